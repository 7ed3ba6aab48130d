import Testing
import TraceAnalysis
import TraceTestSupport

/// Comparisons of small random traces, of which it is known in what they differ.
@Suite struct RandomPairTests {
  private static let seeds = 1...500 as ClosedRange<UInt64>

  private func compared(_ base: ComparedTrace, _ head: ComparedTrace) -> ScenarioComparison {
    var comparison = ScenarioComparison("random", .traces)
    comparison.compare(base: base, head: head)
    return comparison
  }

  /// Expects the base's values to be those that adding up by hand gives.
  private func expectBase(
    _ pair: RandomPair,
    repetitions: Int,
    _ found: ScenarioComparison
  ) throws {
    let selfNs = pair.selfNs(ofRepetitions: repetitions)
    #expect(found.rounds == repetitions)
    #expect(Set(found.intervals.map(\.name)) == Set(selfNs.keys))
    for interval in found.intervals {
      let base = try #require(interval.base)
      #expect(base.selfNs == selfNs[interval.name], "\(interval.name)")
      if interval.name != "frame" { #expect(base.count == pair.counts[interval.name]) }
    }
    let mean = try #require(found.metrics.first { $0.metric.name == "frame_mean_ns" })
    let expected = pair.frameMeanNs(ofRepetitions: repetitions)
    #expect(abs(mean.base - expected) <= 1e-9 * expected)
  }

  @Test("A trace compared with itself has all its values, and no difference", arguments: seeds)
  func itself(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pair = RandomPair(repetitions: Bool.random(using: &random) ? 1 : 3, using: &random)
    let trace = pair.trace(ofRepetitions: pair.repetitions)
    let found = compared(trace, trace)
    try expectBase(pair, repetitions: pair.repetitions, found)
    #expect((found.intervals + found.rowTypes).allSatisfy { $0.differenceNs == 0 && $0.ratio == 1 })
    #expect(found.metrics.allSatisfy { $0.ratio == 1 && $0.verdict == .noChange })
    #expect(found.explanation(slower: true) == nil && found.explanation(slower: false) == nil)
    #expect(found.verdict == .noChange)
  }

  @Test(
    "Of a copy with a longer interval that interval is named, with that amount, over as many runs of each",
    arguments: seeds
  )
  func longer(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pair = RandomPair(repetitions: 3, using: &random)
    guard let name = pair.occurring.randomElement(using: &random),
      let count = pair.counts[name]
    else { return }
    let longerNs = Int64.random(in: 1...1_000_000, using: &random)
    let (base, head) =
      Bool.random(using: &random) ? (1, 3) : (3, Int.random(in: 2...3, using: &random))
    let found = compared(
      pair.trace(ofRepetitions: base),
      pair.trace(ofRepetitions: head, longer: name, by: longerNs)
    )
    try expectBase(pair, repetitions: min(base, head), found)
    let first = try #require(found.intervals.first)
    #expect(first.name == name)
    #expect(first.differenceNs == Int64(count) * longerNs)
    #expect(first.base?.count == count && first.head?.count == count)
    #expect(found.intervals.dropFirst().allSatisfy { $0.differenceNs == 0 })
    #expect(
      found.rowTypes.map(\.differenceNs).reduce(0, +)
        == (["measure", "apply"].contains(name) ? first.differenceNs : 0)
    )
    #expect(found.notes.contains { $0.hasPrefix("The base has") } == (base != head))
  }
}
