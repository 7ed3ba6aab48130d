/// What updates cost, and what asked for them.
public struct UpdateSummary: Sendable {
  /// All updates that the same thing asked for.
  public struct Reason: Sendable {
    /// What asked for them; nil where the trace does not say.
    public let name: String?
    /// The durations.
    public let durations: Distribution
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
    /// The duration, in nanoseconds.
    public let durationNs: Int64
    /// Items presented afterwards.
    public let items: Int?
    /// Changes made.
    public let changes: Int?
    /// What was inside, the most expensive first.
    public let inside: [IntervalBreakdown]
  }

  /// The durations.
  public let durations: Distribution
  /// The updates by what asked for them, those that cost most in total first.
  public let byReason: [Reason]
  /// The three longest updates, the longest first.
  public let worst: [WorstUpdate]

  /// How many updates `worst` holds.
  public static let worstCount = 3

  /// Collects the updates of a trace; nil when it has none.
  public init?(_ trace: Trace) {
    let tree = trace.tree
    let updates = tree.intervals.indices.filter { tree.intervals[$0].name == KnownInterval.update }
    guard !updates.isEmpty else { return nil }
    durations = Distribution(updates.map { tree.intervals[$0].durationNs })
    byReason = Dictionary(grouping: updates) { tree.intervals[$0][KnownField.reason]?.text }
      .map { name, members in
        Reason(
          name: name,
          durations: Distribution(members.map { tree.intervals[$0].durationNs })
        )
      }
      .sorted { ($1.durations.sum, $0.name ?? "") < ($0.durations.sum, $1.name ?? "") }
    worst = updates.largest(Self.worstCount) { tree.intervals[$0].durationNs }
      .map { Self.worst(trace, at: $0) }
  }

  private static func worst(_ trace: Trace, at position: Int) -> WorstUpdate {
    let interval = trace.tree.intervals[position]
    return WorstUpdate(
      list: interval.list,
      update: interval.update,
      reason: interval[KnownField.reason]?.text,
      startNs: interval.startNs - (trace.firstNs ?? interval.startNs),
      durationNs: interval.durationNs,
      items: interval[KnownField.items]?.integer.flatMap { Int(exactly: $0) },
      changes: interval[KnownField.changes]?.integer.flatMap { Int(exactly: $0) },
      inside: trace.tree.breakdown(of: position)
    )
  }
}
