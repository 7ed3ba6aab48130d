import ListSchema
package import Signposts

/// One reading of a trace: turns events, which are added in the order of time, into runs, intervals and
/// frames, and hands these to collectors.
///
/// Memory is bounded by the largest segment of each thread, as `IntervalSegments` states it, by the number
/// of runs, and by what the collectors keep.
package struct TraceLine {
  private var segments: IntervalSegments
  private var division: RunDivision
  private var runs: RunIndex
  private var facts = TraceFacts()
  private let schema: Schema
  private let categories: CategoryFilter
  private let collectors: [any TraceCollector]

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - schema: names the causes of late frames, and decides the order of the rows.
  ///   - evaluation: the options for frames, where they differ from the run's.
  ///   - known: the facts of runs from elsewhere; the trace is believed first.
  ///   - range: the part of the trace whose intervals are taken.
  ///   - collectors: take what is read.
  package init(
    schema: Schema,
    evaluation: EvaluationOptions = EvaluationOptions(),
    known: RunDescription? = nil,
    range: TraceRange = TraceRange(),
    into collectors: [any TraceCollector]
  ) {
    segments = IntervalSegments(categories: evaluation.categories)
    runs = RunIndex(known: known)
    division = RunDivision(evaluator: FrameEvaluator(evaluation, schema), range: range)
    (self.schema, self.collectors) = (schema, collectors)
    categories = evaluation.categories
  }

  /// The name of each symbol that intervals have had so far.
  var names: [String] { segments.names }

  /// The category of each of those names that belongs to one.
  var origins: [String: SignpostOrigin] { segments.origins }

  /// The categories of all signposts so far, also of those that are not taken.
  var foundCategories: [SignpostOrigin] { segments.categories }

  /// Takes note of what is missing in the trace, before the first event.
  package mutating func exclude(_ gaps: TraceGaps) { division.gaps = gaps }

  /// Takes an event, and hands out what it completes.
  ///
  /// - Complexity: O(1), amortised, where intervals nest.
  package mutating func add(_ event: TraceEvent) {
    facts.events += 1
    let isInterval = segments.add(event) {
      Self.handOut($0, &division, runs, facts, to: collectors)
    }
    guard !isInterval else {
      _ = runs.note(event)
      return
    }
    if let origin = event.type.origin, !categories.accepts(origin) { return }
    let found = addInstant(event).map { place(of: event, in: $0) }
    for collector in collectors { collector.add(event, at: found, runs, facts.contentTypes) }
  }

  /// Hands out what is complete, without waiting for more.
  package mutating func handOut() {
    segments.handOut { Self.handOut($0, &division, runs, facts, to: collectors) }
  }

  /// Hands out what is left, and says what became of everything else.
  package mutating func finish(_ reading: ReadingTally = ReadingTally()) -> TraceEnding {
    let tally = segments.finish { Self.handOut($0, &division, runs, facts, to: collectors) }
    let played = runs.played(division.evaluator.options)
    facts.finish(played, division.brokenFrames, leftOut: runs.leftOut)
    for collector in collectors { collector.finish(runs, facts.contentTypes) }
    return TraceEnding(
      runs: played,
      facts: facts,
      tally: tally,
      reading: reading,
      schema: schema,
      range: division.range,
      names: names,
      origins: origins,
      categories: foundCategories
    )
  }

  private static func handOut(
    _ tree: IntervalTree,
    _ division: inout RunDivision,
    _ runs: RunIndex,
    _ facts: TraceFacts,
    to collectors: [any TraceCollector]
  ) {
    division.divide(tree, runs, facts.states) { segment in
      for collector in collectors { collector.add(segment, runs, facts.contentTypes) }
    }
  }

  private mutating func addInstant(_ event: TraceEvent) -> Int? {
    if event.type.name == EventName.runBegin { return runs.announce(event) }
    guard let run = runs.note(event) else { return nil }
    switch event.type.name {
    case EventName.schema, EventName.typeName, EventName.stateName: facts.learn(event)
    case EventName.scenario:
      runs.change(run) { $0.add(contentOf: event) }
    case EventName.runOptions: runs.change(run) { $0.add(fieldsOf: event) }
    case EventName.runParameter: runs.change(run) { $0.add(parameterOf: event) }
    case EventName.runEnd: runs.change(run) { $0.isComplete = true }
    case EventName.stackSampling: runs.change(run) { $0.hasStackSamples = true }
    case EventName.allocations where runs.description(run)?.hasAllocationCounts != true:
      runs.change(run) { $0.hasAllocationCounts = true }
    default: break
    }
    return run
  }

  private mutating func place(of event: TraceEvent, in run: Int) -> InstantPlace {
    guard let open = segments.openFrames(event.process, event.thread),
      open.isInFrame(since: runs.run(run).startNs)
    else {
      return InstantPlace(run: run, stage: .measured, isInFrame: false)
    }
    let stage = division.evaluator.stage(ofFrame: open.number, in: run, runs)
    return InstantPlace(run: run, stage: stage, isInFrame: true)
  }
}
