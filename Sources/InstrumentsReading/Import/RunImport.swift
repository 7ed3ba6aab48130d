import Foundation
import Signposts

/// The source of the intervals of a run; of several sources the first is taken, as they say the
/// same.
enum IntervalSource: Int, CaseIterable {
  /// Tables of intervals.
  case intervals
  /// Begins and ends, paired here.
  case events
  /// The unified log.
  case log

  /// The source in words.
  var words: String {
    switch self {
    case .intervals: "a table of intervals"
    case .events: "begins and ends in `os-signpost`, paired here"
    case .log: "begins and ends in the unified log, paired here"
    }
  }
}

/// The import of one run of a recording.
final class RunImport {
  let number: Int
  let options: ImportOptions
  private let folder: String
  private let schema: Schema
  private(set) var writers: [IntervalSource: RunWriter] = [:]
  /// The tables that were there, with the number of their rows.
  var rows: [String: Int] = [:]
  /// Signposts that are not wanted, by subsystem.
  var leftOut: [String: Int] = [:]
  /// The late frames, by table.
  var hitches: [String: HitchList] = [:]
  /// The sampled stacks of the threads; nil where no table has any.
  var samples: SampledStacks?
  /// The names of processes.
  var processNames: [Int64: String] = [:]
  /// The time when it began, in nanoseconds since 1970, as far as the log says.
  var startNs: Int64?
  /// Pairs that could not be told from others, by the device's name.
  var ambiguous: [String: Int] = [:]
  /// Ends without a begin.
  var unmatchedEnds = 0
  /// Begins that were not kept, since too many were open.
  var forgotten = 0
  /// Lines of a log that are no events.
  var foreignLines = 0
  /// Begins without an end in the tables of events, which tables of intervals lack.
  private(set) var unendedEvents = 0
  /// Signposts that are neither begin nor end.
  var points = 0
  /// True if it was recorded in a simulator, as far as the log says.
  var isSimulator = false

  init(number: Int, folder: String, _ schema: Schema, _ options: ImportOptions) {
    self.number = number
    self.folder = folder
    self.schema = schema
    self.options = options
  }

  /// Returns the writer of the intervals of a source.
  func writer(_ source: IntervalSource) throws -> RunWriter {
    if let writer = writers[source] { return writer }
    let writer = try RunWriter(folder: "\(folder)/run-\(number)-\(source)", schema)
    writers[source] = writer
    return writer
  }

  /// The source that is taken; the folders of the others are removed.
  func choose() throws -> (source: IntervalSource, writer: RunWriter)? {
    let used = IntervalSource.allCases.filter { source in
      writers[source].map { $0.tally.intervals + $0.tally.open > 0 } ?? false
    }
    unendedEvents = writers[.events]?.tally.open ?? 0
    for (source, writer) in writers where source != used.first {
      try FileManager.default.removeItem(atPath: writer.folder)
      // Late frames may make it anew.
      writers[source] = nil
    }
    return used.first.flatMap { source in writers[source].map { (source, $0) } }
  }
}
