import Foundation
import Reports
import TestSupport
import Testing

@testable import Experiments

/// A suite in a folder of its own, which is checked in this process.
final class SuiteInAFolder: BaselineFolder {
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
}

extension CheckResult {
  /// The result as the terminal shows it.
  var text: String { TextReport(report, style: .plain).text() }

  /// The result with every run of spaces and line breaks as one space.
  var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
