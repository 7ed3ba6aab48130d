/// How smooth a list would have been: all frames against their budget.
public struct FrameSummary: Sendable {
  /// One frame that took long.
  public struct WorstFrame: Sendable {
    /// The number within its run; nil where the trace does not say.
    public let frame: Int?
    /// The begin, in nanoseconds since the first event of the trace.
    public let startNs: Int64
    /// The duration, in nanoseconds.
    public let durationNs: Int64
    /// The time that no interval inside it explains, in nanoseconds.
    public let selfNs: Int64
    /// Lateness.
    public let timing: FrameTiming
    /// The scroll offset at its begin, in points.
    public let scrollOffset: Double?
    /// What moved the content.
    public let phase: String?
    /// What was inside, the most expensive first.
    public let inside: [IntervalBreakdown]
  }

  /// All frames in which the same thing moved the content.
  public struct Phase: Sendable {
    /// What moved the content; nil where the trace does not say.
    public let name: String?
    /// The durations.
    public let durations: Distribution
    /// How many frames took longer than they may.
    public let overruns: Int
  }

  /// The durations.
  public let durations: Distribution
  /// What a frame may take.
  ///
  /// Where runs differ, that of the first; each is judged by its own.
  public let budget: FrameBudget
  /// How many frames took longer than they may.
  public let overruns: Int
  /// How many periods of the display had no new frame.
  public let droppedFrames: Int64
  /// The sum of all hitch times, in nanoseconds.
  public let hitchNs: Int64
  /// Hitch time while content moved, in milliseconds a second; see `hitchesWhileScrollingOnly`.
  public let hitchTimeRatioMsPerS: Double
  /// Whether the ratio is over frames in which something moved the content.
  ///
  /// Where no frame says
  /// so, it is over all frames.
  public let hitchesWhileScrollingOnly: Bool
  /// The frames by what moved the content, in order of first appearance.
  public let phases: [Phase]
  /// The three longest frames, the longest first.
  public let worst: [WorstFrame]

  /// How many frames `worst` holds.
  public static let worstCount = 3

  /// The phase in which nothing moves the content.
  static let idle = "idle"

  /// Judges the frames of a trace; nil when it has none.
  ///
  /// - Parameters:
  ///   - trace: the trace.
  ///   - refreshRateHz: frames a second for runs that do not say.
  ///   - run: what is known of runs that the trace does not announce.
  public init?(_ trace: Trace, refreshRateHz: Int? = nil, run: RunDescription? = nil) {
    let budgets = RunBudgets(trace, refreshRateHz: refreshRateHz, run: run)
    let frames = trace.tree.intervals.indices
      .filter { trace.tree.intervals[$0].name == KnownInterval.frame }
      .map { TimedFrame(trace.tree.intervals[$0], at: $0, budgets) }
    guard let first = frames.first else { return nil }
    durations = Distribution(frames.map(\.durationNs))
    budget = budgets[first.process]
    overruns = frames.count { $0.timing.overrunNs > 0 }
    droppedFrames = frames.lazy.map(\.timing.missedPeriods).saturatingSum()
    hitchNs = frames.lazy.map(\.timing.hitchNs).saturatingSum()
    let scrolled = frames.filter { $0.phase != nil && $0.phase != Self.idle }
    hitchesWhileScrollingOnly = !scrolled.isEmpty
    hitchTimeRatioMsPerS = Self.hitchRatio(scrolled.isEmpty ? frames : scrolled)
    phases = Self.phases(frames)
    worst = frames.largest(Self.worstCount, by: \.durationNs).map { $0.worst(in: trace) }
  }

  /// Hitch time in milliseconds for every second that the frames were on the display.
  private static func hitchRatio(_ frames: [TimedFrame]) -> Double {
    let hitch = frames.reduce(0) { $0 + Double($1.timing.hitchNs) }
    let shown = frames.reduce(0) { $0 + Double($1.timing.displayNs) }
    return 1000 * hitch / shown
  }

  private static func phases(_ frames: [TimedFrame]) -> [Phase] {
    var names: [String?] = []
    for frame in frames where !names.contains(frame.phase) { names.append(frame.phase) }
    return names.map { name in
      let members = frames.filter { $0.phase == name }
      return Phase(
        name: name,
        durations: Distribution(members.map(\.durationNs)),
        overruns: members.count { $0.timing.overrunNs > 0 }
      )
    }
  }
}

/// A frame with its lateness.
private struct TimedFrame {
  let position: Int
  let process: ProcessID
  let durationNs: Int64
  let timing: FrameTiming
  let phase: String?

  init(_ interval: Interval, at position: Int, _ budgets: RunBudgets) {
    self.position = position
    process = interval.process
    durationNs = interval.durationNs
    timing = FrameTiming(durationNs: durationNs, budget: budgets[process])
    phase = interval[KnownField.phase]?.text
  }

  func worst(in trace: Trace) -> FrameSummary.WorstFrame {
    let interval = trace.tree.intervals[position]
    return FrameSummary.WorstFrame(
      frame: interval[KnownField.frame]?.integer.flatMap { Int(exactly: $0) },
      startNs: interval.startNs - (trace.firstNs ?? interval.startNs),
      durationNs: durationNs,
      selfNs: interval.selfNs,
      timing: timing,
      scrollOffset: interval[KnownField.offset]?.number,
      phase: phase,
      inside: trace.tree.breakdown(of: position)
    )
  }
}

/// What the frames of each process may take.
private struct RunBudgets {
  private var budgets: [ProcessID: FrameBudget] = [:]
  private let fallback: FrameBudget

  init(_ trace: Trace, refreshRateHz: Int?, run: RunDescription?) {
    fallback = FrameBudget(run: run, refreshRateHz: refreshRateHz)
    for (process, description) in trace.runs {
      budgets[process] = FrameBudget(
        run: run.map(description.completed(by:)) ?? description,
        refreshRateHz: refreshRateHz
      )
    }
  }

  subscript(process: ProcessID) -> FrameBudget { budgets[process] ?? fallback }
}
