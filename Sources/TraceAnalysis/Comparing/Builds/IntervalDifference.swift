import Foundation

/// The cost of one interval in two builds.
public struct IntervalDifference: Hashable, Sendable {
  /// The interval's name.
  public let name: String
  /// The cost in a run of the base; nil where there is none.
  public let base: IntervalTimes.Total?
  /// The cost in a run of the head; nil where there is none.
  public let head: IntervalTimes.Total?

  /// Compares the intervals of two builds, the largest difference first.
  public static func all(
    base: [String: IntervalTimes.Total],
    head: [String: IntervalTimes.Total]
  ) -> [IntervalDifference] {
    Set(base.keys).union(head.keys)
      .map { IntervalDifference(name: $0, base: base[$0], head: head[$0]) }
      .sorted { (abs($0.differenceNs), $1.name) > (abs($1.differenceNs), $0.name) }
  }

  /// The head's time less the base's, in nanoseconds for a run.
  public var differenceNs: Int64 { (head?.selfNs ?? 0) - (base?.selfNs ?? 0) }

  /// The head's time for one of the base's; nil where the base has none.
  public var ratio: Double? {
    Self.ratio(head.map { Double($0.selfNs) }, base.map { Double($0.selfNs) })
  }

  /// The head's number for one of the base's; nil where the base has none.
  public var countRatio: Double? {
    Self.ratio(head.map { Double($0.count) }, base.map { Double($0.count) })
  }

  /// The time that each takes, the head's for one of the base's; nil where one of them has none.
  public var eachRatio: Double? {
    guard let ratio, let countRatio, countRatio > 0 else { return nil }
    return ratio / countRatio
  }

  /// The verdict: whether its time grew or shrank by more than `margin` and the noise of equal
  /// runs; nil where the runs do not tell their noise.
  public var verdict: ComparisonVerdict? {
    guard let base else { return .regression }
    guard let head else { return .improvement }
    guard let noise = base.noise.flatMap({ first in head.noise.map { max(first, $0) } }), let ratio,
      ratio > 0
    else { return nil }
    guard noise <= MetricComparison.maxNoise else { return .inconclusive }
    let limit = max(log(1 + Self.margin), noise)
    return log(ratio) > limit ? .regression : -log(ratio) > limit ? .improvement : .noChange
  }

  /// Changes up to this share are not called one: 7 %.
  public static let margin = 0.07

  private static func ratio(_ head: Double?, _ base: Double?) -> Double? {
    guard let base, base > 0 else { return nil }
    return (head ?? 0) / base
  }
}
