import Foundation
import ElementLists
import ListEngine
import Workloads

/// A market's fruit, some of which ripens while the user scrolls.
struct FruitMarket: Scenario {
  /// True if the clock decides what ripens, so that no two runs are alike: a comparison must notice
  /// it.
  var readsClock = false

  var name: String { readsClock ? "clock-market" : "market" }
  let summary = "A market's fruit, by kind"
  let itemCounts = [1_000, 10_000]
  let updates = "one fruit in a hundred ripens every second"
  let gestures = [GestureScript.fling, .upDown]

  func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    FruitMarketSession(parameters, readsClock: readsClock)
  }
}

/// One run: the model behind the list, and how it changes.
final class FruitMarketSession: ScenarioSession {
  private var fruits: [Fruit]
  private var random: SplitMix64
  private var secondsDone = 0
  private let readsClock: Bool

  init(_ parameters: RunParameters, readsClock: Bool) {
    self.readsClock = readsClock
    fruits = (0..<parameters.items).map { Fruit(number: $0) }
    random = SplitMix64(seed: parameters.seed, scenario: "market", stream: .updates)
  }

  func dueUpdate(at time: Double, in list: ListView) -> ContentUpdate? {
    guard Int(time) > secondsDone else { return nil }
    secondsDone = Int(time)
    return ContentUpdate(name: "ripen") { [self] in
      let clock = readsClock ? Int(Date().timeIntervalSince1970 * 1e6) % 997 : 0
      for _ in 0...fruits.count / 100 + clock {
        fruits[Int.random(in: fruits.indices, using: &random)].isRipe = true
      }
    }
  }

  func configure(_ list: inout ListProperties) {
    list("offers") { section in
      section += Offer(fruit: "Plums", price: "2 for 1")
      section += Offer(fruit: "Figs", price: "1.20")
    }
    list("fruit") { section in
      section.header = Title(text: "\(fruits.count) pieces of fruit")
      section += fruits
    }
  }
}
