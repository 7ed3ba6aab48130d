import Diff
public import HeadlessUIKit

/// The changes from one snapshot to another: the fewest moves, and the items that look different.
///
/// The items of deleted and inserted sections are implied. An item that goes from a deleted section
/// to one that stays is inserted, one that goes to an inserted section is deleted.
public struct SnapshotDifference: Hashable, Sendable {
  /// A section or item before and after.
  public typealias Move<Index: Hashable & Sendable> = CollectionUpdates.Move<Index>

  /// The deletions, insertions and moves.
  public private(set) var updates = CollectionUpdates()
  /// The sections that are shown anew.
  public private(set) var reloadedSections: [Move<Int>] = []
  /// The items whose cells are replaced.
  public private(set) var reloadedItems: [Move<IndexPath>] = []
  /// The items whose cells are configured again.
  public private(set) var reconfiguredItems: [Move<IndexPath>] = []
  /// The number of items in each section afterwards.
  public private(set) var itemCounts: [Int]

  /// True if nothing changes.
  public var isEmpty: Bool {
    updates.isEmpty && reloadedSections.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty
  }

  /// Compares two snapshots.
  ///
  /// - Complexity: O(n) comparisons of the items in chunks that were changed, and O(m log m) for the m
  ///   items that are not where they were. Chunks that both snapshots share are not looked at.
  @inlinable
  public init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = SectionChanges(old.sectionIdentifiers, new.sectionIdentifiers)
    self.init(
      itemCounts: new.sectionIdentifiers.map { new.numberOfItems(inSection: $0) },
      sections,
      ItemChanges(sections.staying.compactMap { ItemsOfSection($0, old, new) }, old, new),
      MarkedElements(old, new, sections.staying)
    )
  }

  @usableFromInline
  init(
    itemCounts: [Int],
    _ sections: SectionChanges,
    _ items: ItemChanges,
    _ marked: MarkedElements
  ) {
    self.itemCounts = itemCounts
    updates.deletedSections = sections.deleted
    updates.insertedSections = sections.inserted
    updates.movedSections = Self.moved(sections.staying)
    updates.deletedItems = items.deletedPaths
    updates.insertedItems = items.inserted
    updates.movedItems = items.sortedMoves
    reloadedSections = marked.reloadedSections
    reloadedItems = marked.reloadedItems
    reconfiguredItems = marked.reconfiguredItems
  }

  /// The fewest of some sections, in new order, that moved while the others stayed.
  private static func moved(_ pairs: [Move<Int>]) -> [Move<Int>] {
    let kept = longestIncreasingSubsequence(pairs.map { Int32($0.from) })
    guard kept.count < pairs.count else { return [] }
    var next = 0
    return pairs.enumerated().compactMap { index, pair in
      if next < kept.count, Int(kept[next]) == index {
        next += 1
        return nil
      }
      return pair
    }
  }
}
