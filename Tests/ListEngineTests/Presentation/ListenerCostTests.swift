import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// The cost of finding the listeners of insertions and removals: counted reads of identifiers.
@Suite struct ListenerCostTests {
  private final class Counter {
    var identifiers = 0
    var items = 0

    func take() -> (identifiers: Int, items: Int) {
      defer { (identifiers, items) = (0, 0) }
      return (identifiers, items)
    }
  }

  private struct Value {
    var number: Int
    var counter: Counter
    var id: String {
      counter.identifiers += 1
      return "\(number)"
    }
  }

  private static let count = 20_000
  private let counter = Counter()
  private let log = TestLog()
  private let list = ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func section(_ name: String, _ numbers: [Int], hears: Bool) -> Section {
    let values = numbers.map { Value(number: $0, counter: counter) }
    return Section(name) { section in
      section.setLazyItems(values, id: \.id) { [counter, log] value -> Item<TestRow> in
        counter.items += 1
        let row = TestRow(id: "\(value.number)")
        guard hears else { return Item(row, sizing: .fixed(height: 50)) }
        return Item(
          row,
          sizing: .fixed(height: 50),
          onInsert: { log.callbacks.append("insert \($0.item.content.id)") }
        )
      }
    }
  }

  private func costOfChange(hears: Bool, isObserved: Bool) -> (identifiers: Int, items: Int) {
    if isObserved { list.stateObserver.onContentUpdated { _ in } }
    var numbers = Array(0..<Self.count)
    let kept = section("kept", Array(100_000..<100_000 + Self.count), hears: false)
    func show() {
      let changed = section("changed", numbers, hears: hears)
      list.setContent(Content { $0 += [changed, kept] })
    }
    show()
    numbers.insert(-1, at: 15_000)
    numbers.remove(at: 10_000)
    _ = (counter.take(), log.takeCallbacks())
    show()
    return counter.take()
  }

  @Test("If nobody listens, only the rows near the window are asked for their identifiers")
  func nobody() {
    let cost = costOfChange(hears: false, isObserved: false)
    #expect(cost.identifiers < 500)
    #expect(cost.items < 500)
  }

  @Test("For an observer the identifiers are read, a few times each, and no row is made")
  func observer() {
    let cost = costOfChange(hears: false, isObserved: true)
    #expect((2 * Self.count..<8 * Self.count).contains(cost.identifiers))
    #expect(cost.items < 500)
  }

  @Test("For a row's callback only the inserted rows are made")
  func callback() {
    let cost = costOfChange(hears: true, isObserved: false)
    #expect((2 * Self.count..<6 * Self.count).contains(cost.identifiers))
    #expect(cost.items < 500)
    #expect(log.takeCallbacks() == ["insert -1"])
  }

  @Test("With kept sections the cost follows from what changed")
  func keptSections() {
    list.stateObserver.onContentUpdated { _ in }
    let kept = section("kept", Array(0..<Self.count), hears: false)
    func show(_ numbers: [Int]) {
      let small = section("small", numbers, hears: true)
      list.setContent(Content { $0 += [kept, small] })
    }
    show(Array(100_000..<100_100))
    for number in 0..<3 { show(Array(100_000 + number..<100_100 + number)) }
    _ = (counter.take(), log.takeCallbacks())
    show(Array(100_003..<100_103))
    #expect(counter.take().identifiers < 1_500)
    #expect(log.takeCallbacks() == ["insert 100102"])
  }

  // Types share counts, so these look at them in processes in which nothing else listens.

  @Test("If no row listens, an update looks at none of those given as items")
  func nobodyAmongItems() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (list, counter) = (
          ListView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), Counter()
        )
        @MainActor func show(_ changed: Int) {
          list.configure { list in
            list("s") { section in
              section += (0..<2_000).map { number in
                let height = CGFloat(number == changed ? 60 : 50)
                return Item(CountedRow(number: number, height: height, counter: counter))
              }
            }
          }
        }
        show(1_500)
        show(1_501)
        let rows = list.content.sections[0].storage.rows
        precondition(rows != nil && rows?.givenItemsHear == nil, "callbacks were looked for")
        precondition(!InsertionListeners.mayExist(ObjectIdentifier(CountedRow.self)))
      }
    }
  }

  @Test("Rows that listen are counted while they exist")
  func listenersAreCounted() async {
    await #expect(processExitsWith: .success) {
      let type = ObjectIdentifier(CountedRow.self)
      do {
        var item = Item(CountedRow(number: 1, height: 1, counter: Counter()))
        item.onSelect = { _ in }
        precondition(!InsertionListeners.mayExist(type))
        item.onRemove = { _ in }
        let copies = [item, item]
        item.onRemove = nil
        precondition(InsertionListeners.mayExist(type) && copies.count == 2)
      }
      precondition(!InsertionListeners.mayExist(type))
    }
  }

  private struct CountedRow: ItemContent {
    let number: Int
    let height: CGFloat
    let counter: Counter

    var identifierValue: Int {
      counter.identifiers += 1
      return number
    }

    func isEquivalent(to other: CountedRow) -> Bool { height == other.height }

    static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }

    func apply(
      to views: ItemContentViews<CountedRow>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {}
  }

  @Test("Items given one by one are looked through for callbacks, wherever they are")
  func eagerItems() {
    func show(_ numbers: Range<Int>, hearing: Int) {
      let items = numbers.map { number in
        Item(TestRow(id: "\(number)")) { [log] item in
          guard number == hearing else { return }
          item.onInsert = { log.callbacks.append("insert \($0.item.content.id)") }
          item.onRemove = { log.callbacks.append("remove \($0.item.content.id)") }
        }
      }
      list.configure { $0("s") { $0 += items } }
    }
    show(0..<200, hearing: 250)
    #expect(log.takeCallbacks() == [])
    show(0..<300, hearing: 250)
    #expect(log.takeCallbacks() == ["insert 250"])
    show(0..<200, hearing: 250)
    #expect(log.takeCallbacks() == ["remove 250"])
  }
}
