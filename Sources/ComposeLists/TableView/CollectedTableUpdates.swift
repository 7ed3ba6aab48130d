import Foundation
import HeadlessUIKit
import ListEngine

/// The changes of an update of a table: deletions and reloads at the old places, insertions at the
/// new ones.
struct CollectedTableUpdates {
  var updates = CollectionUpdates()
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var reloadedSections: [Int] = []
  /// True if anything is animated.
  var isAnimated = false

  init() {}

  /// True if there are no changes.
  var isEmpty: Bool {
    updates.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty && reloadedSections.isEmpty
  }
}

extension TableItems where ItemID == Int {
  /// Performs an update of rows without identities.
  ///
  /// - Parameters:
  ///   - collected: the changes.
  ///   - newCounts: the numbers of rows after it.
  ///   - nextID: the number of the next row.
  /// - Throws: if the changes do not lead to the new numbers; then nothing is changed.
  func perform(
    _ collected: CollectedTableUpdates,
    to newCounts: [Int],
    _ nextID: inout Int
  ) throws(CollectionUpdateError) {
    let after = try collected.updates.perform(on: items, to: newCounts) {
      nextID += 1
      return nextID - 1
    }
    reload(collected.reloadedRows)
    reconfigure(collected.reconfiguredRows)
    reloadSections(collected.reloadedSections)
    let newSections = after.origins.map { origin in
      if let origin { return sections[origin] }
      nextID += 1
      return AnyHashable(nextID - 1)
    }
    set(newSections, after.items)
  }
}
