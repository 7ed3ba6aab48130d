import HeadlessUIKit
import Signposts

/// A difference of snapshots, and how long it took to find it.
struct SnapshotComparison: Sendable {
  let difference: SnapshotDifference
  /// The time that it took, in nanoseconds.
  let durationNs: Int64

  init(_ compare: () -> SnapshotDifference) {
    let startNs = MonotonicClock.nowNs()
    difference = compare()
    durationNs = MonotonicClock.nowNs() - startNs
  }
}

extension SnapshotDifference {
  /// The number of sections that are inserted, deleted, moved or shown anew.
  var sectionChangeCount: Int {
    updates.insertedSections.count + updates.deletedSections.count + updates.movedSections.count
      + reloadedSections.count
  }

  /// The number of items that are shown anew, with other cells or with the same.
  var shownAnewCount: Int { reloadedItems.count + reconfiguredItems.count }
}
