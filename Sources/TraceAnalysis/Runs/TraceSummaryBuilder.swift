public import Signposts

/// Summarises a trace of any length from events that are added in the order of time.
///
/// Memory is bounded by the number of threads, processes and runs: per thread a segment of at most
/// `IntervalSegments.defaultLimit` new intervals and `defaultMaxOpen` open ones; per name, field, phase,
/// reason and list 1 MB of exact values in the first run, and less in each one after it; and
/// `FrameSummary.maxFrames` frames in all.
public struct TraceSummaryBuilder {
  private let schema: Schema
  private let range: TraceRange
  private var segments: RunSegments
  private var collectors = RunCollectors()

  /// Prepares to summarise.
  ///
  /// - Parameters:
  ///   - schema: the schema, which decides the order of the rows and names the causes of late frames.
  ///   - evaluation: the options for frames, where they differ from the run's.
  ///   - known: the facts of runs from elsewhere; the trace is believed first.
  ///   - range: the part of the trace whose intervals are taken.
  public init(
    schema: Schema,
    evaluation: EvaluationOptions = EvaluationOptions(),
    known: RunDescription? = nil,
    range: TraceRange = TraceRange()
  ) {
    self.schema = schema
    self.range = range
    segments = RunSegments(schema, evaluation, known: known, range: range)
  }

  /// Takes note of what is missing in the trace, before the first event.
  public mutating func exclude(_ gaps: TraceGaps) {
    segments.gaps = gaps
  }

  /// Takes one event.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func add(_ event: TraceEvent) {
    let place = segments.add(event) { collectors.add($0, $1, $2) }
    if let place { collectors.add(event, at: place) }
  }

  /// The summary of all events added.
  ///
  /// - Complexity: O(n log n) for n intervals.
  public mutating func finish(_ reading: ReadingTally = ReadingTally()) -> TraceSummary {
    let ending = segments.finish(reading) { collectors.add($0, $1, $2) }
    let runs = TraceRuns(collectors, ending, schema, segments.names)
    return TraceSummary(runs, ending, schema, range)
  }
}
