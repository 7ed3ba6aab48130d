/// Adds up one kind of cost over one stage of one run; over several runs, collectors are merged.
///
/// A value of bounded memory. Each takes intervals, events, or both.
protocol StageCollector: Sendable {
  /// Takes what a part of the run did in the stage.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ part: StagePart)

  /// Takes an event that is no begin or end of an interval; any that says nothing here is left alone.
  mutating func add(_ event: TraceEvent, isInFrame: Bool)

  /// Takes what was added up over another run.
  mutating func merge(_ other: Self)
}

extension StageCollector {
  mutating func add(_ part: StagePart) {}

  mutating func add(_ event: TraceEvent, isInFrame: Bool) {}

  fileprivate mutating func merge(any other: any StageCollector) {
    if let same = other as? Self { merge(same) }
  }
}

/// Intervals of one thread, one run and one stage.
struct StagePart {
  /// The intervals.
  let tree: IntervalTree
  /// The frames among them, in the order of their begins.
  let frames: [SegmentFrame]
  /// True if frames were paced by a real display.
  let isRealTime: Bool
  /// The time of the trace's first event, in nanoseconds of its clock.
  let firstNs: Int64
  /// The number of frames that may still be kept.
  let room: Int
}

/// All that is added up over one stage of one run; over several runs, their collectors are merged.
struct RunCollector: Sendable {
  private var collectors: [any StageCollector]

  /// Prepares to add up all that a report needs; of every kind, at most `limit` durations are kept as they
  /// are.
  init(limit: Int = Samples.exactLimit) {
    self.init(
      [
        IntervalStatistics(limit: limit), NestingTotals(), FrameTotals(limit: limit),
        UpdateTotals(limit: limit), MeasuringCollector(), RowCollector(limit: limit),
        ElementCollector(), ElementUpdates(), FrameTimeCollector(), ScalingCollector(),
        SuspectCollector(), DepthCollector(limit: limit), AllocationCollector(), CounterCollector(),
        ThreadTotals(), SignpostCounts(),
      ]
    )
  }

  /// Prepares to add up with some collectors.
  init(_ collectors: [any StageCollector]) {
    self.collectors = collectors
  }

  /// The collector of a type.
  ///
  /// - Precondition: there is one.
  subscript<Collector: StageCollector>(_ type: Collector.Type) -> Collector {
    for case let found as Collector in collectors { return found }
    preconditionFailure("no \(type) among the collectors of a run")
  }

  /// Takes what a part of the run did in the stage.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ part: StagePart) {
    for place in collectors.indices { collectors[place].add(part) }
  }

  /// Takes an event that is no begin or end of an interval.
  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    for place in collectors.indices { collectors[place].add(event, isInFrame: isInFrame) }
  }

  /// Takes what was added up over another run, which has the same collectors.
  mutating func merge(_ other: RunCollector) {
    for place in collectors.indices { collectors[place].merge(any: other.collectors[place]) }
  }
}
