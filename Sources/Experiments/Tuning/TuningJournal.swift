import Foundation
package import TraceAnalysis

/// Everything that was measured for a tuning, line by line: what is there is never measured again.
///
/// A line is written when its run has ended, so that an interruption costs one run at most.
package final class TuningJournal {
  /// One run of a point.
  package struct Line: Codable {
    package let point: TuningPoint
    /// The name of the point's run: the part of the procedure, and its number there.
    package let run: String
    /// The duration of the run, in seconds.
    package let seconds: Double
    package var measurements: RunMeasurements?
    package var work: PointWork?
    /// The first difference between two runs of the point; nil where they are equal.
    var difference: String?
  }

  private struct Key: Hashable {
    let point: TuningPoint
    let run: String
  }

  private var lines: [Key: Line] = [:]
  private var handle: FileHandle?
  /// The runs that were asked for.
  private var asked: Set<Key> = []
  /// The duration of all requested runs, in seconds.
  ///
  /// A tuning that is continued takes the same steps at the same times.
  package private(set) var seconds = 0.0

  /// Reads a journal, and prepares to continue it.
  ///
  /// - Parameter path: the file; nil keeps nothing.
  /// - Throws: `CommandFailure` where it cannot be written.
  package init(_ path: String?) throws(CommandFailure) {
    guard let path else { return }
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    let whole = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes[...$0] } ?? Data()
    let decoder = JSONDecoder()
    for line in whole.split(separator: UInt8(ascii: "\n")) {
      // A line that says nothing is measured again.
      if let line = try? decoder.decode(Line.self, from: line) { keep(line) }
    }
    // The rest of a line that an interruption has left is removed.
    if !FileManager.default.fileExists(atPath: path) || whole.count < bytes.count {
      guard FileManager.default.createFile(atPath: path, contents: whole) else {
        throw .unusableOutput("'\(path)' cannot be written.")
      }
    }
    guard let handle = FileHandle(forWritingAtPath: path), (try? handle.seekToEnd()) != nil else {
      throw .unusableOutput("'\(path)' cannot be written.")
    }
    // The lock goes with the process.
    guard flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw .unusableOutput("Another tuning writes to '\(path)' at the moment.")
    }
    self.handle = handle
  }

  /// Returns the journal's line of a run; nil where it was not made.
  package func line(_ point: TuningPoint, _ run: String) -> Line? {
    let key = Key(point: point, run: run)
    guard let line = lines[key] else { return nil }
    count(key, line)
    return line
  }

  private func count(_ key: Key, _ line: Line) {
    if asked.insert(key).inserted { seconds += line.seconds }
  }

  /// Keeps what a run gave.
  ///
  /// - Throws: `CommandFailure` where it cannot be written.
  package func add(_ line: Line) throws {
    keep(line)
    count(Key(point: line.point, run: line.run), line)
    guard let handle else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      try handle.write(contentsOf: encoder.encode(line) + Data("\n".utf8))
    } catch {
      throw CommandFailure(
        message: "What was measured cannot be kept: \(error)",
        status: .writeFailed
      )
    }
  }

  private func keep(_ line: Line) {
    lines[Key(point: line.point, run: line.run)] = line
  }
}
