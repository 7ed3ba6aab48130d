import Foundation
import Testing

/// A file that holds what a test expects.
///
/// `RECORD=1` rewrites it, and the test fails all the same.
enum GoldenFile {
  /// The folder of the whole package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Compares a text with a file of the package.
  static func expect(_ text: String, at path: String) throws {
    let file = package.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(path) was written again; look at the difference.")
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(path) differs; RECORD=1 rewrites it")
  }
}
