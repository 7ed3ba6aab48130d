/// A part of a trace, complete in itself.
public enum TracePart: Sendable {
  /// Some of one thread's intervals, in the order of their begins: whole trees, unless one was too large
  /// to be kept; see `IntervalSegments`.
  case intervals([PlacedInterval])
  /// A value of a counter.
  case counter(CounterReading)
}

/// What is known once all parts of a trace have been handed out.
public struct TraceEnding: Sendable {
  /// The runs in the order of their begins.
  public let runs: [PlayedRun]
  /// What is known beside the intervals.
  public let facts: TraceFacts
  /// What became of begins and ends that are in no interval.
  public let tally: IntervalTally
  /// What the reader found out.
  public let reading: ReadingTally
}

/// Hands out a trace of any length part by part, from events that are added in the order of time.
///
/// Memory is bounded by the largest segment of each thread, as `IntervalSegments` states it.
public struct TraceParts {
  private let evaluation: EvaluationOptions
  private let known: RunDescription?
  private var segments = IntervalSegments()
  private var facts = TraceFacts()
  private var places: IntervalPlaces

  /// Prepares to hand out.
  ///
  /// - Parameters:
  ///   - evaluation: what frames are evaluated by, where that differs from what the run says.
  ///   - known: what is known of the run apart from the trace; the trace is believed first.
  public init(evaluation: EvaluationOptions = EvaluationOptions(), known: RunDescription? = nil) {
    self.evaluation = evaluation
    self.known = known
    places = IntervalPlaces(evaluation, known: known)
  }

  /// Takes one event, and hands out what it completes.
  ///
  /// - Complexity: O(1), amortised, where intervals nest.
  public mutating func add(_ event: TraceEvent, _ deliver: (TracePart) -> Void) {
    facts.count(event)
    let isInterval = segments.add(event) { deliver(.intervals(places.intervals(of: $0, facts))) }
    guard !isInterval else { return places.runs.note(event) }
    let runs = facts.runs.count
    facts.addInstant(event)
    if facts.runs.count > runs {
      places.runs.announce(event, facts)
    } else {
      places.runs.note(event)
    }
    if let reading = places.reading(event, facts) { deliver(.counter(reading)) }
  }

  /// Hands out what is left, and says what is known of the whole.
  public mutating func finish(
    _ reading: ReadingTally = ReadingTally(),
    _ deliver: (TracePart) -> Void
  ) -> TraceEnding {
    let tally = segments.finish { deliver(.intervals(places.intervals(of: $0, facts))) }
    return TraceEnding(
      runs: places.runs.played(facts, evaluation, known: known),
      facts: facts,
      tally: tally,
      reading: reading
    )
  }
}

/// Finds the place of each interval in the trace.
private struct IntervalPlaces {
  private struct ThreadKey: Hashable {
    let process: ProcessID
    let thread: Int32
  }

  var runs = TraceRuns()
  private var evaluate: FrameEvaluator
  private var lanes: [ThreadKey: Lanes] = [:]

  init(_ evaluation: EvaluationOptions, known: RunDescription?) {
    evaluate = FrameEvaluator(evaluation, known: known)
  }

  /// The intervals of one thread's segment.
  mutating func intervals(of tree: IntervalTree, _ facts: TraceFacts) -> [PlacedInterval] {
    evaluate.learn(facts)
    let firstNs = facts.firstNs ?? 0
    var causes = FrameCauses(tree)
    var intervals: [PlacedInterval] = []
    intervals.reserveCapacity(tree.intervals.count)
    for (position, interval) in tree.intervals.enumerated() {
      let run = runs.run(of: interval.process, at: interval.startNs)
      let parent = interval.parent.map { intervals[$0] }
      let isFrame = interval.shape.meaning == .frame
      intervals.append(
        PlacedInterval(
          interval: interval,
          run: run,
          startNs: interval.startNs - firstNs,
          lane: lane(of: interval),
          parentID: parent?.id,
          frameID: isFrame ? interval.number : parent?.frameID,
          frame: isFrame
            ? evaluate.evaluate(interval, at: position, &causes, in: run, firstNs: firstNs) : nil,
          contentType: facts.contentTypes.name(of: interval)
        )
      )
    }
    return intervals
  }

  /// The value that a counter's event carries; nil for any other event.
  func reading(_ event: TraceEvent, _ facts: TraceFacts) -> CounterReading? {
    guard event.type.name == KnownEvent.counter,
      let value = event[KnownField.value]?.integer
    else { return nil }
    return CounterReading(
      run: runs.run(of: event.process, at: event.timestampNs),
      list: event[KnownField.list]?.identifier ?? 0,
      timeNs: event.timestampNs - (facts.firstNs ?? 0),
      name: event[KnownField.name]?.name ?? "",
      value: value
    )
  }

  private mutating func lane(of interval: Interval) -> Int {
    let key = ThreadKey(process: interval.process, thread: interval.thread)
    return lanes[key, default: Lanes()]
      .place(startNs: interval.startNs, endNs: interval.endNs)
  }
}
