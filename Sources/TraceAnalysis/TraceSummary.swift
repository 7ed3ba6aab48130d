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
  /// The time of the first event, in nanoseconds of the trace's clock; nil when there is none.
  public let firstNs: Int64?
  /// The time from the first event to the last, in nanoseconds.
  public let durationNs: Int64
  /// How many events were read.
  public let events: Int
  /// How many events the tracer had to discard.
  public let lostEvents: UInt64
  /// What could not be read.
  public let damage: ReadingDamage
  /// Intervals without an end, by name.
  public let unfinished: [String: Int]
  /// Ends without a begin.
  public let unmatchedEnds: Int
  /// Intervals left out because they ended before they began.
  public let rejectedIntervals: Int
  /// Intervals that enclosed too many others to be taken together with them.
  public let splitIntervals: Int
  /// Events of other providers, which were skipped, by provider.
  public let unknownProviders: [String: Int]
  /// How many processes there are.
  public let processes: Int
  /// The version of the schema that the trace was recorded with.
  public let schemaVersion: Int?
  /// Whether the trace was recorded with the schema that it was summarised with; nil when it
  /// does not say.
  public let hasCurrentSchema: Bool?
  /// A row for every name of interval.
  public let intervals: [IntervalSummary]
  /// What was inside what, over the whole trace; the most expensive first.
  public let nesting: [IntervalBreakdown]
  /// Frames; nil when the trace has none.
  public let frames: FrameSummary?
  /// Updates; nil when the trace has none.
  public let updates: UpdateSummary?
  /// A row for every list of every process that has frames or updates.
  public let lists: [ListSummary]
  /// Measuring; nil when the trace says nothing about it.
  public let measuring: MeasuringSummary?
  /// How costs grow with the scroll depth and with the number of items.
  public let scaling: [ScalingSummary]
  /// The users' own counters, by name.
  public let counters: [CounterSummary]
  /// What to look at first, the most important first; at most five.
  public private(set) var advice: [Advice]

  /// The part of the trace whose intervals are taken.
  public internal(set) var range = TraceRange()

  /// The number of intervals without an end.
  public var unfinishedIntervals: Int { unfinished.values.reduce(0, +) }

  /// Summarises a trace that is in memory.
  ///
  /// - Parameters:
  ///   - trace: the trace.
  ///   - schema: the schema, which decides the order of the rows.
  ///   - evaluation: what the reader asks frames to be evaluated by.
  ///   - known: what is known of the run apart from the trace; the trace is believed first.
  /// - Complexity: O(n log n) for n intervals.
  public init(
    _ trace: Trace,
    schema: Schema,
    evaluation: EvaluationOptions = EvaluationOptions(),
    known: RunDescription? = nil
  ) {
    var collectors = TraceCollectors(evaluation, known: known)
    collectors.add(trace.tree, trace.facts)
    self.init(collectors, trace.facts, trace.tree.tally, trace.reading, schema, known)
  }

  init(
    _ collectors: TraceCollectors,
    _ facts: TraceFacts,
    _ tally: IntervalTally,
    _ reading: ReadingTally,
    _ schema: Schema,
    _ known: RunDescription?
  ) {
    let announced = facts.runs.first?.description
    run = announced.map { run in known.map(run.completed(by:)) ?? run } ?? known
    repetitions = facts.runs.count
    mismatch = RunMismatch(among: facts.runs.map(\.description))
    isInterrupted = facts.runs.contains { !$0.description.isComplete }
    firstNs = facts.firstNs
    durationNs = (facts.lastNs ?? 0) - (facts.firstNs ?? 0)
    events = facts.events
    lostEvents = reading.lostEvents
    damage = reading.damage
    unfinished = tally.unfinished
    unmatchedEnds = tally.unmatchedEnds
    rejectedIntervals = tally.rejected
    splitIntervals = tally.split
    unknownProviders = reading.unknownProviders
    processes = facts.processes
    schemaVersion = facts.schemaVersion
    hasCurrentSchema = facts.schemaFingerprint.map { $0 == String(schema.fingerprint, radix: 16) }
    intervals = collectors.intervals.summaries(in: schema.intervalOrder)
    nesting = collectors.nesting.breakdown
    frames = collectors.frames.summary(facts)
    lists = ListSummary.all(collectors.frames, collectors.updates)
    updates = collectors.updates.summary
    measuring = collectors.measuring.summary(facts)
    scaling = collectors.scaling.summary
    counters = facts.counters
    advice = []
    advice = Advice.all(for: self)
  }
}
