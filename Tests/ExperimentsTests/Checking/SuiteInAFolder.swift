import Foundation
import Reports
import TestSupport
import Testing

@testable import Experiments

/// A suite in a folder of its own, which is checked in this process.
final class SuiteInAFolder {
  let folder: OutputFolder
  let counter = InProcessCounter()
  var path: String { folder.path + "/listscope.json" }

  /// A suite with a short run that updates and scrolls.
  static let short = """
    { scenarios: [ { scenario: "settings", items: 60, frames: 90 } ] }
    """

  /// Writes a suite, and its baselines unless they are not wanted.
  init(_ text: String = SuiteInAFolder.short, update: Bool = true) throws {
    folder = try OutputFolder()
    try write(text)
    if update { _ = try check(updates: true) }
  }

  func write(_ text: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Checks scenarios of the suite; all where none is named.
  func check(
    _ names: String...,
    updates: Bool = false,
    instructions: Bool = false
  ) throws -> CheckResult {
    let suite = try Suite(path: path, resolve: InProcessPlayer.resolve)
    return try CheckRequest(suite, names)
      .check(updates: updates, instructions: instructions, counter)
  }

  /// The text of a baseline.
  func baseline(_ name: String = "settings") throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  private func file(_ name: String) -> String { "\(folder.path)/baselines/\(name).txt" }

  /// Adds to a count of a baseline, and returns what it was.
  @discardableResult
  func add(_ difference: Int, to count: String, of name: String = "settings") throws -> Int {
    var lines = try baseline(name).components(separatedBy: "\n")
    let index = try #require(lines.firstIndex { $0.hasPrefix("\(count) ") }, "\(count)")
    let value = try #require(lines[index].split(separator: " ").last.flatMap { Int($0) })
    lines[index] = "\(count) \(value + difference)"
    try lines.joined(separator: "\n").write(toFile: file(name), atomically: true, encoding: .utf8)
    return value
  }

  /// Changes a text in a baseline.
  func replace(_ old: String, with new: String, in name: String = "settings") throws {
    let text = try baseline(name)
    #expect(text.contains(old), "\(old)")
    try text.replacing(old, with: new)
      .write(toFile: file(name), atomically: true, encoding: .utf8)
  }

  /// The counts of a baseline by name.
  func counts(_ name: String = "settings") throws -> [String: Int] {
    let lines = try baseline(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Dictionary(
      uniqueKeysWithValues: lines.compactMap { line in
        guard let blank = line.lastIndex(of: " "),
          let value = Int(line[line.index(after: blank)...])
        else { return nil }
        return (String(line[..<blank]), value)
      }
    )
  }
}

extension CheckResult {
  /// The result as the terminal shows it.
  var text: String { TextReport(report, style: .plain).text() }

  /// The result with every run of spaces and line breaks as one space.
  var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
