import ListSchema

/// A part of a trace, complete in itself.
public enum TracePart: Sendable {
  /// Some of one thread's intervals, in the order of their begins: whole trees, unless one was too large
  /// to be kept; see `IntervalSegments`.
  case intervals([PlacedInterval])
  /// A value of a counter.
  case counter(CounterReading)
  /// The allocations in one interval.
  case allocations(AllocationReading)
  /// An instant that an app has marked, or a message of its log.
  case signpost(SignpostReading)
}

/// Hands out a trace of any length part by part, while it is read.
package final class TraceParts: TraceCollector {
  private let deliver: (TracePart) -> Void
  private let endNs: () -> Int64?
  private var lanes: [ThreadKey: Lanes] = [:]
  /// Intervals whose content types may not have names yet.
  private var waiting = WaitingSegments()
  /// The allocations in intervals whose content types may not have names yet.
  private var unnamed: [UnnamedAllocations] = []

  /// Prepares to hand out parts.
  ///
  /// - Parameters:
  ///   - endNs: the time from which no interval is wanted any more, in nanoseconds since the first event of the
  ///     trace; nil while all are.
  ///   - deliver: takes the parts.
  package init(
    until endNs: @escaping () -> Int64? = { nil },
    _ deliver: @escaping (TracePart) -> Void
  ) {
    (self.endNs, self.deliver) = (endNs, deliver)
  }

  package func add(_ segment: RunSegment, _ runs: RunIndex, _ types: ContentTypes) {
    if let endNs = endNs(), segment.startNs - (runs.firstNs ?? 0) >= endNs { return }
    waiting.add(segment, types) { handOut($0, runs, types) }
  }

  package func add(
    _ event: TraceEvent,
    at place: InstantPlace?,
    _ runs: RunIndex,
    _ types: ContentTypes
  ) {
    guard let run = place.map({ runs.run($0.run) }) else { return }
    let firstNs = runs.firstNs ?? 0
    if let signpost = SignpostReading(event, of: run, firstNs: firstNs) {
      return deliver(.signpost(signpost))
    }
    switch event.type.name {
    case EventName.typeName:
      waiting.handOut(of: event.process, types) { handOut($0, runs, types) }
    case EventName.counter: addCounter(event, of: run, firstNs: firstNs)
    case EventName.allocations: addAllocations(event, of: run, firstNs: firstNs)
    default: break
    }
  }

  package func finish(_ runs: RunIndex, _ types: ContentTypes) {
    waiting.finish { deliver(.intervals(placed($0, runs, types))) }
    handOutAllocations(types)
  }

  /// Hands out a segment, after what intervals allocated before: by then their types have names.
  private func handOut(_ segment: RunSegment, _ runs: RunIndex, _ types: ContentTypes) {
    handOutAllocations(types)
    deliver(.intervals(placed(segment, runs, types)))
  }

  private func handOutAllocations(_ types: ContentTypes) {
    for one in unnamed { deliver(.allocations(one.named(types))) }
    unnamed.removeAll(keepingCapacity: true)
  }

  /// The intervals of one thread's segment with their places in the trace.
  private func placed(
    _ segment: RunSegment,
    _ runs: RunIndex,
    _ types: ContentTypes
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
          lane: threadLanes.place(
            startNs: interval.startNs,
            endNs: interval.endNs,
            task: interval.task
          ),
          in: parent,
          isFrame ? frames.removeFirst().evaluated : nil,
          contentType: types.name(of: interval)
        )
      )
    }
    return placed
  }

  /// Takes the allocations of an interval, unless their numbers make no sense.
  private func addAllocations(_ event: TraceEvent, of run: TraceRun, firstNs: Int64) {
    guard let interval = event[.interval]?.name, let cost = AllocationCost(event, of: interval)
    else { return }
    let reading = AllocationReading(
      run: run,
      list: event[.list]?.identifier ?? 0,
      timeNs: event.timestampNs - firstNs,
      contentType: nil,
      cost: cost
    )
    unnamed.append(UnnamedAllocations(reading: reading, type: AllocationCollector.type(event)))
  }

  private func addCounter(_ event: TraceEvent, of run: TraceRun, firstNs: Int64) {
    guard let value = event[.value]?.integer else { return }
    deliver(
      .counter(
        CounterReading(
          run: run,
          list: event[.list]?.identifier ?? 0,
          timeNs: event.timestampNs - firstNs,
          name: event[.name]?.name ?? "",
          value: value
        )
      )
    )
  }
}
