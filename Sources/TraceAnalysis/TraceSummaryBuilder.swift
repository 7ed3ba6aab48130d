public import Signposts

/// Summarises a trace of any length from events that are added in the order of time.
///
/// Memory is bounded by the number of threads and processes: per thread a segment of at most
/// `IntervalSegments.defaultLimit` new intervals and `defaultMostOpen` open ones, per name, field, phase,
/// reason and list at most 1 MB of exact values, and `FrameSummary.maxFrames` frames.
public struct TraceSummaryBuilder {
  private let schema: Schema
  private let known: RunDescription?
  private let range: TraceRange
  private var segments = IntervalSegments()
  private var facts = TraceFacts()
  private var collectors: TraceCollectors

  /// Prepares to summarise; the parameters are those of `TraceSummary`, and the part of the trace
  /// whose intervals are taken.
  public init(
    schema: Schema,
    evaluation: EvaluationOptions = EvaluationOptions(),
    known: RunDescription? = nil,
    range: TraceRange = TraceRange()
  ) {
    self.schema = schema
    self.known = known
    self.range = range
    collectors = TraceCollectors(evaluation, known: known)
  }

  /// Takes one event.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func add(_ event: TraceEvent) {
    facts.count(event)
    let isInterval = segments.add(event) {
      collectors.add($0.beginning(in: range, firstNs: facts.firstNs ?? 0), facts)
    }
    if !isInterval { facts.addInstant(event) }
  }

  /// The summary of all events added.
  public mutating func finish(_ reading: ReadingTally = ReadingTally()) -> TraceSummary {
    let tally = segments.finish {
      collectors.add($0.beginning(in: range, firstNs: facts.firstNs ?? 0), facts)
    }
    var summary = TraceSummary(collectors, facts, tally, reading, schema, known)
    summary.range = range
    return summary
  }
}
