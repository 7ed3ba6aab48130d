public import Signposts

/// Everything that a report says about a trace.
public struct TraceSummary: Sendable {
  /// What was played; nil when neither the trace nor anybody else says so.
  public let run: RunDescription?
  /// How many runs the trace announces.
  public let repetitions: Int
  /// Why the runs are not repetitions of each other; nil when they are, or there is only one.
  public let mismatch: RunMismatch?
  /// Whether a run that the trace announces did not come to its end.
  public let isInterrupted: Bool
  /// The time from the first event to the last, in nanoseconds.
  public let durationNs: Int64
  /// How many events were read.
  public let events: Int
  /// How many events the tracer had to discard.
  public let lostEvents: UInt64
  /// Intervals without an end, by name.
  public let unfinished: [String: Int]
  /// Ends without a begin.
  public let orphanEnds: Int
  /// Intervals left out because they ended before they began.
  public let rejectedIntervals: Int
  /// Events of other providers, which were skipped, by provider.
  public let unknownProviders: [String: Int]
  /// How many processes there are.
  public let processes: Int
  /// The version of the vocabulary that the trace was recorded with.
  public let schemaVersion: Int?
  /// Whether the trace was recorded with the vocabulary that it was summarised with; nil when it
  /// does not say.
  public let hasCurrentSchema: Bool?
  /// A row for every name of interval.
  public let intervals: [IntervalSummary]
  /// Frames; nil when the trace has none.
  public let frames: FrameSummary?
  /// Updates; nil when the trace has none.
  public let updates: UpdateSummary?
  /// A row for every list of every process that has frames or updates.
  public let lists: [ListSummary]
  /// Measuring; nil when the trace says nothing about it.
  public let measuring: MeasuringSummary?
  /// The users' own counters, by name.
  public let counters: [CounterSummary]

  /// The number of intervals without an end.
  public var unfinishedIntervals: Int { unfinished.values.reduce(0, +) }

  /// Summarises a trace.
  ///
  /// - Parameters:
  ///   - trace: the trace.
  ///   - schema: the vocabulary, which decides the order of the rows.
  ///   - judgement: what the reader asks frames to be judged by.
  ///   - known: what is known of the run apart from the trace; the trace is believed first.
  /// - Complexity: O(n log n) for n intervals.
  public init(
    _ trace: Trace,
    schema: Schema,
    judgement: FrameJudgement = FrameJudgement(),
    known: RunDescription? = nil
  ) {
    let announced = trace.runs.first?.description
    run = announced.map { run in known.map(run.completed(by:)) ?? run } ?? known
    repetitions = trace.runs.count
    mismatch = RunMismatch(among: trace.runs.map(\.description))
    isInterrupted = trace.runs.contains { !$0.description.isComplete }
    durationNs = (trace.lastNs ?? 0) - (trace.firstNs ?? 0)
    events = trace.events
    lostEvents = trace.lostEvents
    unfinished = trace.tree.tally.unfinished
    orphanEnds = trace.tree.tally.orphanEnds
    rejectedIntervals = trace.tree.tally.rejected
    unknownProviders = trace.unknownProviders
    processes = trace.processes
    schemaVersion = trace.schemaVersion
    hasCurrentSchema = trace.schemaFingerprint.map { $0 == String(schema.fingerprint, radix: 16) }
    intervals = trace.tree.summaries(in: schema.intervalOrder)
    frames = FrameSummary(trace, judgement, run: known)
    lists = ListSummary.all(in: trace, frames)
    updates = UpdateSummary(trace)
    measuring = MeasuringSummary(trace)
    counters = trace.counters
  }
}
