import Reports
import Testing
import TraceAnalysis

/// The sentence that a comparison begins with.
@Suite struct ComparisonSentenceTests {
  private func metric(
    _ metric: ComparedMetric,
    base: [Int64],
    head: [Int64]
  ) throws -> MetricComparison {
    let rounds = (
      try #require(RoundTimes(base.map { [$0] })), try #require(RoundTimes(head.map { [$0] }))
    )
    return try #require(MetricComparison(metric, base: rounds.0, head: rounds.1))
  }

  private func steady(_ value: Int64) -> [Int64] { [Int64](repeating: value, count: 8) }

  private var noisy: [Int64] { (0..<8).map { $0 % 2 == 0 ? 1_000 : 2_000 } }

  private func sentence(_ change: (inout ScenarioComparison) throws -> Void) rethrows -> String {
    var comparison = ScenarioComparison("feed", .rounds)
    try change(&comparison)
    return Report(Comparison(base: "a", head: "b", [comparison])).verdictSentence
  }

  @Test("Frames have the numbers that they have in their runs")
  func frameNumbers() {
    var comparison = ScenarioComparison("feed", .traces)
    (comparison.frames, comparison.firstFrame) = (([1_000, 2_000], [1_000, 9_000]), 7_041)
    let report = Report(Comparison(base: "a", head: "b", [comparison]))
    let lines = TextReport(report).text().split(separator: "\n")
    #expect(lines.contains { $0.contains("7042") && $0.contains("9.00 µs") }, "\(lines)")
  }

  @Test("A regression names its metrics with their changes, the work that grew first")
  func regression() throws {
    let times = try metric(.frameMean, base: steady(1_000), head: steady(1_380))
    #expect(sentence { $0.metrics = [times] } == "feed: mean of frames +38 %.")
    let words = sentence {
      $0.metrics = [times]
      $0.moreWork = "DepartureRow is measured 22 times as often (286 → 6,170)"
      $0.counts = IntervalCountDifference.all(
        base: ["measure.count": 286],
        head: ["measure.count": 6_170]
      )
    }
    #expect(
      words
        == "feed: DepartureRow is measured 22 times as often (286 → 6,170): mean of frames +38 %."
    )
  }

  @Test("An improvement says the work that shrank, not what grew beside it")
  func improvement() throws {
    let times = try metric(.frameMean, base: steady(2_000), head: steady(1_000))
    let words = sentence {
      $0.metrics = [times]
      $0.moreWork = "rows are compared 10.0 % more often (100 → 110)"
      $0.lessWork = "rows are measured 50.0 % less often (200 → 100)"
    }
    #expect(words == "feed: rows are measured 50.0 % less often (200 → 100): mean of frames −50 %.")
  }

  @Test("Where the times tell nothing, the counts still speak, and a busy machine is said")
  func inconclusive() throws {
    let times = try metric(.frameMean, base: noisy, head: noisy)
    #expect(times.verdict == .inconclusive)
    let words = sentence {
      $0.metrics = [times]
      $0.otherShare = 0.4
      $0.moreWork = "rows are described 9.0 times as often (21 → 189)"
    }
    #expect(
      words.hasPrefix("feed: no answer, as the rounds contradict each other too much in mean of")
    )
    #expect(words.contains("Counted exactly: rows are described 9.0 times as often (21 → 189)."))
    #expect(words.contains("The machine was busy: for 40.0 % of the frames' time"))
  }

  @Test("Recordings that were made apart have no rounds that contradict each other")
  func inconclusiveTraces() throws {
    var comparison = ScenarioComparison("feed", .traces)
    comparison.metrics = [try metric(.frameMean, base: noisy, head: noisy)]
    let words = Report(Comparison(base: "a", head: "b", [comparison])).verdictSentence
    #expect(words.hasPrefix("feed: no answer: machine busy. "), "\(words)")
    #expect(words.contains("mean of frames would not have changed as much"))
  }

  @Test("Counts of a list that does not play the same twice are not said")
  func nondeterminism() throws {
    let times = try metric(.frameMean, base: steady(1_000), head: steady(1_000))
    let words = sentence {
      $0.metrics = [times]
      $0.nondeterminism = ["'a' does not play the same twice"]
      $0.counts = IntervalCountDifference.all(
        base: ["measure.count": 2],
        head: ["measure.count": 3]
      )
    }
    #expect(!words.contains("Counted"))
  }

  @Test("No change of frames names what else nothing can be said of")
  func noChange() throws {
    let words = try sentence {
      $0.metrics = [
        try metric(.frameMean, base: steady(1_000), head: steady(1_000)),
        try metric(.firstDisplay, base: noisy, head: noisy),
      ]
    }
    #expect(words.hasPrefix("feed: no change of frames, where a change of 3.0 % would show."))
    #expect(words.hasSuffix("Nothing can be said of first display."))
  }

  @Test("A rate that was 0 is said with both values")
  func rate() throws {
    let base = try #require(RoundTimes((0..<8).map { _ in [0, 0, 0, 0] }))
    let head = try #require(RoundTimes((0..<8).map { _ in [30_000_000, 0, 0, 0] }))
    let budget = FrameBudget(refreshRateHz: 60, share: 0.5, source: .assumed)
    let rate = try #require(MetricComparison(.hitchRate, base: base, head: head, budget: budget))
    #expect(sentence { $0.metrics = [rate] }.contains("hitch rate 0.0 ms/s → "))
  }
}
