import Foundation
import TestSupport
import Testing
import Workloads

@testable import ListEngine

@Suite struct ItemStorageTests {
  /// Another type of content.
  private struct OtherRow: ItemContent, Equatable {
    var identifierValue: String

    static func createReusableContentView(frame: CGRect) -> TestView { TestView(frame: frame) }
    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {}
  }

  /// An item with properties as a number says.
  private static func item(_ number: Int) -> Item<TestRow> {
    var item = Item(TestRow(id: "row \(number % 2)", value: number / 2 % 2))
    if number & 4 != 0 { item.sizing = .fixed(width: 0, height: CGFloat(number)) }
    if number & 8 != 0 { item.selectionStyle = .selectable(isSelected: number & 4 != 0) }
    if number & 16 != 0 { item.onInsert = { _ in } }
    if number & 32 != 0 { item.content = TestRow(id: "another row", value: number / 2 % 2) }
    return item
  }

  @Test("A storage gives back its item, with all properties", arguments: 0..<64)
  func parts(number: Int) {
    let item = Self.item(number)
    let storage = ItemStorage(item)
    let row = storage.row
    #expect(row.content.id == item.content.id)
    #expect(row.content.value == item.content.value)
    #expect(row.identifier == item.identifier)
    #expect(storage.identifier == item.identifier)
    #expect(row.sizing == item.sizing)
    #expect(storage.sizing == item.sizing)
    #expect(row.selectionStyle == item.selectionStyle)
    #expect(storage.selectionStyle == item.selectionStyle)
    #expect(row.extras === item.extras)
    #expect(storage.hearsInsertionAndRemoval == item.hearsInsertionAndRemoval)
    #expect(storage.hasCallback(.insert) == (item.onInsert != nil))
    #expect(!storage.hasCallback(.display))
    #expect(storage.item.anyIdentifier == item.identifier)
    #expect(row.anyStorage.identifier == item.identifier)
  }

  @Test("Storages are compared as their items are")
  func comparisons() {
    for one in 0..<64 {
      for other in 0..<64 {
        let (old, new) = (Self.item(one), Self.item(other))
        let expected = withUnsafePointer(to: old) { old in
          withUnsafePointer(to: new) { Item.compare(old, $0) }
        }
        let (oldStorage, newStorage) = (ItemStorage(old), ItemStorage(new))
        #expect(oldStorage.compare(oldStorage, newStorage) == expected)
        #expect(
          oldStorage.hasSameIdentifier(as: newStorage) == (old.identifier == new.identifier)
        )
      }
    }
  }

  @Test("Equal values of other types of content are other identities")
  func otherTypes() {
    let storages: [AnyItemStorage] = [
      ItemStorage(Item(TestRow(id: "a"))), ItemStorage(Item(OtherRow(identifierValue: "a"))),
    ]
    #expect(!storages[0].hasSameIdentifier(as: storages[1]))
    #expect(storages[0].compare(storages[0], storages[1]) == .otherIdentifier)
    #expect(storages.map(\.identifierHash) == storages.map(\.identifier.cachedHash))
  }

  @Test(
    "Shared rows are found wherever they are, whatever the number of searches",
    arguments: Seeds.all.prefix(8)
  )
  func sharedRows(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let all = (0..<90).map { id in Section(id) { $0 += [TestRow(id: "\(id)")] } }
    let others = all.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
    let sections =
      Bool.random(using: &generator) ? all : Array(all.shuffled(using: &generator).prefix(60))
    var shared = SharedRows(with: others)
    for index in sections.indices {
      let identity = sections[index].storage.identity
      #expect(
        shared.contains(rowsOf: sections, at: index)
          == others.contains { $0.storage.identity == identity }
      )
    }
  }

  @Test("Rows are taken over only where both contents hold the same array")
  func reuse() {
    let arrays = (0..<3).map { array in (0..<4).map { TestRow(id: "\(array) \($0)") } }
    let old = Content(sections: arrays.indices.map { id in Section(id) { $0 += arrays[id] } })
    let changed = arrays[1].map { TestRow(id: $0.id, value: 1) }
    let new = Content(
      sections: [arrays[0], changed, arrays[2]].enumerated().map { id, rows in
        Section(id) { $0 += rows }
      }
    )
    let reusing = new.reusingRows(of: old)
    for (index, reuses) in [true, false, true].enumerated() {
      #expect((reusing.sections[index].storage.rows === old.sections[index].storage.rows) == reuses)
    }
    #expect(reusing.sections[1].storage.rows === new.sections[1].storage.rows)
  }
}
