/// The times of the same units of work in several rounds.
///
/// With a fixed seed and a virtual clock unit *i* does the same work in every round, so its minimum over
/// the rounds is the best estimate of that work: a machine's noise only adds time (J. Chen, J. Revels,
/// "Robust benchmarking in noisy environments", 2016).
public struct RoundTimes: Hashable, Sendable {
  /// The values, round by round: one for every unit.
  public private(set) var rounds: [[Int64]]

  /// Takes values round by round.
  ///
  /// - Returns: nil where rounds have different numbers of units, or no unit.
  public init?(_ rounds: [[Int64]]) {
    guard let units = rounds.first?.count, units > 0, rounds.allSatisfy({ $0.count == units })
    else { return nil }
    self.rounds = rounds
  }

  /// The number of units in each round.
  public var units: Int { rounds[0].count }

  /// The values of some units alone.
  ///
  /// - Returns: nil without units.
  /// - Precondition: the units are less than `units`.
  public func units(_ chosen: [Int]) -> RoundTimes? {
    RoundTimes(rounds.map { round in chosen.map { round[$0] } })
  }

  /// The first rounds alone, as a minimum over more rounds is smaller.
  ///
  /// - Precondition: `count` is positive.
  public func first(_ count: Int) -> RoundTimes {
    var first = self
    first.rounds = Array(rounds.prefix(count))
    return first
  }

  /// The smallest value of each unit over the rounds whose numbers satisfy a condition.
  ///
  /// - Returns: one value for each unit; none where no round satisfies it.
  /// - Complexity: O(rounds × units).
  public func minima(where isIncluded: (Int) -> Bool = { _ in true }) -> [Int64] {
    var minima: [Int64] = []
    for (number, round) in rounds.enumerated() where isIncluded(number) {
      if minima.isEmpty {
        minima = round
      } else {
        for unit in round.indices where round[unit] < minima[unit] { minima[unit] = round[unit] }
      }
    }
    return minima
  }
}
