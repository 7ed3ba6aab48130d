/// What a device's program did and what was done here, kind by kind: counts first.
public struct WorkComparison: Sendable {
  /// One kind.
  public struct Row: Sendable {
    /// The name of the kind.
    public let name: String
    /// How many there are in a run of the base.
    public let baseCount: Double
    /// How many there are in a run of the head.
    public let headCount: Double
    /// The part of the base's time.
    public let baseShare: Double
    /// The part of the head's time.
    public let headShare: Double
    /// How much longer the base's take each, without others inside them; nil where a side has none.
    public let ratio: DurationRatio?

    /// Whether both sides do it about as often: their counts differ by no more than `maxDifference`.
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

  /// Whether both sides did the same work.
  public var isSameWork: Bool { !rows.isEmpty && rows.allSatisfy(\.isSameWork) }
}
