public import Signposts

/// A part of a trace, complete in itself.
public enum TracePart: Sendable {
  /// Some of one thread's intervals, in the order of their begins: whole trees, unless one was too large
  /// to be kept; see `IntervalSegments`.
  case intervals([PlacedInterval])
  /// A value of a counter.
  case counter(CounterReading)
  /// The allocations in one interval.
  case allocations(AllocationReading)
}

/// The facts that are known once all parts of a trace have been handed out.
public struct TraceEnding: Sendable {
  /// The runs in the order of their begins.
  public let runs: [PlayedRun]
  /// The facts beside the intervals.
  public let facts: TraceFacts
  /// The begins and ends that are in no interval, by their outcome.
  public let tally: IntervalTally
  /// The facts that the reader found out.
  public let reading: ReadingTally
  /// The stack samples, with the names of their addresses; nil where there are none, or none are wanted.
  public var samples: (timeline: StackTimeline, names: StackNames)?

  /// The doubts about the trace's processes, the most severe first.
  ///
  /// - Complexity: O(n log n) for n processes and runs.
  public var processDoubts: [ProcessDoubt] { ProcessDoubt.all(reading.processes, runs) }
}

/// Hands out a trace of any length part by part, from events that are added in the order of time.
///
/// Memory is bounded as `RunSegments` states it.
public struct TraceParts {
  private var segments: RunSegments
  private var lanes: [ThreadKey: Lanes] = [:]
  /// Intervals whose content types may not have names yet.
  private var waiting = WaitingSegments()
  /// The allocations in intervals whose content types may not have names yet.
  private var unnamed: [UnnamedAllocations] = []

  /// Prepares to hand out.
  ///
  /// - Parameters:
  ///   - schema: names the causes of late frames.
  ///   - evaluation: the options for frames, where they differ from the run's.
  ///   - known: the facts of runs from elsewhere; the trace is believed first.
  ///   - range: the part of the trace whose intervals are handed out.
  public init(
    schema: Schema,
    evaluation: EvaluationOptions = EvaluationOptions(),
    known: RunDescription? = nil,
    range: TraceRange = TraceRange()
  ) {
    segments = RunSegments(schema, evaluation, known: known, range: range)
  }

  /// Takes note of what is missing in the trace, before the first event.
  public mutating func exclude(_ gaps: TraceGaps) {
    segments.gaps = gaps
  }

  /// Takes one event, and hands out what it completes.
  ///
  /// - Complexity: O(1), amortised, where intervals nest.
  public mutating func add(_ event: TraceEvent, _ deliver: (TracePart) -> Void) {
    let place = segments.add(event) { segment, runs, types in
      waiting.add(segment, types) {
        Self.deliver(&unnamed, types, deliver)
        deliver(.intervals(Self.placed($0, runs, types, &lanes)))
      }
    }
    guard let place else { return }
    if event.type.name == KnownEvent.typeName { deliverNamed(event.process, deliver) }
    if let value = value(event, ofRun: place.run) { deliver(.counter(value)) }
    if let allocations = allocations(event, ofRun: place.run) { unnamed.append(allocations) }
  }

  /// Hands out the intervals of a process that have waited for a name.
  private mutating func deliverNamed(_ process: ProcessID, _ deliver: (TracePart) -> Void) {
    let (runs, types) = (segments.runs, segments.contentTypes)
    waiting.handOut(of: process, types) {
      Self.deliver(&unnamed, types, deliver)
      deliver(.intervals(Self.placed($0, runs, types, &lanes)))
    }
  }

  /// Hands out what is left, and says what is known of the whole.
  public mutating func finish(
    _ reading: ReadingTally = ReadingTally(),
    _ deliver: (TracePart) -> Void
  ) -> TraceEnding {
    let ending = segments.finish(reading) { segment, runs, types in
      waiting.add(segment, types) {
        Self.deliver(&unnamed, types, deliver)
        deliver(.intervals(Self.placed($0, runs, types, &lanes)))
      }
    }
    let (runs, types) = (segments.runs, ending.facts.contentTypes)
    waiting.finish { deliver(.intervals(Self.placed($0, runs, types, &lanes))) }
    Self.deliver(&unnamed, types, deliver)
    return ending
  }

  /// Hands out what intervals allocated, as what they were in is: by then their types have names.
  private static func deliver(
    _ unnamed: inout [UnnamedAllocations],
    _ types: ContentTypes,
    _ deliver: (TracePart) -> Void
  ) {
    for one in unnamed { deliver(.allocations(one.named(types))) }
    unnamed.removeAll(keepingCapacity: true)
  }

  /// The intervals of one thread's segment with their places in the trace.
  private static func placed(
    _ segment: RunSegment,
    _ runs: RunIndex,
    _ types: ContentTypes,
    _ lanes: inout [ThreadKey: Lanes]
  ) -> [PlacedInterval] {
    let (run, firstNs) = (runs.run(segment.run), runs.firstNs ?? 0)
    var frames = segment.frames[...]
    var placed: [PlacedInterval] = []
    placed.reserveCapacity(segment.tree.count)
    // All intervals of a segment are of one thread.
    guard let key = segment.thread else { return placed }
    var threadLanes = lanes.removeValue(forKey: key) ?? Lanes()
    defer { lanes[key] = threadLanes }
    for (position, interval) in segment.tree.intervals.enumerated() {
      let parent = interval.parent.map { (id: placed[$0].id, frameID: placed[$0].frameID) }
      let isFrame = frames.first?.position == position
      placed.append(
        PlacedInterval(
          interval,
          of: run,
          startNs: interval.startNs - firstNs,
          lane: threadLanes.place(startNs: interval.startNs, endNs: interval.endNs),
          in: parent,
          isFrame ? frames.removeFirst().evaluated : nil,
          contentType: types.name(of: interval)
        )
      )
    }
    return placed
  }

  /// Returns the allocations of an interval from its event; nil for any other event, and for
  /// numbers that make no sense.
  private func allocations(_ event: TraceEvent, ofRun run: Int) -> UnnamedAllocations? {
    guard event.type.name == KnownEvent.allocations,
      let interval = event["interval"]?.name,
      let cost = AllocationCost(event, of: interval)
    else { return nil }
    let reading = AllocationReading(
      run: segments.runs.run(run),
      list: event[KnownField.list]?.identifier ?? 0,
      timeNs: event.timestampNs - (segments.runs.firstNs ?? 0),
      contentType: nil,
      cost: cost
    )
    return UnnamedAllocations(reading: reading, type: AllocationCollector.type(event))
  }

  /// The value that a counter's event carries; nil for any other event.
  private func value(_ event: TraceEvent, ofRun run: Int) -> CounterReading? {
    guard event.type.name == KnownEvent.counter,
      let value = event[KnownField.value]?.integer
    else { return nil }
    return CounterReading(
      run: segments.runs.run(run),
      list: event[KnownField.list]?.identifier ?? 0,
      timeNs: event.timestampNs - (segments.runs.firstNs ?? 0),
      name: event[KnownField.name]?.name ?? "",
      value: value
    )
  }
}
