import Workloads

/// Shelves of cards: the model behind the scenario `dashboard`.
struct Dashboard {
  private typealias Numbers = DashboardScenario.Numbers

  /// A value with its title and history.
  struct Card: Hashable {
    let id: Int
    let title: String
    var value: Int
    /// The latest values in percent of the maximum, from the oldest.
    var bars: [Int]
  }

  /// Cards side by side.
  struct Shelf {
    let title: String
    var cards: [Card]
  }

  private(set) var shelves: [Shelf] = []
  private var text: SplitMix64
  private var updates: SplitMix64
  private var nextID = 0
  /// The shelf that is refreshed next.
  private var nextShelf = 0

  /// Creates a dashboard of `count` cards, on shelves of equal length.
  init(count: Int, seed: UInt64) {
    text = SplitMix64(seed: seed, scenario: "dashboard", stream: .text)
    updates = SplitMix64(seed: seed, scenario: "dashboard", stream: .updates)
    let shelfCount = min(count, Numbers.shelfCount)
    for shelf in 0..<shelfCount {
      // The remainder goes to the first shelves, one card each.
      let size = count / shelfCount + (shelf < count % shelfCount ? 1 : 0)
      let title = EverydayWords.text(letters: 14, using: &text)
      shelves.append(Shelf(title: title, cards: (0..<size).map { _ in newCard() }))
    }
  }

  /// The number of cards.
  var cardCount: Int { shelves.reduce(0) { $0 + $1.cards.count } }

  /// A checksum of everything that cards show.
  var checksum: Checksum {
    var checksum = Checksum()
    for shelf in shelves {
      checksum.combine(shelf.title)
      for card in shelf.cards {
        checksum.combine(card.id)
        checksum.combine(card.title)
        checksum.combine(card.value)
        for bar in card.bars { checksum.combine(bar) }
      }
    }
    return checksum
  }

  /// Gives all cards of the next shelf new values, and replaces its last card.
  mutating func refreshNextShelf() {
    for index in shelves[nextShelf].cards.indices { changeValue(at: index) }
    shelves[nextShelf].cards.removeLast()
    shelves[nextShelf].cards.insert(newCard(), at: 0)
    nextShelf = (nextShelf + 1) % shelves.count
  }

  private mutating func changeValue(at index: Int) {
    let value = Int.random(in: Numbers.values, using: &updates)
    let bar = value * 100 / Numbers.values.upperBound
    shelves[nextShelf].cards[index].value = value
    shelves[nextShelf].cards[index].bars.removeFirst()
    shelves[nextShelf].cards[index].bars.append(bar)
  }

  private mutating func newCard() -> Card {
    defer { nextID += 1 }
    return Card(
      id: nextID,
      title: EverydayWords.text(letters: 12, using: &text),
      value: Int.random(in: Numbers.values, using: &text),
      bars: (0..<Numbers.barCount).map { _ in Int.random(in: 5...100, using: &text) }
    )
  }
}
