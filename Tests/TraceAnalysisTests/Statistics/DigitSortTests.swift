import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct DigitSortTests {
  @Test("Durations are in the order that comparing gives", arguments: [0, 1, 511, 512, 5_000])
  func durations(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    for bits in [0, 8, 20, 62] {
      let values = (0..<count).map { _ in Int64.random(in: 0...(1 << bits), using: &random) }
      #expect(DigitSort.sorted(values) == values.sorted())
    }
    let extremes = (0..<count).map { _ in Bool.random(using: &random) ? Int64.max : 0 }
    #expect(DigitSort.sorted(extremes) == extremes.sorted())
  }

  @Test("Values of any sign and size are in the order that comparing gives")
  func values() {
    var random = SeededGenerator(seed: 3)
    let values = (0..<5_000).map { _ in
      Double.random(in: -1...1, using: &random)
        * [0, 1e-300, 0.1, 1, 1_000, 1e300][Int.random(in: 0..<6, using: &random)]
    }
    #expect(DigitSort.sorted(values) == values.sorted())
  }
}
