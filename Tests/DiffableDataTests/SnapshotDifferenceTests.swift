import HeadlessUIKit
import Testing

@testable import DiffableData

/// The changes between two snapshots.
struct SnapshotDifferenceTests {
  private typealias Named = NSDiffableDataSourceSnapshot<String, Int>

  private func named(_ sections: KeyValuePairs<String, [Int]>) -> Named {
    var snapshot = Named()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test(
    "There are as few moves as possible",
    arguments: [
      ([0, 1, 2], [1, 2, 0], 1), ([0, 1, 2, 3], [3, 2, 1, 0], 3), ([0, 1, 2], [0, 1, 2], 0),
      ([0, 1, 2, 3, 4], [4, 1, 2, 3, 0], 2),
    ] as [([Int], [Int], Int)]
  )
  func moves(_ old: [Int], _ new: [Int], _ count: Int) {
    let difference = SnapshotDifference(from: Snapshot([old]), to: Snapshot([new]))
    #expect(difference.updates.movedItems.count == count)
    #expect(difference.updates.insertedItems.isEmpty)
    #expect(difference.updates.deletedItems.isEmpty)
    #expect(difference.isEmpty == (count == 0))
  }

  @Test("Insertions, deletions and moves use the indexes of their sides")
  func mixed() {
    let difference = SnapshotDifference(from: Snapshot([[0, 1, 2]]), to: Snapshot([[2, 4, 0, 3]]))
    #expect(difference.updates.deletedItems == [path(0, 1)])
    #expect(difference.updates.insertedItems == [path(0, 1), path(0, 3)])
    #expect(difference.updates.movedItems.count == 1)
  }

  @Test("The items of a deleted section are not listed")
  func deletedSection() {
    let difference = SnapshotDifference(
      from: named(["a": [0], "b": [1]]),
      to: named(["b": [1]])
    )
    #expect(difference.updates.deletedSections == [0])
    #expect(difference.updates.deletedItems.isEmpty)
    #expect(difference.updates.movedSections.isEmpty)
  }

  @Test("One section that moves is one move")
  func movedSection() {
    let difference = SnapshotDifference(
      from: named(["0": [0], "1": [1], "2": [2]]),
      to: named(["2": [2], "0": [0], "1": [1]])
    )
    #expect(difference.updates.movedSections == [CollectionUpdates.Move(from: 2, to: 0)])
    #expect(difference.updates.movedItems.isEmpty)
  }

  @Test("An item that goes to another section moves")
  func crossing() {
    let difference = SnapshotDifference(
      from: named(["a": [1, 2], "b": [3]]),
      to: named(["a": [2], "b": [3, 1]])
    )
    #expect(
      difference.updates.movedItems == [CollectionUpdates.Move(from: path(0, 0), to: path(1, 1))]
    )
    #expect(difference.updates.deletedItems.isEmpty)
    #expect(difference.updates.insertedItems.isEmpty)
  }

  @Test("Items that come from a deleted section are inserted, those that go to a new one deleted")
  func crossingSections() {
    let difference = SnapshotDifference(
      from: named(["a": [1], "b": [2, 3]]),
      to: named(["b": [1, 2], "c": [3]])
    )
    #expect(difference.updates.insertedItems == [path(0, 0)])
    #expect(difference.updates.deletedItems == [path(1, 1)])
    #expect(difference.updates.movedItems.isEmpty)
  }

  @Test("Marks are places before and after")
  func marks() {
    var new = named(["a": [1, 3, 2, 4]])
    new.reloadItems([2, 4])
    new.reconfigureItems([3])
    new.reloadSections(["a"])
    let difference = SnapshotDifference(from: named(["a": [1, 2, 3]]), to: new)
    #expect(
      difference.reloadedItems == [CollectionUpdates.Move(from: path(0, 1), to: path(0, 2))]
    )
    #expect(
      difference.reconfiguredItems == [CollectionUpdates.Move(from: path(0, 2), to: path(0, 1))]
    )
    #expect(difference.reloadedSections == [CollectionUpdates.Move(from: 0, to: 0)])
  }
}
