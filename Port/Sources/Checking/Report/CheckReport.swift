import Foundation
import Porting

/// The words for a checked folder.
public struct CheckReport {
  private let check: FolderCheck
  private let interfaceFiles: [InterfaceFile]

  /// Creates the report of a check.
  public init(_ check: FolderCheck, interfaceFiles: [InterfaceFile] = []) {
    self.check = check
    self.interfaceFiles = interfaceFiles
  }

  /// The summary, then the places that need work.
  public var text: String {
    var lines = [summary, "Checked as \(check.mode.description)."]
    if !check.neighbors.isEmpty {
      let names = check.neighbors.map { URL(fileURLWithPath: $0).lastPathComponent }
      lines.append("Compiled with what they use of their folder: \(Self.list(names, limit: 8)).")
    }
    if !check.stubbed.isEmpty {
      lines.append("Stubs stand in for \(Self.list(check.stubbed, limit: 8)).")
    } else if !ownNames.isEmpty {
      lines.append(
        "\(Self.list(ownNames, limit: 8)): not in these files. Check the folder that has them too, or let "
          + "--stubs FILE write stand-ins."
      )
    }
    if !check.silent.isEmpty {
      lines.append(
        "Stubs that call no closure, so that nothing arrives: \(Self.list(check.silent, limit: 8))."
      )
    }
    lines += check.stubErrors.map { "The stubs need your hand in line \($0)" }
    for file in check.files where file.state != .compiles {
      lines += ["", heading(file)] + places(file)
    }
    let left = check.files.filter { $0.state == .compiles }.flatMap(left(in:))
    if !left.isEmpty { lines += ["", "These compile, and leave to iOS or to you:"] + left }
    if !interfaceFiles.isEmpty {
      lines += [""] + interfaceFiles.map { "\($0.path): \($0.message)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The sentence that says how many compile, and what the others need.
  public var summary: String {
    let states = Dictionary(grouping: check.files, by: \.state)
    var parts = [compiling]
    parts += needs(states[.needsNames] ?? [])
    if let files = states[.isSwiftUI] {
      parts.append(files.count == 1 ? "1 is a SwiftUI view" : "\(files.count) are SwiftUI views")
    }
    if let files = states[.notMeasured] {
      parts.append("\(files.count) \(files.count == 1 ? "is" : "are") not measured, under #if")
    }
    if let files = states[.hasErrors] {
      parts.append("\(files.count) \(files.count == 1 ? "has" : "have") other errors")
    }
    if let files = states[.unreadable] {
      parts.append("\(files.count) cannot be read")
    }
    return parts.joined(separator: "; ") + "."
  }

  /// The numbers of screens and other files that compile.
  private var compiling: String {
    let screens = check.files.filter(\.isScreen)
    let others = check.files.filter { !$0.isScreen }
    let numbers = [(screens, "screen"), (others, screens.isEmpty ? "file" : "other file")]
      .filter { !$0.0.isEmpty }
      .map { files, word in
        "\(files.count { $0.state == .compiles }) of \(files.count) \(Self.plural(files.count, word))"
      }
    if numbers.isEmpty { return "There are no Swift files here" }
    let isOne = numbers.count == 1 && check.files.count { $0.state == .compiles } == 1
    return "\(numbers.joined(separator: " and ")) \(isOne ? "compiles" : "compile") after the port"
  }

  /// The parts of the sentence for files that need one name, two, and so on.
  private func needs(_ files: [CheckedFile]) -> [String] {
    Dictionary(grouping: files, by: \.missing.count).sorted { $0.key < $1.key }.map {
      count,
      files in
      let names = Self.list(Self.unique(files.flatMap(\.missing)).map { "`\($0)`" }, limit: 4)
      let verb = files.count == 1 ? "needs" : "need"
      let amount =
        "\(Self.number(count)) \(Self.plural(count, "name"))\(files.count > 1 ? " each" : "")"
      return "\(files.count) \(verb) \(amount) (\(names))"
    }
  }

  /// The missing types that are no names of Apple's.
  private var ownNames: [String] {
    let problems = check.files.filter { $0.state != .isSwiftUI }.flatMap(\.problems)
    return Self.unique(problems.filter { $0.advice == nil }.compactMap(\.name))
      .filter(StubInference.isOwnType)
  }

  private func heading(_ file: CheckedFile) -> String {
    switch file.state {
    case .isSwiftUI: "\(file.path): a SwiftUI view"
    case .unreadable: "\(file.path): not ported"
    case .notMeasured: "\(file.path): not measured, as nothing of it is compiled on Linux"
    case .needsNames: "\(file.path): needs \(Self.list(file.missing.map { "`\($0)`" }, limit: 8))"
    default: "\(file.path): \(file.problems.count) \(Self.plural(file.problems.count, "error"))"
    }
  }

  private func places(_ file: CheckedFile) -> [String] {
    if file.state == .unreadable {
      return file.notes.map { "  \(file.path):\($0.line): \($0.message)" }
    }
    if file.state == .notMeasured {
      return [
        "  Its declarations are under conditions; #if canImport(UIKit) || canImport(ListScope) has them here, too."
      ]
    }
    if file.state == .isSwiftUI {
      return file.notes.filter(\.isOfSwiftUI).map { "  \(file.path):\($0.line): \($0.message)" }
    }
    if file.state == .needsNames { return file.missing.compactMap { place(of: $0, in: file) } }
    return file.problems.map { problem in
      let advice = problem.advice.map { "; instead: \($0)" } ?? ""
      return "  \(file.path):\(problem.line):\(problem.column): \(problem.message)\(advice)"
    }
  }

  /// The places of a file that compiles without them.
  private func left(in file: CheckedFile) -> [String] {
    file.notes.map { "  \(file.path):\($0.line): \($0.kind.words): \($0.message)" }
  }

  /// The first place of a missing name, and what stands in for it.
  private func place(of name: String, in file: CheckedFile) -> String? {
    let problems = file.problems.filter { $0.name == name }
    guard let first = problems.first else { return nil }
    let others = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    let advice = first.advice.map { "; instead: \($0)" } ?? ""
    return "  \(file.path):\(first.line):\(first.column): \(first.message)\(others)\(advice)"
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func list(_ names: [String], limit: Int) -> String {
    let shown = names.prefix(limit).joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
  }

  private static func plural(_ count: Int, _ word: String) -> String {
    count == 1 ? word : word + "s"
  }

  private static func number(_ count: Int) -> String { count == 1 ? "one" : "\(count)" }

  /// The check as JSON has it.
  private struct Document: Encodable {
    let formatVersion = 1
    var summary: String
    var mode: ProjectMode
    var stubbed: [String]
    var neighbors: [String]
    var files: [CheckedFile]
    var interfaceFiles: [InterfaceFile]
  }

  /// The same as JSON.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      summary: summary,
      mode: check.mode,
      stubbed: check.stubbed,
      neighbors: check.neighbors,
      files: check.files,
      interfaceFiles: interfaceFiles
    )
    let data = (try? encoder.encode(document)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
