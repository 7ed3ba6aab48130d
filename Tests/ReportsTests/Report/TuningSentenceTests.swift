import Reports
import Testing
import TraceAnalysis

/// The sentence that a tuning begins with.
@Suite struct TuningSentenceTests {
  private static let point = TuningPoint(["chunk": "40"])

  /// A tuning of one parameter that keeps the default.
  private func tuning(hasEffect: Bool, smallestEffect: Double?) -> Tuning {
    var tuning = Tuning(scenario: "feed", objective: .frameP95, constraints: [])
    var parameter = TunedParameter(
      "chunk",
      values: ["4", "40"],
      defaultValue: "4",
      isLogarithmic: true
    )
    (parameter.hasEffect, parameter.smallestEffect) = (hasEffect, smallestEffect)
    tuning.parameters = [parameter]
    var (base, other) = (TunedPoint(.default), TunedPoint(Self.point))
    (base.counts, other.counts) = (["rows described": 192_126], ["rows described": 21_012])
    other.ratio = 0.07
    tuning.points = [base, other]
    return tuning
  }

  private func metric(_ base: [Int64], _ head: [Int64]) throws -> MetricComparison {
    let rounds = (
      try #require(RoundTimes(base.map { [Int64](repeating: $0, count: 40) })),
      try #require(RoundTimes(head.map { [Int64](repeating: $0, count: 40) }))
    )
    return try #require(MetricComparison(.frameP95, base: rounds.0, head: rounds.1))
  }

  @Test("That no effect can be seen for noise is no reason for the default, and counts speak")
  func noise() throws {
    let words = TuningWords(tuning(hasEffect: false, smallestEffect: 4)).sentence
    #expect(words.hasPrefix("No answer: machine busy. No effect seen of chunk; "), "\(words)")
    #expect(words.contains("With chunk=40 p95 of frames changes by −93 %"), "\(words)")
    #expect(words.hasSuffix("Counted exactly: rows described 192,126 → 21,012."), "\(words)")
    let none = TuningWords(tuning(hasEffect: false, smallestEffect: nil)).sentence
    #expect(none.hasPrefix("No answer: nothing could be measured of chunk;"), "\(none)")
    let quiet = TuningWords(tuning(hasEffect: false, smallestEffect: 0.06)).sentence
    #expect(quiet == "No effect seen of chunk; the smallest that would have been seen is 6.0 %.")
  }

  @Test("A candidate whose rounds contradict each other is no answer, and its counts are said")
  func undecided() throws {
    var tuning = tuning(hasEffect: true, smallestEffect: 0.06)
    tuning.candidate = Self.point
    let noisy = (0..<8).map { $0 % 2 == 0 ? 100_000_000 : 200_000_000 as Int64 }
    tuning.confirmation = [try metric(noisy, noisy.map { $0 * 9 / 10 })]
    let words = TuningWords(tuning).sentence
    #expect(words.hasPrefix("No answer: machine busy. p95 of frames −10"), "\(words)")
    #expect(words.contains("where equal rounds differ by 100.0 %"), "\(words)")
    #expect(words.hasSuffix("Counted exactly: rows described 192,126 → 21,012."), "\(words)")
  }
}
