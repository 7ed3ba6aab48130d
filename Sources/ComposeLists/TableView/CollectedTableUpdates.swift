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
    let updates = collected.updates
    try updates.validate(oldCounts: counts, newCounts: newCounts)
    let pairs = try updates.survivingSections(
      oldCount: counts.count,
      newCount: newCounts.count
    )
    reload(collected.reloadedRows)
    reconfigure(collected.reconfiguredRows)
    reloadSections(collected.reloadedSections)
    var newSections: [AnyHashable?] = Array(repeating: nil, count: newCounts.count)
    var kept: [[Int]] = Array(repeating: [], count: newCounts.count)
    let moved = Set(updates.movedItems.map(\.from))
    let gone = Set(updates.deletedItems).union(moved)
    for pair in pairs {
      newSections[pair.to] = sections[pair.from]
      kept[pair.to] =
        gone.contains { $0.section == pair.from }
        ? items[pair.from].enumerated()
          .filter { !gone.contains(IndexPath(row: $0.offset, section: pair.from)) }.map(\.element)
        : items[pair.from]
    }
    var placed: [IndexPath: Int] = [:]
    for move in updates.movedItems { placed[move.to] = items[move.from.section][move.from.row] }
    for path in updates.insertedItems {
      placed[path] = nextID
      nextID += 1
    }
    var bySection: [Int: [(row: Int, id: Int)]] = [:]
    for (path, id) in placed { bySection[path.section, default: []].append((path.row, id)) }
    for (section, rows) in bySection {
      for (row, id) in rows.sorted(by: { $0.row < $1.row }) {
        kept[section].insert(id, at: min(row, kept[section].count))
      }
    }
    for section in newSections.indices where newSections[section] == nil {
      newSections[section] = AnyHashable(nextID)
      nextID += 1
      kept[section] = (0..<newCounts[section]).map { $0 + nextID }
      nextID += newCounts[section]
    }
    set(newSections.compactMap { $0 }, kept)
  }
}
