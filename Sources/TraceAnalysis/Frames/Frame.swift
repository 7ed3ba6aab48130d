import ListSchema

/// One frame of one list, evaluated.
public struct Frame: Sendable {
  /// The process that made it.
  public let process: ProcessID
  /// The list that it shows; 0 where the trace does not say.
  public let list: UInt32
  /// The number within its run; nil where the trace does not say.
  public let number: Int?
  /// The begin, in nanoseconds since the first event of the trace.
  public let startNs: Int64
  /// The duration, in nanoseconds: by the frame's own clock where the trace has that.
  public let durationNs: Int64
  /// The delay of its start, in nanoseconds; 0 on the virtual clock.
  public let startDelayNs: Int64
  /// The delay that its start would have had because something was still being freed, in
  /// nanoseconds; 0 on the real clock, where `startDelayNs` contains that.
  public let freeingDelayNs: Int64
  /// The delay of its start because an earlier frame of its list was still being made, which may
  /// take longer than a period; in nanoseconds.
  let passedOnDelayNs: Int64
  /// The time in which something was freed since the list's frame before it, in nanoseconds.
  public let freedBeforeNs: Int64
  /// The cost of that on the evaluated device, in nanoseconds.
  let freedCostNs: Int64
  /// The slow-down of the evaluated device for it, as a factor: the mean of its work's factors, by
  /// time.
  public let slowdown: Double
  /// The part of its time that has factors of its own, from 0 to 1.
  public let fittedShare: Double
  /// Lateness.
  public let timing: FrameTiming
  /// The phase: the cause that moved the content; nil where the trace does not say.
  public let phase: String?
  /// The scroll offset at its begin, in points.
  public let scrollOffset: Double?
  /// The length of the view that showed nothing at its end, in points.
  public let blankPoints: Double?
  /// The place in the list at its end; nil where the trace does not say.
  public let depth: ListDepth?
  /// The items of the list; nil where the trace does not say.
  public let allItems: Int?
  /// The part of the run that it belongs to.
  public internal(set) var stage: FrameStage
  /// The state that the app stated; nil for none, and where the trace does not say.
  public let state: String?
  /// The processor time of its thread, in nanoseconds; nil where the trace does not say.
  public let cpuNs: Int64?
  /// The number of times the kernel took the processor from its thread; nil where the trace does
  /// not say.
  public let involuntarySwitches: Int64?
  /// The number of times its thread waited; nil where the trace does not say.
  public let voluntarySwitches: Int64?
  /// The time that its thread waited, as timed waits say it, in nanoseconds; 0 also where none were timed.
  let timedWaitNs: Int64
  /// The time that frames of its list before it usually waited, in nanoseconds; 0 where that is not known.
  var usualWaitNs: Int64 = 0
  /// The page faults of its thread; nil where the trace does not say.
  public let pageFaults: Int64?
  /// The time before it in which its input was chosen and the model changed, in nanoseconds; nil where
  /// the trace does not say.
  public let harnessNs: Int64?

  /// True if an update was made in it.
  var hasUpdate = false
  /// The frames that its cost is compared with: those of the same phase and state, with updates or
  /// without.
  var kind: DepthSamples.Kind {
    DepthSamples.Kind(name: phase, state: state, hasUpdate: hasUpdate)
  }
  /// The time that it states and that cannot be true; nil for all others.
  let broken: BrokenFrame?

  /// The cause of the late frame; nil when it was not late.
  public internal(set) var cause: FrameCause?

  /// The delay of its start on a display, in nanoseconds; 0 on the real clock.
  var turnDelayNs: Int64 { [freeingDelayNs, passedOnDelayNs].saturatingSum() }

  /// True if it took longer than its budget.
  public var isLate: Bool { timing.overrunNs > 0 }

  /// True if the content was scrolled; nil where the trace does not say.
  public var isScrolling: Bool? { Self.isScrolling(phase: phase) }

  static func isScrolling(phase: String?) -> Bool? {
    switch phase {
    case nil: nil
    case "drag", "decelerate", "bounce", "animate": true
    default: false
    }
  }

  /// The memory that was freed between the frame before and this one, as time.
  struct Freeing {
    /// The time that took, in nanoseconds.
    var beforeNs: Int64 = 0
    /// The cost of that on the evaluated device, in nanoseconds.
    var costNs: Int64 = 0
    /// The delay of the frame's start because of it, in nanoseconds.
    var delayNs: Int64 = 0
    /// The further delay because of earlier frames, in nanoseconds.
    var passedOnNs: Int64 = 0
  }

  init(
    _ tree: IntervalTree,
    _ position: Int,
    firstNs: Int64,
    _ start: RunStart,
    _ rule: RunRule,
    _ states: StateNames,
    _ freeing: Freeing = Freeing(),
    _ slowdown: FrameSlowdown? = nil
  ) {
    func count(_ field: FieldName) -> Int64? {
      tree.value(field, at: position)?.integer.map { max(0, $0) }
    }
    let pair = tree.pairs[position]
    process = pair.process
    list = pair.list
    number = tree.value(.frame, at: position)?.integer.flatMap { Int(exactly: $0) }
    startNs = pair.startNs - firstNs
    durationNs = pair.durationNs
    broken = BrokenFrame(tree, position, firstNs: firstNs, start)
    startDelayNs =
      broken == nil ? tree.value(.startDelayNs, at: position)?.integer ?? 0 : 0
    (freedBeforeNs, freeingDelayNs) = (freeing.beforeNs, freeing.delayNs)
    (freedCostNs, passedOnDelayNs) = (freeing.costNs, freeing.passedOnNs)
    cpuNs = count(.cpuNs).map { max(0, $0 - pair.samplingNs) }
    self.slowdown = slowdown?.mean ?? rule.budget.slowdown
    fittedShare = slowdown?.fittedShare ?? 0
    timing = FrameTiming(
      durationNs: durationNs,
      cpuNs: cpuNs,
      startDelayNs: [max(0, startDelayNs), freeing.delayNs, freeing.passedOnNs].saturatingSum(),
      slowdown: self.slowdown,
      budget: rule.budget
    )
    phase = tree.value(.phase, at: position)?.name
    scrollOffset = tree.value(.offsetPoints, at: position)?.number
    blankPoints = tree.value(.blankPoints, at: position)?.number.flatMap {
      $0.isFinite ? max(0, $0) : nil
    }
    depth = ListDepth(tree, position)
    allItems = tree.value(.allItems, at: position)?.integer
      .flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
    stage =
      broken == nil ? FrameStage(ofFrame: number, warmupFrames: rule.warmupFrames) : .broken
    state = tree.value(.state, at: position)?.integer
      .flatMap { states.name(of: $0, in: pair.process) }
    involuntarySwitches = count(.involuntarySwitches)
    voluntarySwitches = count(.voluntarySwitches)
    timedWaitNs = pair.waitedNs
    pageFaults = count(.pageFaults)
    harnessNs = count(.harnessNs)
  }
}
