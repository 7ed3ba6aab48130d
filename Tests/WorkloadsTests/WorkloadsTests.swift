@testable import BuiltInScenarios
import HeadlessUIKit
import ListSchema
import Signposts
import TestSupport
import Testing
@testable import Workloads

@Suite struct GeneratorTests {
  @Test("SplitMix64 produces the published numbers")
  func splitMix64() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test(
    "Zipf sizes add up, fall, and are at least one",
    arguments: [(40, 40), (41, 40), (10_000, 40), (7, 1)]
  )
  func zipf(total: Int, parts: Int) {
    let sizes = Distributions.zipf(total: total, parts: parts, exponent: 1)
    #expect(sizes.reduce(0, +) == total)
    #expect(sizes == sizes.sorted(by: >))
    #expect(sizes.allSatisfy { $0 >= 1 })
  }

  @Test("Log-normal numbers have the requested median")
  func logNormal() {
    var generator = SplitMix64(seed: 3)
    let numbers = (0..<10_001)
      .map { _ in Distributions.logNormal(median: 22, sigma: 0.5, using: &generator) }.sorted()
    #expect(abs(numbers[5_000] - 22) < 0.5)
  }

  @Test("A catalogue depends only on its seed")
  func catalogue() {
    func checksum(_ seed: UInt64) -> Checksum {
      Catalog(count: 500, categoryCount: 40, seed: seed).checksum
    }
    #expect(checksum(7) == checksum(7))
    #expect(checksum(7) != checksum(8))
    let catalog = Catalog(count: 500, categoryCount: 40, seed: 7)
    #expect(catalog.productCount == 500)
    #expect(catalog.categories.count == 40)
    let withDetail = catalog.categories.flatMap(\.products).filter { $0.detail != nil }.count
    #expect((100...200).contains(withDetail))
  }
}

@Suite struct ScenarioRunnerTests {
  private func play(seed: UInt64, frames: Int = 120) -> [RecordedSignpost] {
    let sink = RecordingSink()
    var parameters = RunParameters()
    parameters.items = 500
    parameters.seed = seed
    parameters.frames = frames
    _ = ScenarioRunner(parameters, signposter: Signposter(sink: sink)).run(CatalogScenario())
    return sink.take()
  }

  @Test("The same seed plays the same run, another seed a different one")
  func determinism() {
    let run = playedEvents(play(seed: 5))
    let again = playedEvents(play(seed: 5))
    #expect(run.count == again.count)
    let difference = zip(run, again).first { $0 != $1 }
    #expect(difference == nil)
    #expect(zip(run, playedEvents(play(seed: 6))).contains { $0 != $1 })
  }

  @Test("Every frame is one interval, and all intervals end")
  func frames() {
    let records = play(seed: 1, frames: 90)
    var open: [SignpostID: IntervalKind] = [:]
    var frames = 0
    for record in records {
      switch record.phase {
      case .begin(let kind, let id, _):
        #expect(open.updateValue(kind, forKey: id) == nil)
        if kind == .frame { frames += 1 }
      case .end(let kind, let id, _): #expect(open.removeValue(forKey: id) == kind)
      default: break
      }
    }
    #expect(open.isEmpty)
    #expect(frames == 90)
  }
}
