import Foundation

/// A point with what was measured of it.
public struct TunedPoint: Sendable {
  /// The stage that a point came to.
  public enum Stage: String, Sendable, CaseIterable {
    /// Tried with few rounds.
    case screened
    /// Among the better half at least once.
    case kept
    /// Compared with the default as builds are.
    case confirmed
  }

  /// The values.
  public let point: TuningPoint
  /// The stage that it came to.
  public var stage = Stage.screened
  /// The number of times it was played.
  public var rounds = 0
  /// The objective's value; nil where the frames are too few.
  public var objective: Double?
  /// The objective against the default's of as many rounds.
  public var ratio: Double?
  /// The difference between its odd and even rounds: the logarithm of a ratio.
  public var noise: Double?
  /// The mean of the frames' minima, in nanoseconds.
  public var frameMeanNs: Double?
  /// The first frame's minimum, in nanoseconds.
  public var firstDisplayNs: Double?
  /// The smallest peak of the rounds, in bytes.
  public var peakResidentBytes: Double?
  /// The length of the view that showed nothing, over all frames, in points.
  public var blankArea = 0.0
  /// The counts of work.
  public var counts: [String: Int] = [:]
  /// The constraint that it violates; nil where it meets all.
  public var violation: String?
  /// True if no other point is better in something and worse in nothing.
  public var isParetoOptimal = false

  /// A point of which nothing is known.
  public init(_ point: TuningPoint) {
    self.point = point
  }

  /// The goals of a choice: less of each is better.
  private var goals: [Double?] {
    [objective, frameMeanNs, blankArea + 1, peakResidentBytes, firstDisplayNs]
  }

  /// Differences up to this share are none.
  private static let tolerance = 1.05

  /// Returns whether it differs from another one in nothing.
  fileprivate func equals(_ other: TunedPoint) -> Bool {
    zip(goals, other.goals).allSatisfy { own, other in
      guard let own, let other else { return own == nil && other == nil }
      return own <= other * Self.tolerance && other <= own * Self.tolerance
    }
  }

  /// The default first, then the best first.
  fileprivate func isBefore(_ other: TunedPoint) -> Bool {
    if point.isDefault != other.point.isDefault { return point.isDefault }
    return (objective ?? .infinity, point.name) < (other.objective ?? .infinity, other.point.name)
  }

  /// Returns whether it is better than another one in something, and worse in nothing.
  func dominates(_ other: TunedPoint) -> Bool {
    let pairs = zip(goals, other.goals).compactMap { own, other in
      own.flatMap { own in other.map { (own, $0) } }
    }
    return pairs.allSatisfy { $0 <= $1 * Self.tolerance }
      && pairs.contains { $0 * Self.tolerance < $1 }
  }
}

extension [TunedPoint] {
  /// The points, those marked that no other one dominates; those that violate constraints never are.
  ///
  /// Of points that differ in nothing the default is marked, else the one with the best objective.
  func markingPareto() -> [TunedPoint] {
    let known = filter { $0.violation == nil && $0.objective != nil }
    var chosen: [TunedPoint] = []
    for point in known.sorted(by: { $0.isBefore($1) })
    where !known.contains(where: { $0.dominates(point) }) {
      if !chosen.contains(where: { $0.equals(point) }) { chosen.append(point) }
    }
    return map { point in
      var point = point
      point.isParetoOptimal = chosen.contains { $0.point == point.point }
      return point
    }
  }
}
