/// What frames add up to.
struct FrameTotals {
  /// The frames of one list.
  struct List {
    var samples = Samples()
    var overruns = 0
  }

  /// Late frames of one cause.
  private struct Cause {
    var count = 0
    var overrunNs: Int64 = 0
  }

  /// Hitch time, and the time on the display that it is a part of.
  private struct Hitches {
    var count = 0
    var hitchNs = 0.0
    var displayNs = 0.0

    var msPerS: Double { displayNs > 0 ? 1000 * hitchNs / displayNs : 0 }

    mutating func add(_ timing: FrameTiming) {
      count += 1
      hitchNs += Double(timing.hitchNs)
      displayNs += Double(timing.displayNs)
    }
  }

  private(set) var lists: [ListKey: List] = [:]
  private var frames: [Frame] = []
  private var samples = Samples()
  private var costs = Samples()
  private var budget: FrameBudget?
  private var overruns = 0
  private var droppedFrames: Int64 = 0
  private var hitchNs: Int64 = 0
  private var hitches = (all: Hitches(), moving: Hitches())
  private var phases: [(name: String?, samples: Samples, overruns: Int)] = []
  private var causes: [String: Cause] = [:]
  private var worst = Largest<FrameSummary.WorstFrame>(FrameSummary.worstCount)
  private var gaps = IdleGapSearch()
  private var minima = FrameMinimaSearch()
  private var blankArea: BlankArea?

  var count: Int { samples.count }

  /// Takes a frame, with its place in a tree that holds all that is inside it.
  mutating func add(
    _ frame: Frame,
    at position: Int,
    in tree: IntervalTree,
    _ run: JudgedRun,
    _ types: ContentTypes
  ) {
    if budget == nil { budget = run.budget }
    if frames.count < FrameSummary.mostFrames { frames.append(frame) }
    samples.add(frame.durationNs)
    costs.add(frame.timing.overrunNs + run.budget.budgetNs)
    droppedFrames = [droppedFrames, frame.timing.missedPeriods].saturatingSum()
    hitchNs = [hitchNs, frame.timing.hitchNs].saturatingSum()
    hitches.all.add(frame.timing)
    if frame.isMoving == true { hitches.moving.add(frame.timing) }
    if let points = frame.blankPoints { addBlank(points) }
    gaps.add(frame, run)
    minima.add(frame)
    addToPhase(frame)
    addToList(frame)
    let cause = frame.isLate ? addCause(of: frame, at: position, in: tree, run) : nil
    worst.add(
      frame.durationNs,
      FrameSummary.WorstFrame(frame, cause, at: position, in: tree, types)
    )
  }

  /// What was added up; nil when there are no frames.
  func summary(warmupFrames: Int, areRepetitions: Bool) -> FrameSummary? {
    guard let budget else { return nil }
    let p95Cost = costs.distribution.p95 ?? 0
    let isScrolled = hitches.moving.count > 0
    return FrameSummary(
      frames: frames,
      warmupFrames: warmupFrames,
      durations: samples.distribution,
      minima: areRepetitions ? minima.result : nil,
      budget: budget,
      p95OverrunNs: p95Cost - budget.budgetNs,
      overruns: overruns,
      causes: causeRows,
      droppedFrames: droppedFrames,
      hitchNs: hitchNs,
      hitchTimeRatioMsPerS: (isScrolled ? hitches.moving : hitches.all).msPerS,
      hitchesWhileScrollingOnly: isScrolled,
      idleGaps: gaps.gaps,
      blankArea: blankArea,
      phases: phases.map {
        FrameSummary.Phase(name: $0.name, durations: $0.samples.distribution, overruns: $0.overruns)
      },
      worst: worst.elements
    )
  }

  private mutating func addBlank(_ points: Double) {
    guard blankArea != nil else {
      blankArea = BlankArea(points)
      return
    }
    blankArea?.add(points)
  }

  private mutating func addToPhase(_ frame: Frame) {
    let place = phases.firstIndex { $0.name == frame.phase } ?? phases.count
    if place == phases.count { phases.append((frame.phase, Samples(), 0)) }
    phases[place].samples.add(frame.durationNs)
    if frame.isLate { phases[place].overruns += 1 }
  }

  private mutating func addToList(_ frame: Frame) {
    let key = ListKey(process: frame.process, list: frame.list)
    lists[key, default: List()].samples.add(frame.durationNs)
    if frame.isLate { lists[key]?.overruns += 1 }
  }

  private mutating func addCause(
    of frame: Frame,
    at position: Int,
    in tree: IntervalTree,
    _ run: JudgedRun
  ) -> FrameCause {
    overruns += 1
    let cause = FrameCause(of: frame, at: position, in: tree, slowdown: run.budget.slowdown)
    causes[cause.name, default: Cause()].count += 1
    let known = causes[cause.name]?.overrunNs ?? 0
    causes[cause.name]?.overrunNs = [known, frame.timing.overrunNs].saturatingSum()
    return cause
  }

  private var causeRows: [FrameSummary.Cause] {
    causes.map { name, cause in
      FrameSummary.Cause(name: name, count: cause.count, overrunNs: cause.overrunNs)
    }
    .sorted { ($1.count, $1.overrunNs, $0.name) < ($0.count, $0.overrunNs, $1.name) }
  }
}

extension FrameSummary.WorstFrame {
  init(
    _ frame: Frame,
    _ cause: FrameCause?,
    at position: Int,
    in tree: IntervalTree,
    _ types: ContentTypes
  ) {
    self.init(
      frame: frame.number,
      startNs: frame.startNs,
      durationNs: frame.durationNs,
      selfNs: tree.intervals[position].selfNs,
      timing: frame.timing,
      scrollOffset: frame.scrollOffset,
      phase: frame.phase,
      cause: cause,
      inside: tree.breakdown(of: position),
      order: TimeOrder(of: position, in: tree, types),
      list: frame.list
    )
  }
}
