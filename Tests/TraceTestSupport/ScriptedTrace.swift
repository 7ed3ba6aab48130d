import ListSchema
package import Signposts
package import TraceAnalysis
package import TraceReading

/// A trace in memory: its events, and what a reader would have found out.
package struct ScriptedTrace {
  /// The events in the order of time.
  package let events: [TraceEvent]
  /// The facts that are known beside the events.
  package let reading: ReadingTally

  /// Takes a trace.
  package init(events: [TraceEvent], reading: ReadingTally = ReadingTally()) {
    self.events = events
    self.reading = reading
  }
}

extension ScriptedTrace {
  /// The intervals of all events, and what became of begins and ends that are in none.
  package var intervals: (tree: IntervalTree, tally: IntervalTally) {
    var builder = IntervalTreeBuilder()
    for event in events { _ = builder.add(event) }
    return builder.finish()
  }

  /// The intervals of all events.
  package var tree: IntervalTree { intervals.tree }
}

extension TraceReader {
  /// Reads a small trace into memory.
  package func trace() throws(TraceReadingError) -> ScriptedTrace {
    var events: [TraceEvent] = []
    let tally = try read { events.append($0) }
    return ScriptedTrace(events: events, reading: tally.reading)
  }
}

extension ScriptedTrace {
  /// Reads the trace once, into collectors.
  @discardableResult
  package func read(
    into collectors: [any TraceCollector],
    schema: Schema = ListSchema.schema,
    evaluation: EvaluationOptions = EvaluationOptions(),
    known: RunDescription? = nil,
    range: TraceRange = TraceRange()
  ) -> TraceEnding {
    var line = TraceLine(
      schema: schema,
      evaluation: evaluation,
      known: known,
      range: range,
      into: collectors
    )
    line.exclude(reading.gaps)
    for event in events { line.add(event) }
    return line.finish(reading)
  }
}

extension TraceSummary {
  /// Summarises a trace that is in memory, with samples of its stacks.
  package init(
    _ trace: ScriptedTrace,
    schema: Schema,
    evaluation: EvaluationOptions = EvaluationOptions(),
    known: RunDescription? = nil,
    stacks: StackSummary? = nil,
    sites: AllocationSites? = nil
  ) {
    let summary = SummaryCollector()
    let ending = trace.read(
      into: [summary],
      schema: schema,
      evaluation: evaluation,
      known: known
    )
    self = summary.summary(ending, stacks, sites)
  }
}
