/// What frames add up to.
struct FrameTotals {
  /// The frames of one list.
  struct List {
    var samples = Samples()
    var lateFrames = 0
  }

  /// Late frames of one cause.
  private struct Cause {
    var count = 0
    var overrunNs: Int64 = 0
  }

  /// A long frame, before and after what is inside it was looked at.
  private enum Worst {
    case found(Frame, FrameCause?, at: Int, FrameRule)
    case seen(FrameSummary.WorstFrame)

    var seen: FrameSummary.WorstFrame? {
      if case .seen(let frame) = self { frame } else { nil }
    }
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

  /// Phases beyond so many, which only a damaged or malicious trace has, count as one.
  private static let maxPhases = 64
  private static let otherPhases = "(other phases)"

  private(set) var lists: [ListKey: List] = [:]
  private var frames: [Frame] = []
  private var samples = Samples()
  private var costs = Samples()
  private var budget: FrameBudget?
  private var lateFrames = 0
  private var missedVsyncs: Int64 = 0
  private var hitchNs: Int64 = 0
  private var hitches = (all: Hitches(), moving: Hitches())
  private var phases: [(name: String?, samples: Samples, lateFrames: Int)] = []
  private var causes: [String: Cause] = [:]
  private var worst = Largest<Worst>(FrameSummary.worstCount)
  private var gaps = IdleGapSearch()
  private var minima = FrameMinimaSearch()
  private var blankArea: BlankArea?

  var count: Int { samples.count }

  /// Takes a frame, with its place in the tree that `lookInside` gets next.
  mutating func add(
    _ frame: Frame,
    _ cause: FrameCause?,
    at position: Int,
    _ run: FrameRule
  ) {
    if budget == nil { budget = run.budget }
    if frames.count < FrameSummary.maxFrames {
      frames.append(frame)
      frames[frames.count - 1].cause = cause
    }
    samples.add(frame.durationNs)
    costs.add(frame.timing.overrunNs + run.budget.budgetNs)
    missedVsyncs = missedVsyncs.addingSaturating(frame.timing.missedVsyncs)
    hitchNs = hitchNs.addingSaturating(frame.timing.hitchNs)
    hitches.all.add(frame.timing)
    if frame.isMoving == true { hitches.moving.add(frame.timing) }
    if let points = frame.blankPoints { addBlank(points) }
    gaps.add(frame, run)
    minima.add(frame)
    addToPhase(frame)
    addToList(frame)
    if let cause { add(cause, of: frame) }
    worst.add(
      frame.durationNs,
      .found(frame, cause, at: position, run)
    )
  }

  /// Notes what is inside the longest frames, before the tree is gone.
  mutating func lookInside(_ tree: IntervalTree, _ types: ContentTypes) {
    worst.update { worst in
      guard case .found(let frame, let cause, let position, let run) = worst else { return }
      worst = .seen(FrameSummary.WorstFrame(frame, cause, at: position, in: tree, types, run))
    }
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
      lateFrames: lateFrames,
      causes: causeRows,
      missedVsyncs: missedVsyncs,
      hitchNs: hitchNs,
      hitchRateMsPerS: (isScrolled ? hitches.moving : hitches.all).msPerS,
      hitchesWhileScrollingOnly: isScrolled,
      idleGaps: gaps.gaps,
      blankArea: blankArea,
      phases: phases.map {
        FrameSummary.Phase(
          name: $0.name,
          durations: $0.samples.distribution,
          lateFrames: $0.lateFrames
        )
      },
      worst: worst.elements.compactMap(\.seen)
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
    let place = place(ofPhase: frame.phase)
    phases[place].samples.add(frame.durationNs)
    if frame.isLate { phases[place].lateFrames += 1 }
  }

  private mutating func place(ofPhase name: String?) -> Int {
    if let place = phases.firstIndex(where: { $0.name == name }) { return place }
    if phases.count >= Self.maxPhases, name != Self.otherPhases {
      return place(ofPhase: Self.otherPhases)
    }
    phases.append((name, Samples(), 0))
    return phases.count - 1
  }

  private mutating func addToList(_ frame: Frame) {
    let key = ListKey(process: frame.process, list: frame.list)
    guard lists[key] != nil || lists.count < ListSummary.maxLists else { return }
    lists[key, default: List()].samples.add(frame.durationNs)
    if frame.isLate { lists[key]?.lateFrames += 1 }
  }

  private mutating func add(_ cause: FrameCause, of frame: Frame) {
    lateFrames += 1
    var known = causes[cause.name] ?? Cause()
    known.count += 1
    known.overrunNs = known.overrunNs.addingSaturating(frame.timing.overrunNs)
    causes[cause.name] = known
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
    _ types: ContentTypes,
    _ run: FrameRule
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
      list: frame.list,
      slowdown: run.budget.slowdown
    )
  }
}
