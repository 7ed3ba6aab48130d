import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct SamplesTests {
  private static func durations(_ count: Int, _ random: inout SeededGenerator) -> [Int64] {
    (0..<count).map { _ in
      let bits = Int64.random(in: 0..<50, using: &random)
      return Int64.random(in: -1...(1 << bits), using: &random)
    }
  }

  @Test("Parts that are merged are distributed as if one had taken all values", arguments: 0..<60)
  func merged(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let limit = [0, 5, 100, 1_000][seed % 4]
    var (all, sum) = (Samples(limit: limit), Samples(limit: limit))
    for part in 0..<4 {
      var own = Samples(limit: limit)
      for value in Self.durations((seed * 13 + part * 31) % 120, &random) {
        own.add(value)
        all.add(value)
      }
      sum.merge(own)
    }
    #expect(sum.distribution == all.distribution)
  }

  @Test("Merging a part that was bucketed keeps quantiles within half a thousandth")
  func approximate() {
    var random = SeededGenerator(seed: 7)
    var (exact, sum) = (Samples(limit: .max), Samples(limit: 1_000))
    for limit in [10, 1_000] {
      var own = Samples(limit: limit)
      for value in Self.durations(500, &random) {
        own.add(value)
        exact.add(value)
      }
      sum.merge(own)
    }
    let (found, wanted) = (sum.distribution, exact.distribution)
    #expect(!found.isExact)
    #expect(found.sum == wanted.sum)
    #expect((found.min, found.max) == (wanted.min, wanted.max))
    for share in [1, 250, 500, 900, 990, 1_000] {
      let (one, other) = (found.quantile(perMille: share), wanted.quantile(perMille: share))
      #expect(abs(Double((one ?? 0) - (other ?? 0))) <= 0.0005 * Double(other ?? 0))
    }
  }

  @Test(
    "Parts of a field that are merged say what one says that took all values",
    arguments: 0..<60
  )
  func mergedFields(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let limit = [0, 5, 100, 1_000][seed % 4]
    var (all, sum) = (FieldSamples(limit: limit), FieldSamples(limit: limit))
    for part in 0..<4 {
      var own = FieldSamples(limit: limit)
      for _ in 0..<(seed * 7 + part * 31) % 90 {
        // Whole numbers, whose sum does not depend on the order.
        let whole = Double(Int.random(in: -1_000...1_000_000, using: &random))
        let value = [whole, whole, 0, .nan, .infinity][Int.random(in: 0..<5, using: &random)]
        own.add(value)
        all.add(value)
      }
      sum.merge(own)
    }
    #expect(sum.statistics == all.statistics)
  }
}
