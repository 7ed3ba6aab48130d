extension JSONReport {
  /// Frames against their budget.
  public struct FrameSection: Codable, Sendable {
    /// How many there are, without those of the warm-up.
    public let count: Int
    /// How many frames belong to the warm-up, and are left out here.
    public let warmupFrames: Int
    /// The time that a frame may take.
    public let budgetNs: Int64
    /// The part of the period that the budget is.
    public let budgetShare: Double
    /// What costs are multiplied with before they are evaluated.
    public let slowdown: Double
    /// Where the budget comes from: `trace`, `option`, or `assumed`.
    public let budgetSource: String
    /// The time between two frames on the display.
    public let periodNs: Int64
    /// The median.
    @ExplicitNull public var p50Ns: Int64?
    /// The 90th percentile.
    @ExplicitNull public var p90Ns: Int64?
    /// The 95th percentile.
    @ExplicitNull public var p95Ns: Int64?
    /// The 99th percentile; `null` with fewer than 100 frames.
    @ExplicitNull public var p99Ns: Int64?
    /// The longest.
    @ExplicitNull public var maxNs: Int64?
    /// The signed time beyond the budget, at the 95th percentile.
    public let p95OverrunNs: Int64
    /// The shortest time of each frame over repetitions; `null` where there are none.
    @ExplicitNull public var perFrameMinimum: MinimaSection?
    /// How many frames took longer than they may.
    public let lateFrames: Int
    /// Why the late frames were late.
    public let causes: [CauseRow]
    /// How many periods of the display had no new frame.
    public let missedVsyncs: Int64
    /// The sum of all hitch times.
    public let hitchTimeNs: Int64
    /// Hitch time for every second on the display.
    public let hitchRateMsPerS: Double
    /// Whether the ratio is over frames in which something moved the content.
    public let hitchesWhileScrollingOnly: Bool
    /// The ratio by the bands for scrolling tests, 5 and 10 ms/s: `good`, `warning`, `critical`.
    public let hitchBandScrolling: String
    /// The ratio by the bands of Apple's Organizer, 10, 25 and 50 ms/s; beyond it is `severe`.
    public let hitchBandOrganizer: String
    /// Times in which content moved without a frame; `null` on the virtual clock.
    @ExplicitNull public var idleGaps: GapSection?
    /// How much of the view showed nothing; `null` where the trace does not say.
    @ExplicitNull public var blankArea: BlankSection?
    /// The frames by what moved the content.
    public let phases: [PhaseRow]
    /// The longest frames, the longest first.
    public let worst: [WorstFrame]
  }

  /// The shortest time of each frame over repetitions of one run.
  public struct MinimaSection: Codable, Sendable {
    /// How many repetitions there are.
    public let repetitions: Int
    /// How many frames all of them have.
    public let count: Int
    /// The median.
    @ExplicitNull public var p50Ns: Int64?
    /// The 90th percentile.
    @ExplicitNull public var p90Ns: Int64?
    /// The 95th percentile.
    @ExplicitNull public var p95Ns: Int64?
    /// The 99th percentile; `null` with fewer than 100 frames.
    @ExplicitNull public var p99Ns: Int64?
    /// The longest.
    @ExplicitNull public var maxNs: Int64?
  }

  /// Late frames of the same cause.
  public struct CauseRow: Codable, Sendable {
    /// What took most of their time.
    public let cause: String
    /// How many there are.
    public let count: Int
    /// The sum of their times beyond the budget.
    public let overrunNs: Int64
  }

  /// Times in which content moved and no frame was begun.
  public struct GapSection: Codable, Sendable {
    /// How many there are.
    public let count: Int
    /// The longest.
    public let longestNs: Int64
  }

  /// How much of the view showed nothing although there was content for it.
  public struct BlankSection: Codable, Sendable {
    /// The mean length over all frames.
    public let meanPoints: Double
    /// The largest length.
    public let maxPoints: Double
    /// The share of frames with any, from 0 to 1.
    public let share: Double
  }

  /// Frames in which the same thing moved the content.
  public struct PhaseRow: Codable, Sendable {
    /// What moved the content.
    @ExplicitNull public var phase: String?
    /// How many frames there are.
    public let count: Int
    /// The median.
    @ExplicitNull public var p50Ns: Int64?
    /// The 95th percentile.
    @ExplicitNull public var p95Ns: Int64?
    /// The longest.
    @ExplicitNull public var maxNs: Int64?
    /// How many frames took longer than they may.
    public let lateFrames: Int
  }

  /// One frame that took long.
  public struct WorstFrame: Codable, Sendable {
    /// The number within its run.
    @ExplicitNull public var frame: Int?
    /// The begin, since the first event of the trace.
    public let startNs: Int64
    /// The duration.
    public let durationNs: Int64
    /// The time that no interval inside it explains.
    public let selfNs: Int64
    /// The time beyond the budget; negative when there is slack.
    public let overrunNs: Int64
    /// How many periods the frame before it had to be shown again.
    public let missedVsyncs: Int64
    /// The scroll offset at its begin, in points.
    @ExplicitNull public var scrollOffset: Double?
    /// What moved the content.
    @ExplicitNull public var phase: String?
    /// What took most of its time; `null` when it was not late.
    @ExplicitNull public var cause: String?
    /// The part of its time that the cause took, from 0 to 1.
    @ExplicitNull public var causeShare: Double?
    /// What was inside.
    public let intervals: [BreakdownRow]
  }

  /// Updates.
  public struct UpdateSection: Codable, Sendable {
    /// How many there are.
    public let count: Int
    /// The median.
    @ExplicitNull public var p50Ns: Int64?
    /// The 95th percentile.
    @ExplicitNull public var p95Ns: Int64?
    /// The longest.
    @ExplicitNull public var maxNs: Int64?
    /// The updates by what asked for them.
    public let byReason: [ReasonRow]
    /// The longest updates, the longest first.
    public let worst: [WorstUpdate]
  }

  /// Updates that the same thing asked for.
  public struct ReasonRow: Codable, Sendable {
    /// What asked for them.
    @ExplicitNull public var reason: String?
    /// How many there are.
    public let count: Int
    /// The sum of the durations.
    public let totalNs: Int64
    /// The median.
    @ExplicitNull public var p50Ns: Int64?
    /// The 95th percentile.
    @ExplicitNull public var p95Ns: Int64?
    /// The longest.
    @ExplicitNull public var maxNs: Int64?
    /// What the time went into, in the order of first appearance.
    public let parts: [UpdatePartRow]
  }

  /// What a part of the engine line cost in updates that the same thing asked for.
  public struct UpdatePartRow: Codable, Sendable {
    /// The name of the intervals; `update` for what no interval inside explains.
    public let name: String
    /// How many there are.
    public let count: Int
    /// The sum of their self times.
    public let selfNs: Int64
    /// The sums of what they counted, by field.
    public let counts: [String: Double]
  }

  /// One update that took long.
  public struct WorstUpdate: Codable, Sendable {
    /// The list.
    public let list: UInt32
    /// The number of the update within its list.
    public let update: UInt32
    /// What asked for it.
    @ExplicitNull public var reason: String?
    /// The begin, since the first event of the trace.
    public let startNs: Int64
    /// The duration.
    public let durationNs: Int64
    /// Items presented afterwards.
    @ExplicitNull public var items: Int?
    /// Changes made.
    @ExplicitNull public var changes: Int?
    /// What was inside.
    public let intervals: [BreakdownRow]
  }
}
