/// The allocations in the intervals of one name, for rows of one content type, on two sides of a
/// comparison.
public struct AllocationDifference: Hashable, Sendable {
  /// The base's counts; nil where it has no such interval.
  public let base: AllocationCost?
  /// The head's counts; nil where it has no such interval.
  public let head: AllocationCost?

  /// The interval, with the type of its rows: `apply of MessageRow`.
  public var name: String {
    guard let cost = head ?? base else { return "" }
    return cost.interval + (cost.type.map { " of \($0)" } ?? "")
  }

  /// The number of calls of its own that the head makes more than the base; an interval that is
  /// gone makes fewer.
  public var difference: Int64 {
    (head?.ownAllocations ?? 0).addingSaturating(-(base?.ownAllocations ?? 0))
  }

  /// Compares the counts of two sides that have the same number of runs, the largest difference first;
  /// equal ones are left out.
  public static func all(base: AllocationSummary, head: AllocationSummary) -> [AllocationDifference]
  {
    let (old, new) = (named(base), named(head))
    return Set(old.keys).union(new.keys)
      .map { AllocationDifference(base: old[$0], head: new[$0]) }
      .filter { $0.base != $0.head }
      .sorted { ($1.magnitude, $0.name) < ($0.magnitude, $1.name) }
  }

  private var magnitude: UInt64 { difference.magnitude }

  private struct Key: Hashable {
    let interval: String
    let type: String?
  }

  private static func named(_ summary: AllocationSummary) -> [Key: AllocationCost] {
    Dictionary(summary.costs.map { (Key(interval: $0.interval, type: $0.type), $0) }) { first, _ in
      first
    }
  }
}
