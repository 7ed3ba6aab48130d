import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct DistributionTests {
  @Test("A quantile is the smallest value that enough values do not exceed", arguments: 1...64)
  func nearestRank(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let values = (0..<Int.random(in: 1...300, using: &random)).map { _ in
      Int64.random(in: 0...50, using: &random)
    }
    let distribution = Distribution(values)
    for share in [1, 70, 500, 900, 950, 990, 999, 1000] {
      let smallest = values.filter { value in
        values.count { $0 <= value } * 1000 >= share * values.count
      }.min()
      let isCarried = values.count >= Distribution.minCount(perMille: share)
      let expected = isCarried ? smallest : nil
      #expect(distribution.quantile(perMille: share) == expected)
    }
    #expect(distribution.min == values.min())
    #expect(distribution.max == values.max())
    #expect(distribution.sum == values.reduce(0, +))
    #expect(distribution.count == values.count)
  }

  @Test(
    "Ranks are exact where p n is a whole number",
    arguments: [(10, 900, 9), (100, 950, 95), (100, 70, 7), (1000, 999, 999), (1, 500, 1)]
  )
  func exactRanks(count: Int, share: Int, rank: Int64) {
    #expect(Distribution((1...Int64(count)).reversed()).quantile(perMille: share) == rank)
  }

  @Test(
    "There is no percentile of fewer values than one of which may lie beyond it",
    arguments: [
      (500, 1), (900, 10), (950, 20), (990, 100), (999, 1_000), (1000, 1), (100, 1), (933, 15),
    ]
  )
  func fewValues(share: Int, needed: Int) {
    for count in [0, 1, 9, 10, 14, 15, 19, 20, 99, 100, 999, 1_000] {
      let times = Distribution(Array(repeating: 5, count: count))
      #expect(times.quantile(perMille: share) == (count >= needed ? 5 : nil), "\(count) values")
    }
    #expect(Distribution.minCount(perMille: share) == needed)
  }

  @Test(
    "With more values than are kept, quantiles are off by less than 0.05 %, all else is exact",
    arguments: 1...16
  )
  func buckets(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var samples = Samples(limit: 100)
    let values = (0..<5_000).map { _ in Int64.random(in: 0...(1 << Int64(seed * 3)), using: &random)
    }
    for value in values { samples.add(value) }
    let (bucketed, exact) = (samples.distribution, Distribution(values))
    #expect(!bucketed.isExact)
    #expect(exact.isExact)
    #expect(bucketed.count == exact.count)
    #expect(bucketed.sum == exact.sum)
    #expect(bucketed.min == exact.min)
    #expect(bucketed.max == exact.max)
    for share in [1, 100, 500, 900, 990, 1000] {
      let expected = try #require(exact.quantile(perMille: share))
      let found = try #require(bucketed.quantile(perMille: share))
      #expect(abs(Double(found - expected)) <= Double(expected) * 0.0005 + 0.5)
    }
  }

  @Test("The median of many field values is off by less than 0.1 %", arguments: 1...16)
  func fieldBuckets(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var samples = FieldSamples(limit: 100)
    let values = (0..<2_001).map { _ in Double.random(in: -1_000...50_000, using: &random) }
    for value in values { samples.add(value) }
    let (bucketed, exact) = (
      try #require(samples.statistics), try #require(FieldStatistics(values))
    )
    #expect(bucketed.sum == exact.sum)
    #expect(bucketed.max == exact.max)
    #expect(abs(bucketed.p50 - exact.p50) <= abs(exact.p50) * 0.001)
  }

  @Test("Negative durations are left out and counted")
  func rejected() {
    let distribution = Distribution([5, -1, 3, .min])
    #expect(distribution.sorted == [3, 5])
    #expect(distribution.rejected == 2)
    #expect(Distribution([]).p50 == nil)
  }

  @Test("A sum that does not fit is the largest number there is")
  func saturation() {
    #expect(Distribution([.max, .max]).sum == .max)
  }

  @Test("Field statistics are of all numbers, and of nothing else")
  func fields() throws {
    let statistics = try #require(FieldStatistics([3, 1, .nan, 2]))
    #expect(statistics.sum == 6)
    #expect(statistics.p50 == 2)
    #expect(statistics.max == 3)
    #expect(statistics.rejected == 1)
    #expect(FieldStatistics([]) == nil)
  }

  @Test("The largest elements come first, the earlier of equals before the later")
  func largest() {
    var largest = Largest<(Int, Int)>(3)
    for entry in [(1, 5), (2, 7), (3, 7), (4, 9), (5, 1)] { largest.add(Int64(entry.1), entry) }
    let found = largest.elements
    #expect(found.map(\.0) == [4, 2, 3])
  }
}
