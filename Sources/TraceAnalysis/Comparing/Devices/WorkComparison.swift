/// The work of a device's program and the work done here, kind by kind: counts first.
public struct WorkComparison: Sendable {
  /// One kind.
  public struct Row: Sendable {
    /// The name of the kind.
    public let name: String
    /// The number of intervals in a run of the base.
    public let baseCount: Double
    /// The number of intervals in a run of the head.
    public let headCount: Double
    /// The part of the base's time.
    public let baseShare: Double
    /// The part of the head's time.
    public let headShare: Double
    /// The ratio of the base's durations to the head's, without other intervals inside; nil where a
    /// side has none.
    public let ratio: DurationRatio?

    /// True if both sides do it about as often: their counts differ by no more than
    /// `maxDifference`.
    public var isSameWork: Bool {
      let (low, high) = (min(baseCount, headCount), max(baseCount, headCount))
      return low > 0 && high / low <= 1 + WorkComparison.maxDifference
    }
  }

  /// Counts that differ by more are of different work: 10 %.
  public static let maxDifference = 0.1

  /// The kinds, the one with the largest part of either side first.
  public let rows: [Row]

  /// Compares two sides.
  ///
  /// - Complexity: O(n log n) for n intervals.
  public init(base: SharedWork, head: SharedWork) {
    let names = Set(base.kinds.keys).union(head.kinds.keys)
    rows = names.map { name in
      Row(
        name: name,
        baseCount: base.countPerRun(name),
        headCount: head.countPerRun(name),
        baseShare: base.share(name),
        headShare: head.share(name),
        ratio: DurationRatio(
          of: base.kinds[name]?.ownDurationsNs ?? [],
          to: head.kinds[name]?.ownDurationsNs ?? []
        )
      )
    }
    .sorted { left, right in
      let (first, second) = (
        max(left.baseShare, left.headShare), max(right.baseShare, right.headShare)
      )
      return first == second ? left.name < right.name : first > second
    }
  }

  /// True if both sides did the same work.
  public var isSameWork: Bool { !rows.isEmpty && rows.allSatisfy(\.isSameWork) }
}
