import Foundation
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct PowerFitTests {
  @Test("A power law without noise is found exactly", arguments: [0.0, 0.5, 1, 1.05, 2])
  func exact(exponent: Double) throws {
    var sums = PowerFitSums()
    for size in stride(from: 100.0, through: 50_000, by: 100) {
      sums.add(size: size, costNs: Int64((1_000_000 * pow(size, exponent)).rounded()))
    }
    let fit = try #require(sums.fit)
    #expect(abs(fit.exponent - exponent) < 1e-6)
    #expect(fit.exponentMargin < 1e-4)
    #expect(abs(fit.factorNs - 1_000_000) < 10)
    #expect(fit.isSuperlinear == (exponent > 1.1))
  }

  @Test("The part of the costs beyond proportion", arguments: [0.0, 1, 2])
  func parts(exponent: Double) throws {
    var sums = PowerFitSums()
    let sizes = Array(stride(from: 100.0, through: 5_000, by: 100))
    for size in sizes { sums.add(size: size, costNs: Int64(1_000 * pow(size, exponent))) }
    let fit = try #require(sums.fit)
    let all = sizes.map { 1_000 * pow($0, exponent) }.reduce(0, +)
    let linear = sizes.map { 1_000 * pow(100, exponent) * $0 / 100 }.reduce(0, +)
    #expect(abs(fit.superlinearNs / all - max(0, 1 - linear / all)) < 1e-6)
  }

  @Test("With noise the true exponent lies in 95 % of the intervals")
  func coverage() throws {
    var inside = 0
    for seed in 1...UInt64(400) {
      var random = SeededGenerator(seed: seed)
      var sums = PowerFitSums()
      for _ in 0..<12 {
        let size = Double.random(in: 100...10_000, using: &random)
        // The sum of twelve uniform numbers is nearly normal, of variance 1.
        let normal = (0..<12).reduce(-6.0) { sum, _ in
          sum + Double.random(in: 0..<1, using: &random)
        }
        sums.add(size: size, costNs: Int64(500 * pow(size, 0.8) * exp(0.3 * normal)))
      }
      let fit = try #require(sums.fit)
      if abs(fit.exponent - 0.8) <= fit.exponentMargin { inside += 1 }
    }
    #expect((365...395).contains(inside))
  }

  @Test("Sizes that no list has give no fit instead of endless costs")
  func endless() {
    var sums = PowerFitSums()
    for step in 1...8 {
      sums.add(size: Double(step) * 1e300, costNs: Int64(1e9 / pow(10, Double(step))))
    }
    #expect(sums.fit == nil)
  }

  @Test("Too few pairs, sizes that hardly differ, and costs without a logarithm give no fit")
  func none() {
    var few = PowerFitSums()
    for size in 1...7 { few.add(size: Double(size), costNs: 5) }
    #expect(few.fit == nil)
    var alike = PowerFitSums()
    for size in 100...150 { alike.add(size: Double(size), costNs: 5) }
    #expect(alike.fit == nil)
    var strange = PowerFitSums()
    for _ in 0..<20 {
      for size in [0, -1, .nan, .infinity] as [Double] { strange.add(size: size, costNs: 5) }
      strange.add(size: 5, costNs: 0)
    }
    #expect(strange.fit == nil)
  }

  @Test(
    "Values over time fall into a bounded number of buckets, and none is lost",
    arguments: 1...16
  )
  func buckets(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var buckets = TimeBuckets<Int>(50) { $0 += $1 }
    var sum = 0
    for _ in 0..<500 {
      let value = Int.random(in: 0...9, using: &random)
      sum += value
      buckets.add(value, at: Int64.random(in: 0...(1 << Int64(20 + seed)), using: &random))
    }
    #expect(buckets.rows.count <= 50)
    #expect(buckets.rows.reduce(0) { $0 + $1.value } == sum)
    #expect(buckets.rows.map(\.startNs) == buckets.rows.map(\.startNs).sorted())
  }
}
