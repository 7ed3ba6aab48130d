import TraceAnalysis
package import Workloads

/// A recording in words.
package struct SessionWords: Encodable {
  /// The name of the file.
  package let file: String
  package let frames: Int
  package let seconds: Double
  package let refreshRateHz: Int
  package let source: String
  package let rows: Int
  package let updates: Int
  package let rowsOnScreen: Int
  package let hitches: Int
  package let hitchMs: Int
  package let types: [String]
  package let causes: [String: Int]
  package let checksum: String
  package let problems: [String]

  /// Describes a recording.
  package init(_ recording: SessionRecording, file: String) {
    let scenario = SessionScenario(recording, name: file)
    self.file = file
    frames = recording.frameCount
    seconds = recording.seconds
    refreshRateHz = recording.refreshRateHz
    source = "\(recording.source)"
    rows = scenario.rowCount
    var (updates, rowsOnScreen, causes) = (0, 0, [String: Int]())
    for event in recording.events {
      switch event.kind {
      case .update(let update):
        updates += 1
        let name = recording.name(update.reason)
        if !name.isEmpty { causes[name, default: 0] += 1 }
      case .row: rowsOnScreen += 1
      default: break
      }
    }
    (self.updates, self.rowsOnScreen, self.causes) = (updates, rowsOnScreen, causes)
    let late = (0..<recording.frameCount).compactMap { scenario.hitchMs(in: $0) }
    (hitches, hitchMs) = (late.count, late.reduce(0, +))
    types = recording.types
    checksum = recording.checksum.hexadecimal
    problems = recording.problems.map(\.description)
  }

  /// One line.
  package var line: String {
    "\(file.printable): \(Readable.number(frames)) frames, \(Readable.number(rows)) rows, "
      + "\(Readable.number(updates)) updates, \(Readable.number(hitches)) hitches"
  }

  /// Some lines.
  package var text: String {
    var lines = [
      "\(file)",
      "  frames    \(Readable.number(frames)) in \(Readable.number(seconds)) s at \(refreshRateHz) Hz",
      "  content   \(Readable.number(rows)) rows at the start, \(types.count) types; "
        + "checksum \(checksum)",
      "  updates   \(Readable.number(updates))"
        + (causes.isEmpty ? "" : ": ")
        + causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8)
        .map { "\($0.key) \($0.value)" }.joined(separator: ", "),
      "  sizes     \(Readable.number(rowsOnScreen)) of rows on screen",
      "  hitches   \(Readable.number(hitches)), \(Readable.number(hitchMs)) ms",
    ]
    lines += problems.map { "  problem   \($0)" }
    return lines.map { $0.printable + "\n" }.joined()
  }
}
