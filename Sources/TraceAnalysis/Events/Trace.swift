/// All that was read from a trace, with every interval.
///
/// For traces that fit into memory; `TraceSummaryBuilder` summarises those of any length.
public struct Trace: Sendable {
  /// The finished intervals.
  public let tree: IntervalTree
  /// What is known beside them.
  public let facts: TraceFacts
  /// What the reader found out.
  public let reading: ReadingTally
}

/// Makes a `Trace` from events that are added in the order of time.
public struct TraceBuilder {
  private var tree = IntervalTreeBuilder()
  private var facts = TraceFacts()

  /// Makes a builder without events.
  public init() {}

  /// Takes one event.
  public mutating func add(_ event: TraceEvent) {
    facts.count(event)
    if !tree.add(event) { facts.addInstant(event) }
  }

  /// The trace of all events added, with all intervals that have an end.
  public func finish(_ reading: ReadingTally = ReadingTally()) -> Trace {
    Trace(tree: tree.finish(), facts: facts, reading: reading)
  }
}
