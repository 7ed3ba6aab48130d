import Foundation
import Porting

/// The outcome of a port, for people and for programs.
struct PortOutput {
  var files: [PortedFile]
  var interfaceFiles: [InterfaceFile]
  var isDryRun: Bool
  /// The number of files that were named; those after them belong to these.
  var given: Int

  /// The files that changed, and the notes.
  var text: String {
    var lines: [String] = []
    for file in files {
      if file.isChanged {
        lines.append("\(file.path): \(isDryRun ? "would be rewritten" : "rewritten")")
      }
      lines += file.notes.map { "\(file.path):\($0.line): \($0.kind.words): \($0.message)" }
    }
    lines += interfaceFiles.map { "\($0.path): resource: \($0.message)" }
    if files.count > given {
      let names = files.dropFirst(given).map(\.path).joined(separator: ", ")
      lines.append("Rewritten together, as one depends on the other: \(names).")
    }
    let changed = files.count(where: \.isChanged)
    lines.append(
      "\(changed) of \(files.count) files \(isDryRun ? "would change" : "changed")\(left)."
    )
    return lines.joined(separator: "\n")
  }

  /// The number of places that are left to a person, by kind; empty without any.
  private var left: String {
    let kinds = files.flatMap(\.notes).map(\.kind.words) + interfaceFiles.map { _ in "resource" }
    let counts = Dictionary(grouping: kinds) { $0 }.sorted { $0.key < $1.key }
    guard !counts.isEmpty else { return "" }
    let words = counts.map { "\($0.value.count) \($0.key)" }.joined(separator: ", ")
    return "; \(kinds.count) \(kinds.count == 1 ? "place is" : "places are") left to you: \(words)"
  }

  /// A file as JSON has it.
  private struct Entry: Encodable {
    var path: String
    var isChanged: Bool
    var notes: [Note]
  }

  /// The same as JSON.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = files.map { Entry(path: $0.path, isChanged: $0.isChanged, notes: $0.notes) }
      return String(decoding: try encoder.encode(entries), as: UTF8.self)
    }
  }
}

/// The end of a run that could not do its work.
enum FailureOutput {
  /// Writes a sentence to stderr.
  static func write(_ text: String) {
    FileHandle.standardError.write(Data("Error: \(text.printableLines)\n".utf8))
  }
}
