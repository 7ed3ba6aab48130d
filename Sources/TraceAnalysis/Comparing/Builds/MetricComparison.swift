import Foundation

/// The verdict of a comparison on a metric.
public enum ComparisonVerdict: String, Hashable, Sendable, CaseIterable {
  /// The head is slower, or larger, by more than margin and noise.
  case regression
  /// The head is faster, or smaller, by more than margin and noise.
  case improvement
  /// Neither.
  case noChange = "no_change"
  /// The measurements contradict each other too much to tell.
  case inconclusive
}

/// A metric of two builds, from rounds in which both were played.
///
/// The rule: both values are statistics of the units' minima over all rounds. The noise is what two halves
/// of one build's own rounds, the odd and the even ones, differ by; the larger of both builds. A
/// change counts when it exceeds the margin and the noise, and when the first and the second half of
/// the rounds both show at least half of the margin. Where the noise is more than 15 %, it has to be
/// three times the noise, and more than the noise in both halves; else nothing can be said. Nothing can
/// be said either of a change of more than twice the margin that is none by these rules.
///
/// Rounds are played until each metric is settled: its noise is at most its margin, or half of the 15 %.
/// That depends on the rounds of each build alone, never on what they differ by. Where a batch of rounds shows
/// a change, or lets nothing be said, an independent one is played: see `confirmed(by:together:)`.
public struct MetricComparison: Hashable, Sendable {
  /// The metric.
  public let metric: ComparedMetric
  /// The base's value.
  public let base: Double
  /// The head's value.
  public let head: Double
  /// The difference between the rounds of one build: the logarithm of a ratio.
  public let noise: Double
  /// The verdict; see `confirmed(by:together:)`.
  public private(set) var verdict: ComparisonVerdict

  /// The noise above which only a change far beyond it can be said: 15 %.
  public static let maxNoise = Foundation.log(1.15)
  /// The multiple of the noise that a change has to be where the noise is larger.
  public static let clearOfNoise = 3.0
  /// The multiple of its margin up to which a metric's change may be called none.
  public static let maxMargins = 2.0
  /// Traces that were recorded apart are held to be equal up to this change.
  public static let coarseMargin = 0.3
  /// Fewer rounds do not carry a verdict: each quarter of them is to have two.
  public static let minRounds = 8

  /// The version of the rule: what was found out with another one says nothing of this.
  public static let procedure = 5

  /// The way a build's value follows from its rounds.
  public enum Estimator: Sendable {
    /// The statistic of each unit's minimum over the rounds.
    case unitMinimum
    /// The median over the rounds of each round's statistic, where rounds do not play the same.
    case medianOfRounds
  }

  /// Compares two builds; nil where the units are too few for the metric, or a value is not positive.
  ///
  /// - Parameters:
  ///   - metric: the metric that is compared.
  ///   - estimator: the way a build's value follows from its rounds.
  ///   - base: the rounds of the one.
  ///   - head: the rounds of the other, as many.
  ///   - budget: the budget of a frame, for the hitch rate.
  /// - Complexity: O(rounds × units).
  public init?(
    _ metric: ComparedMetric,
    by estimator: Estimator = .unitMinimum,
    base: RoundTimes,
    head: RoundTimes,
    budget: FrameBudget? = nil
  ) {
    let rounds = min(base.rounds.count, head.rounds.count)
    func value(_ times: RoundTimes, _ isIncluded: (Int) -> Bool) -> Double? {
      times.value(metric, by: estimator, budget) { $0 < rounds && isIncluded($0) }
    }
    func ratio(_ isIncluded: (Int) -> Bool) -> Double? {
      guard let base = value(base, isIncluded), let head = value(head, isIncluded) else {
        return nil
      }
      return metric.change(from: base, to: head)
    }
    func noise(_ times: RoundTimes) -> Double? {
      guard let odd = value(times, { $0 % 2 == 1 }), let even = value(times, { $0 % 2 == 0 })
      else { return nil }
      return abs(metric.change(from: even, to: odd))
    }
    guard let baseValue = value(base, { _ in true }), let headValue = value(head, { _ in true })
    else { return nil }
    self.metric = metric
    self.base = baseValue
    self.head = headValue
    let halves = [ratio { $0 < rounds / 2 }, ratio { $0 >= rounds / 2 }]
    guard rounds >= Self.minRounds, let first = halves[0], let second = halves[1],
      let baseNoise = noise(base), let headNoise = noise(head)
    else {
      self.noise = .infinity
      verdict = .inconclusive
      return
    }
    self.noise = max(baseNoise, headNoise)
    verdict = Self.verdict(
      metric.change(from: baseValue, to: headValue),
      margin: metric.margin,
      noise: self.noise,
      halves: (first, second)
    )
  }

  /// Compares two traces that were recorded apart: only what exceeds `coarseMargin` and the metric's margin
  /// counts, over as many rounds of each.
  ///
  /// Nil where the units are too few for the metric, or a value is not positive.
  public init?(coarsely metric: ComparedMetric, base: RoundTimes, head: RoundTimes) {
    let rounds = min(base.rounds.count, head.rounds.count)
    guard let baseValue = metric.value(base.first(rounds).minima(), nil),
      let headValue = metric.value(head.first(rounds).minima(), nil)
    else { return nil }
    self.metric = metric
    self.base = baseValue
    self.head = headValue
    noise = log(1 + Self.coarseMargin)
    // A share of the base, either way: what is 23 % less is not 30 % less.
    let change = headValue / baseValue - 1
    let limit = max(Self.coarseMargin, metric.margin)
    verdict = change > limit ? .regression : -change > limit ? .improvement : .noChange
  }

  /// Compares counts that equal runs have in common: there is no noise in them.
  public init(_ metric: ComparedMetric, base: Int64, head: Int64) {
    self.metric = metric
    self.base = Double(base)
    self.head = Double(head)
    noise = 0
    let difference = self.head - self.base
    let limit = metric.margin * self.base
    verdict = difference > limit ? .regression : -difference > limit ? .improvement : .noChange
  }

  /// True if the change is a multiple of the noise that no noise explains.
  public var isClear: Bool {
    noise.isFinite
      && abs(metric.change(from: base, to: head)) > Self.clearOfNoise * noise
  }

  /// True if an independent batch of rounds may tell more: a change was seen, or nothing can be said of frames
  /// as a whole.
  public var needsConfirmation: Bool {
    switch verdict {
    case .regression, .improvement: true
    case .inconclusive: metric.isOfAllFrames
    case .noChange: false
    }
  }

  /// True if more rounds would hardly change the values: the noise is at most the margin, or half of that
  /// above which nothing can be said.
  public var isSettled: Bool { noise <= max(log(1 + metric.margin), Self.maxNoise / 2) }

  /// The head's value for one of the base's; not finite, or no number, where the base has none.
  public var ratio: Double { head / base }

  /// The smallest change that would have been seen, as a share; nil where nothing can be said.
  public var smallestEffect: Double? {
    verdict == .inconclusive ? nil : max(metric.margin, exp(noise) - 1)
  }

  /// The comparison with what an independent batch of rounds says.
  ///
  /// A change counts only if the other batch shows the same, or is too noisy for a verdict of its own and
  /// shows a change of the same direction that is far beyond its noise. A batch that does not is no
  /// licence to call it none; the rounds of both batches together are, where they show none.
  ///
  /// - Parameters:
  ///   - other: the comparison of the other batch's rounds.
  ///   - all: the comparison of all rounds; nil where there is none.
  /// - Returns: the comparison with its verdict.
  public func confirmed(by other: MetricComparison, together all: MetricComparison? = nil)
    -> MetricComparison
  {
    var confirmed = self
    switch verdict {
    case .regression, .improvement:
      let isSame = (other.base < other.head) == (base < head)
      let agrees = other.verdict == verdict || isSame && other.isClear
      if !agrees { confirmed.verdict = .inconclusive }
    case .noChange, .inconclusive: break
    }
    guard confirmed.verdict == .inconclusive, let all, all.verdict == .noChange else {
      return confirmed
    }
    return all
  }

  /// The comparison with what the time says in which the frames' threads had the processor: a change that is
  /// not in it is the machine's, and tells nothing.
  func confirmed(asTimeThatRan ran: MetricComparison?) -> MetricComparison {
    var confirmed = self
    if verdict != .noChange, ran?.verdict != verdict { confirmed.verdict = .inconclusive }
    return confirmed
  }

  /// The comparisons of a batch with what another batch, and the rounds of both, say of the same metrics.
  public static func confirmed(
    _ batch: [MetricComparison],
    by other: [MetricComparison],
    together all: [MetricComparison] = []
  ) -> [MetricComparison] {
    func same(_ metric: ComparedMetric, _ found: [MetricComparison]) -> MetricComparison? {
      found.first { $0.metric.name == metric.name }
    }
    return batch.map { first in
      same(first.metric, other).map { first.confirmed(by: $0, together: same(first.metric, all)) }
        ?? first
    }
  }

  /// Turns a regression into no change, because the user has accepted it.
  public mutating func letThrough() {
    if verdict == .regression { verdict = .noChange }
  }

  private static func verdict(
    _ change: Double,
    margin: Double,
    noise: Double,
    halves: (Double, Double)
  ) -> ComparisonVerdict {
    let isNoisy = noise > maxNoise
    let limit = max(log(1 + margin), isNoisy ? clearOfNoise * noise : noise)
    let half = isNoisy ? noise : log(1 + margin) / 2
    if change > limit, halves.0 > half, halves.1 > half { return .regression }
    if -change > limit, -halves.0 > half, -halves.1 > half { return .improvement }
    let isSmall = abs(change) <= log(1 + maxMargins * margin)
    return isNoisy || !isSmall ? .inconclusive : .noChange
  }
}

extension RoundTimes {
  /// The metric's value over the rounds whose numbers satisfy a condition.
  fileprivate func value(
    _ metric: ComparedMetric,
    by estimator: MetricComparison.Estimator,
    _ budget: FrameBudget?,
    where isIncluded: (Int) -> Bool
  ) -> Double? {
    switch estimator {
    case .unitMinimum: return metric.value(minima(where: isIncluded), budget)
    case .medianOfRounds:
      let values = rounds.indices.filter(isIncluded).compactMap { metric.value(rounds[$0], budget) }
        .sorted()
      return values.isEmpty ? nil : values[values.count / 2]
    }
  }
}

extension ComparedMetric {
  /// The logarithm of a ratio of two values.
  fileprivate func change(from base: Double, to head: Double) -> Double {
    log((head + offset) / (base + offset))
  }
}
