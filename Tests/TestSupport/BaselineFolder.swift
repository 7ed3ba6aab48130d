import Foundation
import Testing

/// A suite in a folder of its own, whose baselines a test reads and changes.
package protocol BaselineFolder {
  /// The folder of the suite.
  var folder: OutputFolder { get }
}

extension BaselineFolder {
  /// The text of a baseline.
  package func baseline(_ name: String = "settings") throws -> String {
    try String(contentsOfFile: baselinePath(name), encoding: .utf8)
  }

  /// The path of a baseline.
  package func baselinePath(_ name: String) -> String { "\(folder.path)/baselines/\(name).txt" }

  /// Adds to a count of a baseline, and returns what it was.
  @discardableResult
  package func add(_ difference: Int, to count: String, of name: String = "settings") throws -> Int
  {
    var lines = try baseline(name).components(separatedBy: "\n")
    let index = try #require(lines.firstIndex { $0.hasPrefix("\(count) ") }, "\(count)")
    let value = try #require(lines[index].split(separator: " ").last.flatMap { Int($0) })
    lines[index] = "\(count) \(value + difference)"
    try lines.joined(separator: "\n").write(
      toFile: baselinePath(name),
      atomically: true,
      encoding: .utf8
    )
    return value
  }

  /// Changes a text in a baseline.
  package func replace(_ old: String, with new: String, in name: String = "settings") throws {
    let text = try baseline(name)
    #expect(text.contains(old), "\(old)")
    try text.replacing(old, with: new)
      .write(toFile: baselinePath(name), atomically: true, encoding: .utf8)
  }

  /// The counts of a baseline by name.
  package func counts(_ name: String = "settings") throws -> [String: Int] {
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
