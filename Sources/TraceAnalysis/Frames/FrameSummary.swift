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
    /// What took most of its time; nil when it was not late.
    public let cause: FrameCause?
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

  /// All late frames of the same cause.
  public struct Cause: Hashable, Sendable {
    /// What took most of their time; see `FrameCause`.
    public let name: String
    /// How many there are.
    public let count: Int
    /// The sum of their overruns, in nanoseconds: what is to be saved.
    public let overrunNs: Int64
  }

  /// The frames, without those of the warm-up, in the order of their begins.
  public let frames: [Frame]
  /// How many frames belong to the warm-up, and are left out of everything here.
  public let warmupFrames: Int
  /// The durations of all raw frames.
  public let durations: Distribution
  /// The shortest time of each frame over repetitions of one run; nil where there are none.
  public let minima: FrameMinima?
  /// What a frame may take.
  ///
  /// Where runs differ, that of the first; each is judged by its own.
  public let budget: FrameBudget
  /// The signed overrun at the 95th percentile, in nanoseconds: negative is slack.
  public let p95OverrunNs: Int64
  /// How many frames took longer than they may.
  public let overruns: Int
  /// Why the late frames were late, the most frequent cause first.
  public let causes: [Cause]
  /// How many periods of the display had no new frame.
  public let droppedFrames: Int64
  /// The sum of all hitch times, in nanoseconds.
  public let hitchNs: Int64
  /// Hitch time while content moved, in milliseconds a second; see `hitchesWhileScrollingOnly`.
  public let hitchTimeRatioMsPerS: Double
  /// Whether the ratio is over frames in which something moved the content.
  ///
  /// Where no frame says so, it is over all frames.
  public let hitchesWhileScrollingOnly: Bool
  /// Times in which content moved without a frame; nil on the virtual clock.
  public let idleGaps: IdleGaps?
  /// How much of the view showed nothing; nil where the trace does not say.
  public let blankArea: BlankArea?
  /// The frames by what moved the content, in order of first appearance.
  public let phases: [Phase]
  /// The three longest frames, the longest first.
  public let worst: [WorstFrame]

  /// How many frames `worst` holds.
  public static let worstCount = 3

  /// Judges the frames of a trace; nil when it has none.
  ///
  /// Where all frames belong to the warm-up, none is left out.
  ///
  /// - Parameters:
  ///   - trace: the trace.
  ///   - judgement: what the reader asks frames to be judged by.
  ///   - run: what is known of runs that the trace does not announce.
  public init?(
    _ trace: Trace,
    _ judgement: FrameJudgement = FrameJudgement(),
    run: RunDescription? = nil
  ) {
    let runs = JudgedRuns(trace, judgement, known: run)
    let all = trace.tree.intervals.indices
      .filter { trace.tree.intervals[$0].name == KnownInterval.frame }
      .map { position in
        let interval = trace.tree.intervals[position]
        return Frame(interval, at: position, in: trace, runs[interval.process])
      }
    let measured = all.filter { !$0.isWarmup }
    let frames = measured.isEmpty ? all : measured
    guard let first = frames.first else { return nil }
    self.frames = frames
    warmupFrames = all.count - frames.count
    durations = Distribution(frames.map(\.durationNs))
    let mismatch = RunMismatch(among: trace.runs.map(\.description))
    minima = mismatch == nil ? FrameMinima(frames) : nil
    budget = runs[first.process].budget
    p95OverrunNs = Self.p95(frames.map(\.timing.overrunNs))
    overruns = frames.count { $0.isLate }
    droppedFrames = frames.lazy.map(\.timing.missedPeriods).saturatingSum()
    hitchNs = frames.lazy.map(\.timing.hitchNs).saturatingSum()
    let moving = frames.filter { $0.isMoving == true }
    hitchesWhileScrollingOnly = !moving.isEmpty
    hitchTimeRatioMsPerS = Self.hitchRatio(moving.isEmpty ? frames : moving)
    idleGaps = IdleGaps(frames, runs)
    blankArea = BlankArea(frames)
    phases = Self.phases(frames)
    let causes = Self.lateCauses(frames, trace, runs)
    self.causes = Self.summary(of: causes)
    worst = frames.largest(Self.worstCount, by: \.durationNs)
      .map { WorstFrame($0, causes[$0.position]?.cause, in: trace) }
  }

  /// Hitch time in milliseconds for every second that the frames were on the display.
  private static func hitchRatio(_ frames: [Frame]) -> Double {
    let hitch = frames.reduce(0) { $0 + Double($1.timing.hitchNs) }
    let shown = frames.reduce(0) { $0 + Double($1.timing.displayNs) }
    return 1000 * hitch / shown
  }

  /// The smallest value that at least 95 % of all values do not exceed.
  private static func p95(_ values: [Int64]) -> Int64 {
    values.sorted()[(values.count * 95 + 99) / 100 - 1]
  }

  private static func phases(_ frames: [Frame]) -> [Phase] {
    var names: [String?] = []
    for frame in frames where !names.contains(frame.phase) { names.append(frame.phase) }
    return names.map { name in
      let members = frames.filter { $0.phase == name }
      return Phase(
        name: name,
        durations: Distribution(members.map(\.durationNs)),
        overruns: members.count { $0.isLate }
      )
    }
  }

  /// The causes of late frames, by the positions of their intervals.
  private static func lateCauses(
    _ frames: [Frame],
    _ trace: Trace,
    _ runs: JudgedRuns
  ) -> [Int: (cause: FrameCause, overrunNs: Int64)] {
    var causes: [Int: (cause: FrameCause, overrunNs: Int64)] = [:]
    for frame in frames where frame.isLate {
      let slowdown = runs[frame.process].budget.slowdown
      causes[frame.position] = (
        FrameCause(of: frame, in: trace.tree, slowdown: slowdown), frame.timing.overrunNs
      )
    }
    return causes
  }

  private static func summary(
    of causes: [Int: (cause: FrameCause, overrunNs: Int64)]
  ) -> [Cause] {
    Dictionary(grouping: causes.values, by: \.cause.name)
      .map { name, members in
        Cause(
          name: name,
          count: members.count,
          overrunNs: members.lazy.map(\.overrunNs).saturatingSum()
        )
      }
      .sorted { ($1.count, $1.overrunNs, $0.name) < ($0.count, $0.overrunNs, $1.name) }
  }
}

extension FrameSummary.WorstFrame {
  init(_ frame: Frame, _ cause: FrameCause?, in trace: Trace) {
    self.init(
      frame: frame.number,
      startNs: frame.startNs,
      durationNs: frame.durationNs,
      selfNs: trace.tree.intervals[frame.position].selfNs,
      timing: frame.timing,
      scrollOffset: frame.scrollOffset,
      phase: frame.phase,
      cause: cause,
      inside: trace.tree.breakdown(of: frame.position)
    )
  }
}
