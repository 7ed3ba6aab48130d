import Testing

@testable import ListScopeCommand

@Suite struct StableMedianTests {
  private func median(_ values: [Double]) -> StableMedian {
    var median = StableMedian()
    for value in values { median.add(value) }
    return median
  }

  @Test("Fewer than six values say nothing")
  func few() {
    let few = median([1, 1, 1, 1, 1])
    #expect(few.uncertainty == nil && !few.isEnough)
    #expect(few.words == "run 5 of 6 at least.")
  }

  @Test("Equal values are known at once")
  func equal() {
    let all = median(Array(repeating: 4, count: 6))
    #expect(all.uncertainty == 0 && all.isEnough)
    #expect(all.words == "run 6: the median is known within 0 %.")
  }

  @Test(
    "The bounds are those of the binomial distribution",
    arguments: [(6, 1), (8, 1), (9, 2), (20, 6), (40, 14)]
  )
  func bounds(count: Int, rank: Int) throws {
    // Of the values 1 to n the bounds are `rank` and n + 1 - rank.
    let values = (1...count).map(Double.init)
    let middle = Double(count + 1) / 2
    let half = (Double(count + 1 - rank) - Double(rank)) / 2
    #expect(abs(try #require(median(values).uncertainty) - half / middle) < 1e-12)
  }

  @Test("More runs are expected, the less the median is known")
  func expected() {
    let far = median([90, 95, 100, 105, 110, 100])
    #expect(far.expected > 6 && !far.isEnough)
    #expect(far.words.hasPrefix("run 6 of about \(far.expected): the median is known within "))
  }

  @Test("After the last run it is given up")
  func last() {
    let all = median((1...StableMedian.maxRuns).map { Double($0 * $0) })
    #expect(all.isEnough)
  }
}
