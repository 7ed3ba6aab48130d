import Checking
import Foundation
import Porting
import SwiftParser

/// The files of screens, with those beside them that they need.
struct SourceSet {
  private let mode: ProjectMode
  private let modules: ListScopeModules
  private var paths: [String]
  private(set) var ported: [PortedFile] = []
  private(set) var notes: [String] = []

  init(_ screens: [String], mode: ProjectMode, modules: ListScopeModules) throws {
    self.mode = mode
    self.modules = modules
    paths = screens
    try port()
  }

  private mutating func port() throws {
    let files = try paths.map {
      (path: $0, contents: try Data(contentsOf: URL(fileURLWithPath: $0)))
    }
    ported = Porter(mode).port(files)
    for file in ported where file.isRefused {
      notes.append("\(file.path): left out. " + (file.notes.first?.message ?? ""))
    }
    paths = ported.filter { !$0.isRefused }.map(\.path)
    ported.removeAll(where: \.isRefused)
  }

  /// Adds files beside the screens until no type and no member is missing that one of them has.
  mutating func complete() throws {
    let others = Neighbors(of: paths).files
    for _ in 0..<4 {
      let check = try FolderCheck(ported, mode: mode, modules: modules, infersStubs: false)
      let missing = Set(check.files.flatMap(\.missing))
      // `UIColor.brand` is a member that an extension adds.
      let members = Set(
        missing.compactMap { $0.split(separator: ".").dropFirst().last.map(String.init) }
      )
      let wanted = others.filter {
        let isUsed =
          !missing.isDisjoint(with: $0.types) || !members.isDisjoint(with: $0.members)
        return isUsed && !paths.contains($0.path)
      }
      guard !wanted.isEmpty else { return }
      paths += wanted.map(\.path)
      try port()
    }
  }

  /// The check with stubs, without the screens that need what no stub can be.
  mutating func checkedWithStubs() throws -> FolderCheck {
    while true {
      let check = try FolderCheck(ported, mode: mode, modules: modules, infersStubs: true)
      let failing = check.files.filter { $0.state != .compiles }
      if replaceSlowExpressions(of: failing) { continue }
      guard !failing.isEmpty, failing.count < ported.count else {
        if !failing.isEmpty { ported = [] }
        for file in failing { leaveOut(file) }
        return check
      }
      for file in failing { leaveOut(file) }
    }
  }

  /// Puts empty values in place of expressions for which the compiler takes too long; true if there are any.
  ///
  /// Without the file, the screens would lack all of its types.
  private mutating func replaceSlowExpressions(of files: [CheckedFile]) -> Bool {
    var isChanged = false
    for index in ported.indices {
      guard let file = files.first(where: { $0.path == ported[index].path }) else { continue }
      for problem in file.problems where problem.isSlowExpression {
        guard let slow = SlowExpression(line: problem.line, of: ported[index]) else { continue }
        ported[index].text = slow.text
        notes.append("\(file.path):\(problem.line): \(slow.note)")
        isChanged = true
      }
    }
    return isChanged
  }

  private mutating func leaveOut(_ file: CheckedFile) {
    notes.append("\(place(of: file)): left out, \(reason(file)).")
    ported.removeAll { $0.path == file.path }
    paths.removeAll { $0 == file.path }
  }

  /// The file, with the line of its first error if no name is missing.
  private func place(of file: CheckedFile) -> String {
    guard file.missing.isEmpty, let first = file.problems.first else { return file.path }
    return "\(file.path):\(first.line)"
  }

  private func reason(_ file: CheckedFile) -> String {
    if file.state == .notMeasured { return "nothing of it is compiled here" }
    guard file.missing.isEmpty else {
      return "it needs " + file.missing.joined(separator: ", ")
    }
    guard let first = file.problems.first else { return "it does not compile" }
    return first.message + (first.advice.map { "; instead: \($0)" } ?? "")
  }

  /// The errors of texts that are compiled together.
  func errors(in texts: [(path: String, text: String)]) throws -> [CompilerError] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("listscope-port-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (path, text) in texts {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path)
    }
    return try TypeChecker(modules, mode: mode).errors(in: paths, scratch: folder)
  }
}
