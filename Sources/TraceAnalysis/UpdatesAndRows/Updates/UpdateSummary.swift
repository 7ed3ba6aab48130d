/// The costs of updates, and their reasons.
public struct UpdateSummary: Sendable {
  /// All updates that the same thing asked for.
  public struct Reason: Sendable {
    /// The reason; nil where the trace does not say.
    public let name: String?
    /// The durations.
    public let durations: Distribution
    /// The parts of the time, in the order of first appearance.
    public let parts: [Part]
  }

  /// The cost of a part of the engine line in all updates with the same reason.
  public struct Part: Sendable {
    /// The name of the intervals; `update` for what no interval inside explains.
    public let name: String
    /// The number of intervals.
    public let count: Int
    /// The sum of their self times, in nanoseconds.
    public let selfNs: Int64
    /// The sums of what they counted, by field: items added, sizes measured, and so on.
    public let counts: [(field: String, sum: Double)]
  }

  /// One update that took long.
  public struct WorstUpdate: Sendable {
    /// The list.
    public let list: UInt32
    /// The number of the update within its list.
    public let update: UInt32
    /// The reason.
    public let reason: String?
    /// The begin, in nanoseconds since the first event of the trace.
    public let startNs: Int64
    /// The begin on the trace's clock, in nanoseconds since 1970.
    public let startUnixNs: Int64
    /// The duration, in nanoseconds.
    public let durationNs: Int64
    /// Items presented afterwards.
    public let items: Int?
    /// Changes made.
    public let changes: Int?
    /// The intervals inside, the most expensive first.
    public let inside: [IntervalBreakdown]
    /// The intervals during it, in the order of time.
    public let order: TimeOrder
  }

  /// The durations.
  public let durations: Distribution
  /// The updates by what asked for them, those that cost most in total first.
  public let byReason: [Reason]
  /// The time in which was freed what they replaced, after they had ended, in nanoseconds.
  ///
  /// It is in none of their durations; that after frames may delay the next frame.
  public let freedLaterNs: Int64
  /// The three longest updates, the longest first.
  public let worst: [WorstUpdate]

  /// The maximum number of updates in `worst`.
  public static let worstCount = 3
}
