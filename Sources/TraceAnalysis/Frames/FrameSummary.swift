/// The smoothness of a list: all frames of one stage against their budget.
///
/// Those of the measured stage, unless it is stated otherwise.
public struct FrameSummary: Sendable {
  /// One frame that took long.
  public struct WorstFrame: Sendable {
    /// The number within its run; nil where the trace does not say.
    public let frame: Int?
    /// The begin, in nanoseconds since the first event of the trace.
    public let startNs: Int64
    /// The begin on the trace's clock, in nanoseconds since 1970.
    public let startUnixNs: Int64
    /// The duration, in nanoseconds.
    public let durationNs: Int64
    /// The time that no interval inside it explains, in nanoseconds.
    public let selfNs: Int64
    /// Lateness.
    public let timing: FrameTiming
    /// The scroll offset at its begin, in points.
    public let scrollOffset: Double?
    /// The phase: the cause that moved the content.
    public let phase: String?
    /// The cause of the late frame; nil when it was not late.
    public let cause: FrameCause?
    /// The intervals inside, the most expensive first.
    public let inside: [IntervalBreakdown]
    /// The intervals during it, in the order of time.
    public let order: TimeOrder
    /// The list that it shows; 0 where the trace does not say.
    public let list: UInt32
    /// The factor that its processor time was multiplied by.
    public let slowdown: Double
    /// The state that the app stated; nil for none.
    public let state: String?
    /// The processor time of its thread, in nanoseconds; nil where the trace does not say.
    public let cpuNs: Int64?
    /// The number of times the kernel took the processor from its thread; nil where the trace does
    /// not say.
    public let involuntarySwitches: Int64?
    /// The number of times its thread waited; nil where the trace does not say.
    public let voluntarySwitches: Int64?
    /// The page faults of its thread; nil where the trace does not say.
    public let pageFaults: Int64?
  }

  /// The first frames in the order of their starts, run by run; at most `maxFrames`, and none for a
  /// stage that is not measured, nor where single frames are not wanted.
  public let frames: [Frame]
  /// The durations of all raw frames.
  public let durations: Distribution
  /// The shortest time of each frame over repetitions of one run; nil where there are none.
  public let minima: FrameMinima?
  /// The budget of a frame.
  ///
  /// The same for all frames: runs that are evaluated in other ways are in other groups.
  public let budget: FrameBudget
  /// The signed overrun at the 95th percentile, in nanoseconds: negative is slack; nil when there are
  /// too few frames for one.
  public let p95OverrunNs: Int64?
  /// The largest signed overrun, in nanoseconds: negative is the least slack.
  public let maxOverrunNs: Int64
  /// The number of late frames: those that took longer than their budget.
  public let lateFrames: Int
  /// The causes of the late frames, the longest late time first.
  public let causes: [Cause]
  /// The number of periods of the display without a new frame.
  public let missedVsyncs: Int64
  /// The hitches of all frames, in any phase.
  public let hitches: HitchRate
  /// The hitches of frames in which the content was scrolled; nil where nothing scrolled.
  public let scrollingHitches: HitchRate?
  /// The time before frames in which their input was chosen and the model changed, in nanoseconds,
  /// which is in no frame; nil where the trace does not say.
  public let harnessNs: Int64?
  /// True if any frame states the processor time of its thread.
  public let hasProcessorTimes: Bool
  /// Times in which content moved without a frame; nil on the virtual clock.
  public let idleGaps: IdleGaps?
  /// The length of the view that showed nothing; nil where the trace does not say.
  public let blankArea: BlankArea?
  /// The fewest and the most items that a list had; nil where the trace does not say.
  public let items: ClosedRange<Int>?
  /// The slow-down of the evaluated device for all frames together, as a factor, by time.
  public let meanSlowdown: Double
  /// The part of the time of frames in which work has a factor of its own; nil where there are none.
  public let fittedShare: Double?
  /// The frames by what moved the content, in order of first appearance.
  public let phases: [Subset]
  /// The frames by what the app said that it was doing; empty where it never said anything.
  public let states: [Subset]
  /// The twenty longest frames, the longest first.
  public let worst: [WorstFrame]

  /// The sum of all overruns of late frames, in nanoseconds.
  public var lateNs: Int64 { causes.map(\.overrunNs).saturatingSum() }

  /// The part of `lateNs` that was the machine's: threads were preempted or held up; nil
  /// without late frames, and where the trace has no processor times.
  public var machineShare: Double? {
    guard hasProcessorTimes else { return nil }
    let whole = causes.reduce(0) { $0 + Double($1.overrunNs) }
    guard whole > 0 else { return nil }
    return causes.reduce(0) { $0 + ($1.isOfMachine ? Double($1.overrunNs) : 0) } / whole
  }

  /// From this share on, late frames say more about the machine than about the list.
  public static let maxMachineShare = 0.2

  /// True if the machine took so large a share of the late time that nothing can be said about the
  /// list.
  public var isMachineBusy: Bool { machineShare.map { $0 >= Self.maxMachineShare } ?? false }

  /// True if no list had an item in any frame.
  public var isEmptyList: Bool { items?.upperBound == 0 }

  /// The number of late frames in phases without scrolling.
  public var lateFramesOutsideScrolling: Int {
    phases.reduce(0) { $0 + (Frame.isScrolling(phase: $1.name) == true ? 0 : $1.lateFrames) }
  }

  /// The number of late frames that the machine did not cause.
  public var lateFramesOfList: Int {
    causes.reduce(0) { $0 + ($1.isOfMachine ? 0 : $1.count) }
  }

  /// The maximum number of frames in `worst`.
  public static let worstCount = 20

  /// The maximum number of frames in `frames`.
  public static let maxFrames = 200_000
}
