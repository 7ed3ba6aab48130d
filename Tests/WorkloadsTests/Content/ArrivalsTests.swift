@testable import BuiltInScenarios
import Testing
@testable import Workloads

@Suite struct ArrivalsTests {
  @Test("Arrivals have the requested rate, some of them close together")
  func poisson() {
    var arrivals = PoissonArrivals(perSecond: 0.5, SplitMix64(seed: 9))
    var times: [Double] = []
    for frame in 0..<60 * 4_000 where arrivals.isDue(at: Double(frame) / 60) {
      times.append(Double(frame) / 60)
    }
    #expect((1_850...2_150).contains(times.count))
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    // For exponential times, a share of 1 - 1/e is shorter than the mean.
    let short = Double(gaps.count { $0 < 2 }) / Double(gaps.count)
    #expect(abs(short - 0.632) < 0.04)
  }

  @Test("A cadence is due at its times, once each")
  func cadence() {
    var cadence = Cadence(first: 1, every: 2)
    let due = (0..<8).filter { cadence.isDue(at: Double($0)) }
    #expect(due == [1, 3, 5, 7])
  }

  @Test("Texts have about the requested total length", arguments: [1, 5, 40, 300])
  func words(letters: Int) {
    var generator = SplitMix64(seed: 1)
    let lengths = (0..<500).map { _ in
      EverydayWords.text(letters: letters, using: &generator).utf8.count
    }
    let mean = Double(lengths.reduce(0, +)) / 500
    #expect(abs(mean - Double(letters)) < 5)
    #expect(lengths.allSatisfy { $0 > 0 })
  }
}
