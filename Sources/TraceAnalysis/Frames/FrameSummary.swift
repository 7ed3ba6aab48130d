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
    /// What happened during it, in the order of time.
    public let order: TimeOrder
    /// The list that it shows; 0 where the trace does not say.
    public let list: UInt32
    /// The factor that its time was multiplied by.
    public let slowdown: Double
  }

  /// All frames in which the same thing moved the content.
  public struct Phase: Sendable {
    /// What moved the content; nil where the trace does not say.
    public let name: String?
    /// The durations.
    public let durations: Distribution
    /// How many frames took longer than their budget.
    public let lateFrames: Int
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

  /// The first frames, without those of the warm-up, in the order of their starts, run by run; at most
  /// `maxFrames`.
  public let frames: [Frame]
  /// How many frames belong to the warm-up, and are left out of everything here.
  public let warmupFrames: Int
  /// The durations of all raw frames.
  public let durations: Distribution
  /// The shortest time of each frame over repetitions of one run; nil where there are none.
  public let minima: FrameMinima?
  /// What a frame may take.
  ///
  /// The same for all frames: runs that are evaluated in other ways are in other groups.
  public let budget: FrameBudget
  /// The signed overrun at the 95th percentile, in nanoseconds: negative is slack; nil when there are
  /// too few frames for one.
  public let p95OverrunNs: Int64?
  /// The largest signed overrun, in nanoseconds: negative is the least slack.
  public let maxOverrunNs: Int64
  /// How many frames took longer than their budget.
  public let lateFrames: Int
  /// Why the late frames were late, the most frequent cause first.
  public let causes: [Cause]
  /// How many periods of the display had no new frame.
  public let missedVsyncs: Int64
  /// The sum of all hitch times, in nanoseconds.
  public let hitchNs: Int64
  /// Hitch time while content moved, in milliseconds a second; see `hitchesWhileScrollingOnly`.
  public let hitchRateMsPerS: Double
  /// Hitch time for every second on the display, whatever the content did, in milliseconds.
  public let overallHitchRateMsPerS: Double
  /// Whether the rate is over frames in which something moved the content.
  ///
  /// Where no frame says so, it is over all frames.
  public let hitchesWhileScrollingOnly: Bool
  /// Times in which content moved without a frame; nil on the virtual clock.
  public let idleGaps: IdleGaps?
  /// How much of the view showed nothing; nil where the trace does not say.
  public let blankArea: BlankArea?
  /// The frames by what moved the content, in order of first appearance.
  public let phases: [Phase]
  /// The twenty longest frames, the longest first.
  public let worst: [WorstFrame]

  /// How many frames `worst` holds.
  public static let worstCount = 20

  /// How many frames `frames` holds.
  public static let maxFrames = 200_000
}
