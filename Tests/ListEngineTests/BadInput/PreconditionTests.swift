import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

/// A violated precondition ends the process, with a message that names the mistake.
@Suite struct PreconditionTests {
  @Test("An identifier that differs at every reading is found in debug builds")
  func unstableIdentifier() async {
    await #expect(processExitsWith: .failure) { _ = Item(RestlessRow()) }
  }

  @Test("Content must be a value, which is checked in debug builds")
  func objects() async {
    await #expect(processExitsWith: .failure) { _ = Item(ObjectRow()) }
  }

  @Test(
    "Asking content for an item that it does not have is an error",
    arguments: [[], [0], [0, 1], [0, -1], [1, 0], [-1, 0], [0, 0, 0]]
  )
  func items(path: [Int]) async {
    await #expect(processExitsWith: .failure) { [path] in
      let content = Content { $0("s") { $0 += TestRow(id: "a") } }
      _ = content.item(at: IndexPath(indexes: path))
    }
  }

  @Test("A row that is reordered without an observer is an error")
  func unheardReordering() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        list.configure { list in
          list("s") { section in
            for id in ["a", "b"] {
              section += Item(TestRow(id: id)) { $0.reordering = ItemReordering() }
            }
          }
        }
        list.beginReorderingItem(at: IndexPath(item: 0, section: 0))
        list.moveReorderedItem(to: IndexPath(item: 1, section: 0))
        list.endReordering()
      }
    }
  }

  @Test("Lazy items must have the identifiers that their key path gives")
  func lazyIdentifiers() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        list.configure { list in
          list("s") { $0.setLazyItems(["a"], id: \.self) { TestRow(id: $0 + "!") } }
        }
      }
    }
  }
}

private func show(_ item: some AnyItemConvertible) {
  let list = policyList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  list.configure { list in list("s") { $0.add(item) } }
}

/// A row whose identity changes whenever it is read.
private struct RestlessRow: ItemContent {
  var identifierValue: UUID { UUID() }
  func isEquivalent(to other: Self) -> Bool { true }
  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}
}

/// A row that is an object.
private final class ObjectRow: ItemContent {
  var identifierValue: Int { 1 }
  func isEquivalent(to other: ObjectRow) -> Bool { true }
  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
  func apply(
    to views: ItemContentViews<ObjectRow>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}
}
