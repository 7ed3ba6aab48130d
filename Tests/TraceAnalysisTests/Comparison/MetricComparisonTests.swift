import Foundation
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct MetricComparisonTests {
  /// Rounds of frames whose work is the same in each round, with noise that only adds time.
  private func rounds(_ count: Int, factor: Double, seed: UInt64, noise: Double = 0.5) throws
    -> RoundTimes
  {
    var generator = SeededGenerator(seed: seed)
    let times = (0..<count).map { _ in
      (0..<300).map { frame -> Int64 in
        let work = 10_000.0 + Double(frame % 7) * 2_000
        // Half of all frames are undisturbed.
        let delay = max(0, Double.random(in: -noise...noise, using: &generator)) * work
        return Int64((work * factor + delay).rounded())
      }
    }
    return try #require(RoundTimes(times))
  }

  @Test("No change is found in copies, and changes beyond the margin always", arguments: 1...20)
  func verdicts(seed: UInt64) throws {
    func verdict(_ factor: Double, _ metric: ComparedMetric) throws -> ComparisonVerdict {
      try #require(
        MetricComparison(
          metric,
          base: try rounds(20, factor: 1, seed: seed),
          head: try rounds(20, factor: factor, seed: seed + 1_000)
        )
      ).verdict
    }
    #expect(try verdict(1, .frameMean) == .noChange)
    #expect(try verdict(1.05, .frameMean) == .regression)
    #expect(try verdict(1 / 1.05, .frameMean) == .improvement)
    #expect(try verdict(1.02, .frameMean) == .noChange)
    #expect(try verdict(1.1, .frameP95) == .regression)
  }

  @Test("The values are statistics of each unit's minimum; the ratio is the head's to the base's")
  func values() throws {
    func rounds(_ step: Int, _ delay: (Int) -> Int) -> RoundTimes? {
      let times = (0..<8).map { (round: Int) -> [Int64] in
        (1...40).map { (unit: Int) -> Int64 in Int64(unit * step + delay(round)) }
      }
      return RoundTimes(times)
    }
    let base = try #require(rounds(100) { $0 * 10 })
    let head = try #require(rounds(200) { 10 * (7 - $0) })
    let mean = try #require(MetricComparison(.frameMean, base: base, head: head))
    #expect(mean.base == 2_050)
    #expect(mean.head == 4_100)
    #expect(mean.ratio == 2)
    #expect(mean.verdict == .regression)
    let p95 = try #require(MetricComparison(.frameP95, base: base, head: head))
    #expect(p95.base == 3_800)
    // The odd rounds' minima are 10 above those of the even ones; a microsecond is added to both.
    #expect(abs(mean.noise - log(3_060.0 / 3_050)) < 1e-12)
  }

  @Test(
    "Where rounds of one build differ by more than 15 % only a change of three times that counts",
    arguments: [
      (1_600, .inconclusive), (2_000, .regression), (8_540, .regression), (700, .inconclusive),
      (500, .improvement),
    ] as [(Int64, ComparisonVerdict)]
  )
  func noisy(head: Int64, verdict: ComparisonVerdict) throws {
    let base = try #require(RoundTimes((0..<20).map { [$0 % 2 == 0 ? 1_000 : 1_200] }))
    let head = try #require(RoundTimes((0..<20).map { _ in [head] }))
    let found = try #require(MetricComparison(.firstDisplay, base: base, head: head))
    #expect(found.verdict == verdict)
    #expect((found.smallestEffect == nil) == (verdict == .inconclusive))
  }

  @Test("What differs by less than a microsecond in frames of hundreds of nanoseconds is no noise")
  func idleFrames() throws {
    let base = try #require(RoundTimes((0..<20).map { [$0 % 2 == 0 ? 250 : 350] }))
    let found = try #require(MetricComparison(.frameMean, base: base, head: base))
    #expect(found.verdict == .noChange)
    #expect(abs(found.noise - log(1.35 / 1.25)) < 1e-12)
  }

  @Test(
    "Rounds agree where the noise is at most the margin, or half of what allows no verdict",
    arguments: [
      (.peakMemory, 1_070, true), (.peakMemory, 1_080, false), (.firstDisplay, 1_080, true),
      (.firstDisplay, 1_110, false),
    ] as [(ComparedMetric, Int64, Bool)]
  )
  func settled(metric: ComparedMetric, odd: Int64, isSettled: Bool) throws {
    let rounds = try #require(RoundTimes((0..<20).map { [$0 % 2 == 0 ? 1_000 : odd] }))
    let found = try #require(MetricComparison(metric, base: rounds, head: rounds))
    #expect(found.isSettled == isSettled)
  }

  @Test("A change far beyond the noise of both batches is confirmed, in the same direction only")
  func confirmedBeyondNoise() throws {
    func batch(_ head: [Int64]) throws -> MetricComparison {
      let base = try #require(RoundTimes((0..<20).map { _ in [1_000] }))
      let head = try #require(RoundTimes((0..<20).map { [head[$0 % head.count]] }))
      return try #require(MetricComparison(.firstDisplay, base: base, head: head))
    }
    let first = try batch([1_790])
    #expect(first.confirmed(by: try batch([3_000, 3_600])).verdict == .regression)
    #expect(first.confirmed(by: try batch([1_100, 1_400])).verdict == .inconclusive)
    #expect(first.confirmed(by: try batch([300])).verdict == .inconclusive)
    #expect(first.confirmed(by: try batch([1_000])).verdict == .inconclusive)
  }

  @Test("A change in one half of the rounds alone is none")
  func spell() throws {
    let base = try #require(RoundTimes((0..<20).map { _ in [1_000] }))
    let head = try #require(RoundTimes((0..<20).map { [$0 < 10 ? 1_300 : 1_000] }))
    let found = try #require(MetricComparison(.firstDisplay, base: base, head: head))
    #expect(found.verdict == .noChange)
  }

  @Test(
    "A change of more than twice the margin that one half of the rounds does not show is not called none",
    arguments: [(1_300, .inconclusive), (1_090, .noChange), (800, .inconclusive)]
      as [(Int64, ComparisonVerdict)]
  )
  func spellOfMost(head: Int64, verdict: ComparisonVerdict) throws {
    let base = try #require(RoundTimes((0..<20).map { _ in [1_000] }))
    let times = try #require(RoundTimes((0..<20).map { [$0 < 12 ? head : 1_000] }))
    let found = try #require(
      MetricComparison(.firstDisplay, by: .medianOfRounds, base: base, head: times)
    )
    #expect(found.verdict == verdict)
  }

  @Test("A slowdown of 10 % is never called no change, however noisy", arguments: 1...40)
  func slowed(seed: UInt64) throws {
    for noise in [0.05, 0.3, 1.0] {
      let found = try #require(
        MetricComparison(
          .frameMean,
          by: .medianOfRounds,
          base: try rounds(20, factor: 1, seed: seed, noise: noise),
          head: try rounds(20, factor: 1.1, seed: seed + 1_000, noise: noise)
        )
      )
      #expect(found.verdict == .regression || found.verdict == .inconclusive)
    }
  }

  @Test("Counts are exact: only the margin decides")
  func counts() {
    let metric = ComparedMetric.count("rows_measured", "rows measured")
    func verdict(_ base: Int64, _ head: Int64) -> ComparisonVerdict {
      MetricComparison(metric, base: base, head: head).verdict
    }
    #expect(verdict(1_000, 1_010) == .noChange)
    #expect(verdict(1_000, 1_011) == .regression)
    #expect(verdict(1_000, 989) == .improvement)
    #expect(verdict(0, 1) == .regression)
    #expect(verdict(0, 0) == .noChange)
  }

  @Test("More work decides only where both sides play the same")
  func deciding() {
    var comparison = ScenarioComparison("feed", .rounds)
    let metric = ComparedMetric.count("rows_measured", "rows measured")
    comparison.metrics = [MetricComparison(metric, base: 10, head: 20)]
    #expect(comparison.verdict == .regression)
    comparison.countsDecide = false
    #expect(comparison.verdict == .noChange)
  }

  @Test("The hitch rate is that of the minima, and has a verdict where one side has none")
  func hitchRate() throws {
    let budget = FrameBudget(refreshRateHz: 100, share: 1, source: .option)
    let calm = try #require(
      RoundTimes((0..<20).map { _ in (0..<98).flatMap { _ in [5_000_000, 0] } })
    )
    var late = calm.rounds[0]
    // Two periods of 10 ms each: 40 ms of hitches in 980 + 40 ms.
    for frame in 0..<2 { late[2 * frame] = 30_000_000 }
    let slow = try #require(RoundTimes((0..<20).map { _ in late }))
    func compare(_ base: RoundTimes, _ head: RoundTimes) throws -> MetricComparison {
      try #require(MetricComparison(.hitchRate, base: base, head: head, budget: budget))
    }
    let found = try compare(calm, slow)
    #expect(found.base == 0)
    #expect(abs(found.head - 1_000 * 40 / 1_020) < 1e-9)
    #expect(found.verdict == .regression)
    #expect(try compare(slow, calm).verdict == .improvement)
    #expect(try compare(slow, slow).verdict == .noChange)
    #expect(MetricComparison(.hitchRate, base: calm, head: slow) == nil)
  }

  @Test("What is freed after a frame counts in the hitch rate where it delays the next frame")
  func hitchRateOfFreeing() throws {
    let budget = FrameBudget(refreshRateHz: 100, share: 1, source: .option)
    func rate(releaseNs: Int64) throws -> Double {
      var units: [Int64] = (0..<99).flatMap { _ in [5_000_000, 0] }
      units[1] = releaseNs
      let rounds = try #require(RoundTimes((0..<20).map { _ in units }))
      return try #require(
        MetricComparison(.hitchRate, base: rounds, head: rounds, budget: budget)
      ).head
    }
    #expect(try rate(releaseNs: 5_000_000) == 0)
    // One period of 10 ms in 99 + 1.
    #expect(abs(try rate(releaseNs: 5_000_001) - 10) < 1e-9)
    #expect(abs(try rate(releaseNs: 15_000_001) - 1_000.0 * 2 / 101) < 1e-9)
  }

  @Test("An interval's change counts where it exceeds what equal runs differ by, and 7 %")
  func intervals() {
    func verdict(_ head: Int64, noise: Double?) -> ComparisonVerdict? {
      IntervalDifference(
        name: "measure",
        base: .init(count: 1, selfNs: 1_000, noise: 0.01),
        head: .init(count: 1, selfNs: head, noise: noise)
      ).verdict
    }
    #expect(verdict(1_060, noise: 0.01) == .noChange)
    #expect(verdict(1_080, noise: 0.01) == .regression)
    #expect(verdict(1_080, noise: 0.1) == .noChange)
    #expect(verdict(920, noise: 0.01) == .improvement)
    #expect(verdict(2_000, noise: 0.2) == .inconclusive)
    #expect(verdict(2_000, noise: nil) == nil)
    let new = IntervalDifference(name: "x", base: nil, head: .init(count: 1, selfNs: 1, noise: nil))
    #expect(new.verdict == .regression)
  }

  @Test("Too few rounds carry no verdict", arguments: [1, 2, 7, 8])
  func fewRounds(count: Int) throws {
    let found = try #require(
      MetricComparison(
        .frameMean,
        base: try rounds(count, factor: 1, seed: 1, noise: 0.01),
        head: try rounds(count, factor: 2, seed: 2, noise: 0.01)
      )
    )
    #expect(found.verdict == (count < MetricComparison.minRounds ? .inconclusive : .regression))
  }

  @Test("A second batch that shows no change takes a verdict back, and one that does keeps it")
  func confirmed() throws {
    func found(_ factor: Double, _ seed: UInt64) throws -> MetricComparison {
      try #require(
        MetricComparison(
          .frameMean,
          base: try rounds(10, factor: 1, seed: seed),
          head: try rounds(10, factor: factor, seed: seed + 50)
        )
      )
    }
    let slower = try found(1.3, 1)
    #expect(slower.confirmed(by: try found(1.3, 2)).verdict == .regression)
    #expect(slower.confirmed(by: try found(1, 3)).verdict == .inconclusive)
    #expect(slower.confirmed(by: try found(0.7, 4)).verdict == .inconclusive)
    #expect(try found(1, 5).confirmed(by: slower).verdict == .noChange)
  }

  @Test("Where rounds do not play the same, the median of the rounds counts")
  func medians() throws {
    let base = try #require(RoundTimes((0..<9).map { [Int64(1_000 + $0)] }))
    let head = try #require(RoundTimes((0..<9).map { [Int64(1_500 + $0)] }))
    let found = try #require(
      MetricComparison(.firstDisplay, by: .medianOfRounds, base: base, head: head)
    )
    #expect(found.base == 1_004)
    #expect(found.head == 1_504)
    #expect(found.verdict == .regression)
  }

  @Test("Rounds of different lengths, without units or with values of zero are not compared")
  func unusable() throws {
    #expect(RoundTimes([]) == nil)
    #expect(RoundTimes([[]]) == nil)
    #expect(RoundTimes([[1], [1, 2]]) == nil)
    let zero = try #require(RoundTimes([[0], [0]]))
    #expect(MetricComparison(.firstDisplay, base: zero, head: zero) == nil)
    // 20 values are too few for a 95th percentile that is not the largest.
    let few = try #require(RoundTimes([[1, 2, 3]]))
    #expect(MetricComparison(.frameP95, base: few, head: few) == nil)
  }

  @Test("Traces that were recorded apart differ only by 30 % and more")
  func coarse() throws {
    func verdict(_ head: Int64) throws -> ComparisonVerdict {
      let base = try #require(RoundTimes([[1_000]]))
      let head = try #require(RoundTimes([[head]]))
      return try #require(
        MetricComparison(coarsely: .firstDisplay, base: base, head: head)
      ).verdict
    }
    #expect(try verdict(1_290) == .noChange)
    #expect(try verdict(1_310) == .regression)
    #expect(try verdict(690) == .improvement)
    // 30 % more of this is the base, but it is no 30 % less than the base.
    #expect(try verdict(760) == .noChange)
  }

  @Test("Of a margin and the least one of traces the larger one holds", arguments: [0.01, 0.5])
  func coarseMargin(margin: Double) throws {
    var metric = ComparedMetric.firstDisplay
    metric.margin = margin
    for (head, isWithin) in [(1_310, 0.5), (1_490, 0.5), (1_510, 9), (510, 0.5), (490, 9)] {
      let base = try #require(RoundTimes([[1_000]]))
      let slower = try #require(RoundTimes([[Int64(head)]]))
      let found = try #require(MetricComparison(coarsely: metric, base: base, head: slower))
      #expect((found.verdict == .noChange) == (margin >= isWithin), "\(head)")
    }
  }
}

@Suite struct ScenarioComparisonTests {
  private func metric(_ factor: Int64, _ metric: ComparedMetric) throws -> MetricComparison {
    let base = try #require(RoundTimes((0..<8).map { _ in [1_000] }))
    let head = try #require(RoundTimes((0..<8).map { _ in [factor] }))
    return try #require(MetricComparison(metric, base: base, head: head))
  }

  @Test("A regression wins over what is inconclusive, and that over the rest")
  func order() throws {
    var slower = ScenarioComparison("a", .rounds)
    slower.metrics = [try metric(2_000, .firstDisplay), try metric(500, .peakMemory)]
    #expect(slower.verdict == .regression)
    var faster = ScenarioComparison("b", .rounds)
    faster.metrics = [try metric(1_000, .firstDisplay), try metric(500, .peakMemory)]
    #expect(faster.verdict == .improvement)
    let nothing = ScenarioComparison("c", .rounds)
    #expect(nothing.verdict == .inconclusive)
    var other = faster
    other.mismatch = "the content differs"
    #expect(other.verdict == .inconclusive)
    #expect(Comparison(base: "x", head: "y", [faster, nothing]).verdict == .inconclusive)
    #expect(Comparison(base: "x", head: "y", [faster, nothing, slower]).verdict == .regression)
    #expect(Comparison(base: "x", head: "y", [faster]).verdict == .improvement)
  }

  @Test("A metric of single units that tells nothing leaves the verdict to those of all frames")
  func noisyMetrics() throws {
    let noisy = try #require(RoundTimes((0..<8).map { [$0 % 2 == 0 ? 1_000 : 2_000] }))
    var comparison = ScenarioComparison("a", .rounds)
    comparison.metrics = [
      try metric(1_000, .frameMean),
      try #require(MetricComparison(.firstDisplay, base: noisy, head: noisy)),
    ]
    #expect(comparison.metrics.map(\.verdict) == [.noChange, .inconclusive])
    #expect(comparison.verdict == .noChange)
    comparison.metrics.append(try #require(MetricComparison(.frameMean, base: noisy, head: noisy)))
    #expect(comparison.verdict == .inconclusive)
  }

  @Test("The geometric mean is of the scenarios that have the metric")
  func mean() throws {
    var (one, two) = (ScenarioComparison("a", .rounds), ScenarioComparison("b", .rounds))
    one.metrics = [try metric(2_000, .frameMean)]
    two.metrics = [try metric(500, .frameMean)]
    let comparison = Comparison(base: "x", head: "y", [one, two, ScenarioComparison("c", .rounds)])
    let mean = try #require(comparison.geometricMean(of: ComparedMetric.frameMean.name))
    #expect(abs(mean - 1) < 1e-12)
    #expect(comparison.geometricMean(of: "unknown") == nil)
  }

  @Test("What explains a change is the interval that differs most in its direction")
  func explanation() throws {
    typealias Total = IntervalTimes.Total
    var comparison = ScenarioComparison("a", .rounds)
    comparison.intervals = IntervalDifference.all(
      base: [
        "measure": Total(count: 10, selfNs: 1_000), "diff": Total(count: 5, selfNs: 9_000),
        "gone": Total(count: 1, selfNs: 100),
      ],
      head: [
        "measure": Total(count: 15, selfNs: 1_500), "diff": Total(count: 5, selfNs: 2_000),
        "new": Total(count: 2, selfNs: 50),
      ]
    )
    #expect(comparison.intervals.map(\.name) == ["diff", "measure", "gone", "new"])
    let slower = try #require(comparison.explanation(slower: true))
    #expect(slower.name == "measure")
    #expect(slower.ratio == 1.5)
    #expect(slower.countRatio == 1.5)
    #expect(slower.eachRatio == 1)
    #expect(comparison.explanation(slower: false)?.name == "diff")
    #expect(comparison.intervals.last?.ratio == nil)
    #expect(
      IntervalCountDifference.all(base: ["a": 1, "b": 2], head: ["a": 1, "c": 9]).map(\.name) == [
        "c", "b",
      ]
    )
  }
}
