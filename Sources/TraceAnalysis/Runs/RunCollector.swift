/// All that is added up over one stage of one run; over several runs, their collectors are merged.
struct RunCollector: Sendable {
  var intervals: IntervalStatistics
  var nesting = NestingTotals()
  var frames: FrameTotals
  var updates: UpdateTotals
  var measuring = MeasuringCollector()
  var rows: RowCollector
  var elements = ElementCollector()
  var elementUpdates = ElementUpdates()
  var frameTime = FrameTimeCollector()
  var scaling = ScalingCollector()
  var suspects = SuspectCollector()
  var depth: DepthCollector
  var allocations = AllocationCollector()
  private(set) var counters: [String: CounterSummary] = [:]

  /// Prepares to add up; of every kind, at most `limit` durations are kept as they are.
  init(limit: Int = Samples.exactLimit) {
    intervals = IntervalStatistics(limit: limit)
    frames = FrameTotals(limit: limit)
    updates = UpdateTotals(limit: limit)
    rows = RowCollector(limit: limit)
    depth = DepthCollector(limit: limit)
  }

  /// Takes what a part of the run did in the stage.
  ///
  /// - Complexity: O(intervals).
  ///
  /// - Parameters:
  ///   - tree: the intervals.
  ///   - segmentFrames: the frames among them.
  ///   - isRealTime: true if frames were paced by a real display.
  ///   - firstNs: the time of the trace's first event, in nanoseconds of its clock.
  ///   - room: the number of frames that may still be kept.
  mutating func add(
    _ tree: IntervalTree,
    _ segmentFrames: some Sequence<SegmentFrame>,
    isRealTime: Bool,
    firstNs: Int64,
    room: inout Int
  ) {
    intervals.add(tree)
    nesting.add(tree)
    for found in segmentFrames {
      frames.add(found.evaluated, isRealTime: isRealTime, room: &room)
      scaling.add(found.evaluated.frame)
      depth.add(found.evaluated.frame)
    }
    updates.add(tree)
    measuring.add(tree, firstNs: firstNs)
    rows.add(tree)
    elementUpdates.add(tree)
    frameTime.add(tree)
    suspects.add(tree, segmentFrames)
    scaling.add(tree)
    depth.add(tree)
  }

  /// Takes an event that is no begin or end of an interval.
  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    frameTime.add(event, isInFrame: isInFrame)
    elements.add(event)
    suspects.add(event)
    allocations.add(event)
    guard event.type.name == KnownEvent.counter else { return measuring.add(event) }
    let name = event[KnownField.name]?.name ?? ""
    guard let value = event[KnownField.value]?.integer,
      counters[name] != nil || counters.count < TraceFacts.maxNames
    else { return }
    counters[name, default: CounterSummary(name: name)].add(value)
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: RunCollector) {
    intervals.merge(other.intervals)
    nesting.merge(other.nesting)
    frames.merge(other.frames)
    updates.merge(other.updates)
    measuring.merge(other.measuring)
    rows.merge(other.rows)
    elements.merge(other.elements)
    elementUpdates.merge(other.elementUpdates)
    frameTime.merge(other.frameTime)
    scaling.merge(other.scaling)
    suspects.merge(other.suspects)
    depth.merge(other.depth)
    allocations.merge(other.allocations)
    for (name, counter) in other.counters {
      counters[name, default: CounterSummary(name: name)].merge(counter)
    }
  }

  /// The counters, by name.
  var counterRows: [CounterSummary] { counters.values.sorted { $0.name < $1.name } }
}
