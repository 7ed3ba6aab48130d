/// What updates cost, and what asked for them.
public struct UpdateSummary: Sendable {
  /// All updates that the same thing asked for.
  public struct Reason: Sendable {
    /// What asked for them; nil where the trace does not say.
    public let name: String?
    /// The durations.
    public let durations: Distribution
    /// What the time went into, in the order of first appearance.
    public let parts: [Part]
  }

  /// What a part of the engine line cost in all updates that the same thing asked for.
  public struct Part: Sendable {
    /// The name of the intervals; `update` for what no interval inside explains.
    public let name: String
    /// How many there are.
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
    /// What asked for it.
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
    /// What was inside, the most expensive first.
    public let inside: [IntervalBreakdown]
    /// What happened during it, in the order of time.
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

  /// How many updates `worst` holds.
  public static let worstCount = 3
}
