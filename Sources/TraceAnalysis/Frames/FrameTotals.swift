/// The sums of the frames of one stage of one run, or of several runs together.
struct FrameTotals: StageCollector {
  /// The frames of one list.
  struct List {
    var samples: Samples
    var lateFrames = 0
  }

  private let limit: Int
  private(set) var lists = RecentKeys<ListKey, List>(maxKeys: ListSummary.maxLists)
  private(set) var frames: [Frame] = []
  private var samples: Samples
  private var costs: Samples
  private(set) var budget: FrameBudget?
  private var lateFrames = 0
  private var missedVsyncs: Int64 = 0
  private var harnessNs: Int64?
  private var hasProcessorTimes = false
  private var hitches = (all: HitchRate(), scrolling: HitchRate())
  private var phases: FrameSubsets
  /// Empty while no frame has a state.
  private var states: FrameSubsets
  private var causes = CauseTotals()
  private var gaps = IdleGapSearch()
  private var blankArea: BlankArea?
  private var items: ClosedRange<Int>?
  /// The work of the frames that has factors of its own, in nanoseconds; 0 where there is none.
  private var slowed = (wholeNs: 0.0, fittedNs: 0.0, costNs: 0.0)

  /// Prepares to add up; of every kind, at most `limit` durations are kept as they are.
  init(limit: Int) {
    self.limit = limit
    samples = Samples(limit: limit)
    costs = Samples(limit: limit)
    phases = FrameSubsets(limit: limit)
    states = FrameSubsets(limit: limit)
  }

  var count: Int { samples.count }

  /// Takes the frames of a part of a run; they are also kept themselves while there is room.
  ///
  /// - Complexity: O(frames), amortised.
  mutating func add(_ part: StagePart) {
    keep(part.frames.prefix(part.room), room: part.room)
    for found in part.frames { add(found.evaluated, isRealTime: part.isRealTime) }
  }

  /// Keeps frames, with memory for no more than there is room for.
  private mutating func keep(_ more: ArraySlice<SegmentFrame>, room: Int) {
    let count = frames.count + more.count
    if count > frames.capacity {
      frames.reserveCapacity(max(count, min(2 * frames.capacity, frames.count + room)))
    }
    for place in more.indices { frames.append(more[place].evaluated.frame) }
  }

  private mutating func add(_ evaluated: EvaluatedFrame, isRealTime: Bool) {
    let frame = evaluated.frame
    if budget == nil { budget = evaluated.budget }
    addToState(frame)
    samples.add(frame.durationNs)
    costs.add(frame.timing.overrunNs + evaluated.budget.budgetNs)
    addSlowdown(frame)
    missedVsyncs = missedVsyncs.addingSaturating(frame.timing.missedVsyncs)
    hitches.all.add(frame.timing)
    if frame.isScrolling == true { hitches.scrolling.add(frame.timing) }
    if frame.cpuNs != nil { hasProcessorTimes = true }
    if let ns = frame.harnessNs { harnessNs = (harnessNs ?? 0).addingSaturating(ns) }
    if let points = frame.blankPoints { addBlank(BlankArea(points)) }
    if let count = frame.allItems { add(items: count...count) }
    if isRealTime { gaps.add(frame, evaluated.budget) }
    phases.add(frame, named: frame.phase)
    addToList(frame)
    if let cause = frame.cause {
      lateFrames += 1
      causes.add(cause.name, overrunNs: frame.timing.overrunNs)
    }
  }

  /// Takes the frames of another run.
  mutating func merge(_ other: FrameTotals) {
    mergeStates(other)
    if budget == nil { budget = other.budget }
    frames += other.frames.prefix(FrameSummary.maxFrames - frames.count)
    samples.merge(other.samples)
    costs.merge(other.costs)
    lateFrames += other.lateFrames
    slowed.wholeNs += other.slowed.wholeNs
    slowed.fittedNs += other.slowed.fittedNs
    slowed.costNs += other.slowed.costNs
    missedVsyncs = missedVsyncs.addingSaturating(other.missedVsyncs)
    hitches.all.merge(other.hitches.all)
    hitches.scrolling.merge(other.hitches.scrolling)
    hasProcessorTimes = hasProcessorTimes || other.hasProcessorTimes
    if let ns = other.harnessNs { harnessNs = (harnessNs ?? 0).addingSaturating(ns) }
    if let blank = other.blankArea { addBlank(blank) }
    if let range = other.items { add(items: range) }
    gaps.merge(other.gaps)
    phases.merge(other.phases)
    causes.merge(other.causes)
    for (key, list) in other.lists.all {
      lists.update(key, List(samples: Samples(limit: limit))) {
        $0.samples.merge(list.samples)
        $0.lateFrames += list.lateFrames
      }
    }
  }

  /// Returns the summary; nil when there are no frames.
  func summary(minima: FrameMinima?, worst: [FrameSummary.WorstFrame]) -> FrameSummary? {
    guard let budget else { return nil }
    let costs = costs.distribution
    return FrameSummary(
      frames: frames,
      durations: samples.distribution,
      minima: minima,
      budget: budget,
      p95OverrunNs: costs.p95.map { $0 - budget.budgetNs },
      maxOverrunNs: (costs.max ?? 0) - budget.budgetNs,
      lateFrames: lateFrames,
      causes: causes.causes,
      missedVsyncs: missedVsyncs,
      hitches: hitches.all,
      scrollingHitches: hitches.scrolling.frames > 0 ? hitches.scrolling : nil,
      harnessNs: harnessNs,
      hasProcessorTimes: hasProcessorTimes,
      idleGaps: gaps.gaps,
      blankArea: blankArea,
      items: items,
      meanSlowdown: meanSlowdown(budget),
      fittedShare: fittedShare(budget),
      phases: phases.summaries,
      states: states.summaries,
      worst: worst
    )
  }

  private mutating func addSlowdown(_ frame: Frame) {
    let duration = Double(frame.durationNs)
    slowed.wholeNs += duration
    slowed.fittedNs += duration * frame.fittedShare
    slowed.costNs += duration * frame.slowdown
  }

  private func meanSlowdown(_ budget: FrameBudget) -> Double {
    guard budget.slowdownFactors != nil, slowed.wholeNs > 0 else { return budget.slowdown }
    return slowed.costNs / slowed.wholeNs
  }

  private func fittedShare(_ budget: FrameBudget) -> Double? {
    guard budget.slowdownFactors != nil, slowed.wholeNs > 0 else { return nil }
    return slowed.fittedNs / slowed.wholeNs
  }

  private mutating func addBlank(_ area: BlankArea) {
    guard var sum = blankArea else {
      blankArea = area
      return
    }
    sum.merge(area)
    blankArea = sum
  }

  private mutating func add(items range: ClosedRange<Int>) {
    guard let known = items else {
      items = range
      return
    }
    items = min(known.lowerBound, range.lowerBound)...max(known.upperBound, range.upperBound)
  }

  private mutating func addToList(_ frame: Frame) {
    let key = ListKey(process: frame.process, list: frame.list)
    lists.update(key, List(samples: Samples(limit: limit))) {
      $0.samples.add(frame.durationNs)
      if frame.isLate { $0.lateFrames += 1 }
    }
  }

  // MARK: States

  /// Frames without a state, as long as none has one.
  private var stateless: SubsetTotals {
    SubsetTotals(nil, samples, lateFrames: lateFrames, hitches.all, causes)
  }

  /// Before the frame is added to anything else.
  private mutating func addToState(_ frame: Frame) {
    guard frame.state != nil || !states.isEmpty else { return }
    if states.isEmpty, count > 0 { states.add(stateless) }
    states.add(frame, named: frame.state)
  }

  /// Before the frames are added to anything else.
  private mutating func mergeStates(_ other: FrameTotals) {
    guard !states.isEmpty || !other.states.isEmpty else { return }
    if states.isEmpty, count > 0 { states.add(stateless) }
    if !other.states.isEmpty {
      states.merge(other.states)
    } else if other.count > 0 {
      states.add(other.stateless)
    }
  }
}
