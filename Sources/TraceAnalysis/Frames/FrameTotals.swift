/// What the frames of one run, or of several together, add up to.
struct FrameTotals {
  /// The frames of one list.
  struct List {
    var samples: Samples
    var lateFrames = 0
  }

  /// Frames in which the same thing moved the content.
  private struct Phase {
    let name: String?
    var samples: Samples
    var lateFrames = 0
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

    mutating func merge(_ other: Hitches) {
      count += other.count
      hitchNs += other.hitchNs
      displayNs += other.displayNs
    }
  }

  /// Phases beyond so many, which only a damaged or malicious trace has, count as one.
  private static let maxPhases = 64
  private static let otherPhases = "(other phases)"

  private let limit: Int
  private(set) var lists = RecentKeys<ListKey, List>(maxKeys: ListSummary.maxLists)
  private(set) var frames: [Frame] = []
  private var samples: Samples
  private var costs: Samples
  private(set) var budget: FrameBudget?
  private var lateFrames = 0
  private var missedVsyncs: Int64 = 0
  private var hitchNs: Int64 = 0
  private var hitches = (all: Hitches(), moving: Hitches())
  private var phases: [Phase] = []
  private var latestPhase = 0
  private var causes: [String: Cause] = [:]
  private var gaps = IdleGapSearch()
  private var blankArea: BlankArea?

  /// Prepares to add up; of every kind so many durations are kept as they are.
  init(limit: Int) {
    self.limit = limit
    samples = Samples(limit: limit)
    costs = Samples(limit: limit)
  }

  var count: Int { samples.count }

  /// Takes a frame, which is also kept itself while there is room.
  ///
  /// - Complexity: O(1), amortised.
  mutating func add(_ evaluated: EvaluatedFrame, isRealTime: Bool, room: inout Int) {
    let frame = evaluated.frame
    if budget == nil { budget = evaluated.budget }
    if room > 0 {
      room -= 1
      frames.append(frame)
    }
    samples.add(frame.durationNs)
    costs.add(frame.timing.overrunNs + evaluated.budget.budgetNs)
    missedVsyncs = missedVsyncs.addingSaturating(frame.timing.missedVsyncs)
    hitchNs = hitchNs.addingSaturating(frame.timing.hitchNs)
    hitches.all.add(frame.timing)
    if frame.isMoving == true { hitches.moving.add(frame.timing) }
    if let points = frame.blankPoints { addBlank(BlankArea(points)) }
    if isRealTime { gaps.add(frame, evaluated.budget) }
    addToPhase(frame)
    addToList(frame)
    if let cause = frame.cause {
      lateFrames += 1
      add(Cause(count: 1, overrunNs: frame.timing.overrunNs), cause.name)
    }
  }

  /// Takes the frames of another run.
  mutating func merge(_ other: FrameTotals) {
    if budget == nil { budget = other.budget }
    frames += other.frames.prefix(FrameSummary.maxFrames - frames.count)
    samples.merge(other.samples)
    costs.merge(other.costs)
    lateFrames += other.lateFrames
    missedVsyncs = missedVsyncs.addingSaturating(other.missedVsyncs)
    hitchNs = hitchNs.addingSaturating(other.hitchNs)
    hitches.all.merge(other.hitches.all)
    hitches.moving.merge(other.hitches.moving)
    if let blank = other.blankArea { addBlank(blank) }
    gaps.merge(other.gaps)
    for phase in other.phases {
      let place = place(ofPhase: phase.name)
      phases[place].samples.merge(phase.samples)
      phases[place].lateFrames += phase.lateFrames
    }
    for (name, cause) in other.causes { add(cause, name) }
    for (key, list) in other.lists.all {
      lists.update(key, List(samples: Samples(limit: limit))) {
        $0.samples.merge(list.samples)
        $0.lateFrames += list.lateFrames
      }
    }
  }

  /// What was added up; nil when there are no frames.
  func summary(warmupFrames: Int, minima: FrameMinima?, worst: [FrameSummary.WorstFrame])
    -> FrameSummary?
  {
    guard let budget else { return nil }
    let costs = costs.distribution
    let isScrolled = hitches.moving.count > 0
    return FrameSummary(
      frames: frames,
      warmupFrames: warmupFrames,
      durations: samples.distribution,
      minima: minima,
      budget: budget,
      p95OverrunNs: costs.p95.map { $0 - budget.budgetNs },
      maxOverrunNs: (costs.max ?? 0) - budget.budgetNs,
      lateFrames: lateFrames,
      causes: causeRows,
      missedVsyncs: missedVsyncs,
      hitchNs: hitchNs,
      hitchRateMsPerS: (isScrolled ? hitches.moving : hitches.all).msPerS,
      overallHitchRateMsPerS: hitches.all.msPerS,
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
      worst: worst
    )
  }

  private mutating func addBlank(_ area: BlankArea) {
    guard var sum = blankArea else {
      blankArea = area
      return
    }
    sum.merge(area)
    blankArea = sum
  }

  private mutating func addToPhase(_ frame: Frame) {
    if latestPhase >= phases.count || phases[latestPhase].name != frame.phase {
      latestPhase = place(ofPhase: frame.phase)
    }
    phases[latestPhase].samples.add(frame.durationNs)
    if frame.isLate { phases[latestPhase].lateFrames += 1 }
  }

  private mutating func place(ofPhase name: String?) -> Int {
    if let place = phases.firstIndex(where: { $0.name == name }) { return place }
    if phases.count >= Self.maxPhases, name != Self.otherPhases {
      return place(ofPhase: Self.otherPhases)
    }
    phases.append(Phase(name: name, samples: Samples(limit: limit)))
    return phases.count - 1
  }

  private mutating func addToList(_ frame: Frame) {
    let key = ListKey(process: frame.process, list: frame.list)
    lists.update(key, List(samples: Samples(limit: limit))) {
      $0.samples.add(frame.durationNs)
      if frame.isLate { $0.lateFrames += 1 }
    }
  }

  private mutating func add(_ cause: Cause, _ name: String) {
    var known = causes[name] ?? Cause()
    known.count += cause.count
    known.overrunNs = known.overrunNs.addingSaturating(cause.overrunNs)
    causes[name] = known
  }

  private var causeRows: [FrameSummary.Cause] {
    causes.map { name, cause in
      FrameSummary.Cause(name: name, count: cause.count, overrunNs: cause.overrunNs)
    }
    .sorted { ($1.count, $1.overrunNs, $0.name) < ($0.count, $0.overrunNs, $1.name) }
  }
}
