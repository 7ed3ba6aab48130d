// The commands of ListScope for scenarios whose best value is known, because their cost is made:
// Benchmarks/scripts/tuning-truth tunes them.
import Foundation
import HeadlessUIKit
import ListEngine
import ListScopeCommand
import Signposts
import Workloads

@main
enum PlantedTuning {
  static func main() {
    ListScopeCommand.main(scenarios: [PlantedScenario(), PlantedDefaultScenario()])
  }
}

/// The parameters of both scenarios: a chunk size that matters, and a colour that does not.
enum Planted {
  static let sizes: ClosedRange<Int64> = 4...4096
  static let colour = ParameterDefinition(
    "tint",
    .integers(1...64, scale: .logarithmic),
    default: .integer(8),
    isTunable: true,
    "A number that nothing depends on"
  )

  static func chunk(default value: Int64) -> ParameterDefinition {
    ParameterDefinition(
      "chunk",
      .integers(sizes, scale: .logarithmic),
      default: .integer(value),
      isTunable: true,
      "A size that is best somewhere"
    )
  }

  /// The value that costs least, which the seed hides: one of 7 that are spaced evenly.
  static func best(seed: UInt64) -> Double {
    var generator = SplitMix64(seed: seed, scenario: "planted", stream: .updates)
    let step = Int.random(in: 0...6, using: &generator)
    return 4 * pow(1024, Double(step) / 6)
  }
}

/// Its best value is another one than the default, nearly always.
struct PlantedScenario: Scenario {
  static let chunk = Planted.chunk(default: 4)
  let name = "planted"
  let summary = "Rows that cost more the farther chunk is from a hidden value"
  let itemCounts = [100]
  let updates = "a row changes in every frame"
  let parameters = [chunk, Planted.colour]

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    PlantedSession(
      parameters,
      chunk: parameters.integer(Self.chunk),
      best: Planted.best(seed: parameters.seed)
    )
  }
}

/// Its default is the best value.
struct PlantedDefaultScenario: Scenario {
  static let chunk = Planted.chunk(default: 128)
  let name = "planted-default"
  let summary = "Rows that cost more the farther chunk is from its default"
  let itemCounts = [100]
  let updates = "a row changes in every frame"
  let parameters = [chunk, Planted.colour]

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    PlantedSession(parameters, chunk: parameters.integer(Self.chunk), best: 128)
  }
}

/// A list whose every frame costs what its distance from the best value makes it cost.
final class PlantedSession: ScenarioSession {
  private let costNs: Int64
  private var number = 0
  private let items: Int

  /// The cost of a frame at the best value, in nanoseconds.
  private static let baseNs = 300_000.0
  /// The additional cost with each doubling or halving, as a share.
  private static let slope = 0.08

  init(_ parameters: RunParameters, chunk: Int, best: Double) {
    items = parameters.items
    costNs = Int64(Self.baseNs * (1 + Self.slope * abs(log2(Double(chunk) / best))))
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    ContentUpdate { [self] in number += 1 }
  }

  func configure(_ list: inout ListProperties) {
    let end = MonotonicClock.nowNs() + costNs
    while MonotonicClock.nowNs() < end {}
    list += Section("rows") { section in
      section += (0..<items).map {
        Item(PlantedRow(id: $0, number: $0 == 0 ? number : 0), sizing: .fixed(height: 44))
      }
    }
  }
}

struct PlantedRow: ItemContent, Equatable {
  let id: Int
  let number: Int
  var identifierValue: Int { id }

  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}
}
