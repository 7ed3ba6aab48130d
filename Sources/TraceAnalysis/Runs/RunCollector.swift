/// All that is added up over one run; over several runs, their collectors are merged.
struct RunCollector: Sendable {
  var intervals: IntervalStatistics
  var nesting = NestingTotals()
  var frames: FrameTotals
  /// Frames of the warm-up, which nothing else holds.
  var warmup: FrameTotals
  var updates: UpdateTotals
  var measuring = MeasuringCollector()
  var rows: RowCollector
  var frameTime = FrameTimeCollector()
  var scaling = ScalingCollector()
  private(set) var counters: [String: CounterSummary] = [:]

  /// Prepares to add up; of every kind so many durations are kept as they are.
  init(limit: Int = Samples.exactLimit) {
    intervals = IntervalStatistics(limit: limit)
    frames = FrameTotals(limit: limit)
    warmup = FrameTotals(limit: limit)
    updates = UpdateTotals(limit: limit)
    rows = RowCollector(limit: limit)
  }

  /// Takes a part of the run.
  ///
  /// - Complexity: O(intervals).
  ///
  /// - Parameters:
  ///   - segment: the part.
  ///   - isRealTime: whether frames were paced by a real display.
  ///   - firstNs: the time of the trace's first event, in nanoseconds of its clock.
  ///   - room: how many frames may still be kept.
  mutating func add(_ segment: RunSegment, isRealTime: Bool, firstNs: Int64, room: inout Int) {
    intervals.add(segment.tree)
    nesting.add(segment.tree)
    for found in segment.frames {
      if found.evaluated.frame.isWarmup {
        warmup.add(found.evaluated, isRealTime: isRealTime, room: &room)
      } else {
        frames.add(found.evaluated, isRealTime: isRealTime, room: &room)
      }
    }
    updates.add(segment.tree)
    measuring.add(segment.tree, firstNs: firstNs)
    rows.add(segment.tree)
    frameTime.add(segment.tree)
    scaling.add(segment)
  }

  /// Takes an event that is no begin or end of an interval.
  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    frameTime.add(event, isInFrame: isInFrame)
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
    warmup.merge(other.warmup)
    updates.merge(other.updates)
    measuring.merge(other.measuring)
    rows.merge(other.rows)
    frameTime.merge(other.frameTime)
    scaling.merge(other.scaling)
    for (name, counter) in other.counters {
      counters[name, default: CounterSummary(name: name)].merge(counter)
    }
  }

  /// Whether all of its frames belong to the warm-up; then statistics are made of these.
  var isAllWarmup: Bool { frames.count == 0 }

  /// The frames of the warm-up, or all others.
  func frames(isWarmup: Bool) -> FrameTotals { isWarmup ? warmup : frames }

  /// How many frames of the warm-up statistics leave out.
  func warmupLeftOut(isWarmup: Bool) -> Int { isWarmup ? 0 : warmup.count }

  /// The counters, by name.
  var counterRows: [CounterSummary] { counters.values.sorted { $0.name < $1.name } }
}
