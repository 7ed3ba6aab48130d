import Testing

@testable import ComposeLists

@Suite struct SelectedItemsTests {
  /// An identity that counts how often it is compared.
  private struct Counted: Hashable {
    nonisolated(unsafe) static var comparisons = 0
    let id: Int

    static func == (left: Counted, right: Counted) -> Bool {
      comparisons += 1
      return left.id == right.id
    }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Test("A set of selected items is what an array of them would be", arguments: 0..<50)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var selected = SelectedItems<Int>()
    var expected: [Int] = []
    for _ in 0..<300 {
      let id = Int.random(in: 0..<20, using: &generator)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0:
        selected.removeAll()
        expected = []
      case 1:
        selected.remove(selected.missing { $0 % 7 != id % 7 })
        expected.removeAll { $0 % 7 == id % 7 }
      case 2..<8:
        let isNew = selected.set(id, isSelected: true)
        #expect(isNew == !expected.contains(id))
        if !expected.contains(id) { expected.append(id) }
      default:
        let wasSelected = selected.set(id, isSelected: false)
        #expect(wasSelected == expected.contains(id))
        expected.removeAll { $0 == id }
      }
      #expect(selected.inOrder == expected)
      #expect(selected.contains(id) == expected.contains(id))
    }
  }

  @Test("To select and to deselect many items compares each a few times")
  func many() {
    var selected = SelectedItems<Counted>()
    let ids = (0..<5_000).map(Counted.init)
    Counted.comparisons = 0
    for id in ids { _ = selected.set(id, isSelected: true) }
    #expect(selected.inOrder == ids)
    for id in ids {
      #expect(selected.contains(id))
      _ = selected.set(id, isSelected: false)
    }
    #expect(selected.inOrder.isEmpty)
    #expect(Counted.comparisons < 30 * ids.count)
  }
}
