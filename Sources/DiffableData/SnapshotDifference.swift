import Diff
public import HeadlessUIKit

/// What changes from one snapshot to another: the fewest moves, and which items look different.
///
/// The items of deleted and inserted sections are implied. An item that goes from a deleted section
/// to one that stays is inserted, one that goes to an inserted section is deleted.
public struct SnapshotDifference: Hashable, Sendable {
  /// A section or item before and after.
  public typealias Move<Index: Hashable & Sendable> = CollectionUpdates.Move<Index>

  /// What is deleted, inserted and moved.
  public private(set) var updates = CollectionUpdates()
  /// The sections that are shown anew.
  public private(set) var reloadedSections: [Move<Int>] = []
  /// The items whose cells are replaced.
  public private(set) var reloadedItems: [Move<IndexPath>] = []
  /// The items whose cells are configured again.
  public private(set) var reconfiguredItems: [Move<IndexPath>] = []
  /// The number of items in each section afterwards.
  public private(set) var itemCounts: [Int]

  /// Whether nothing changes.
  public var isEmpty: Bool {
    updates.isEmpty && reloadedSections.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty
  }

  /// Compares two snapshots.
  ///
  /// - Complexity: O(n) comparisons, and O(m log m) for the m items between the common start and end
  ///   of each section.
  public init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    itemCounts = new.sectionIdentifiers.map { new.numberOfItems(inSection: $0) }
    let survivors = compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
    let pairs = survivors.map { pair in
      ItemsOfSection(
        section: pair,
        old: old.itemIdentifiers(inSection: old.sectionIdentifiers[pair.from]),
        new: new.itemIdentifiers(inSection: new.sectionIdentifiers[pair.to])
      )
    }
    compareItems(pairs)
    let sectionPairs = Dictionary(uniqueKeysWithValues: survivors.map { ($0.to, $0) })
    reloadedSections = new.reloadedSectionIdentifiers.compactMap { identifier in
      new.indexOfSection(identifier).flatMap { sectionPairs[$0] }
    }
    guard
      !(new.reloadedItemIdentifiers.isEmpty && new.reconfiguredItemIdentifiers.isEmpty)
    else { return }
    let marked = Marked(old, new)
    reloadedItems = new.reloadedItemIdentifiers.compactMap(marked.move)
    reconfiguredItems = new.reconfiguredItemIdentifiers.compactMap(marked.move)
  }

  /// Finds the deleted, inserted and moved sections; returns those that stay, in new order.
  private mutating func compareSections<Section: Hashable>(
    _ old: [Section],
    _ new: [Section]
  ) -> [Move<Int>] {
    guard old != new else { return old.indices.map { Move(from: $0, to: $0) } }
    let oldIndex = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    var pairs: [Move<Int>] = []
    for (index, section) in new.enumerated() {
      if let from = oldIndex[section] {
        pairs.append(Move(from: from, to: index))
      } else {
        updates.insertedSections.append(index)
      }
    }
    let staying = Set(pairs.map(\.from))
    updates.deletedSections = old.indices.filter { !staying.contains($0) }
    updates.movedSections = Self.moved(pairs, from: \.from)
    return pairs
  }

  /// The items of a section that is in both snapshots.
  private struct ItemsOfSection<Item: Hashable> {
    let section: Move<Int>
    let old: [Item]
    let new: [Item]
    /// How many items at the start are the same.
    let prefix: Int
    /// How many items at the end are the same.
    let suffix: Int

    init(section: Move<Int>, old: [Item], new: [Item]) {
      self.section = section
      self.old = old
      self.new = new
      let most = min(old.count, new.count)
      var count = 0
      while count < most, old[count] == new[count] { count += 1 }
      prefix = count
      count = 0
      while count < most - prefix, old[old.count - 1 - count] == new[new.count - 1 - count] {
        count += 1
      }
      suffix = count
    }

    var oldRange: Range<Int> { prefix..<old.count - suffix }
    var newRange: Range<Int> { prefix..<new.count - suffix }
  }

  /// Finds the deleted, inserted and moved items of the sections that stay.
  private mutating func compareItems<Item>(_ sections: [ItemsOfSection<Item>]) {
    let changed = sections.filter { !$0.oldRange.isEmpty || !$0.newRange.isEmpty }
    guard !changed.isEmpty else { return }
    // The places that are left, by identifier: each is taken once.
    var places: [Item: IndexPath] = [:]
    places.reserveCapacity(changed.reduce(0) { $0 + $1.oldRange.count })
    for section in changed {
      for item in section.oldRange {
        places[section.old[item]] = IndexPath(item: item, section: section.section.from)
      }
    }
    for section in changed {
      var within: [Move<Int>] = []
      for item in section.newRange {
        let path = IndexPath(item: item, section: section.section.to)
        guard let from = places.removeValue(forKey: section.new[item]) else {
          updates.insertedItems.append(path)
          continue
        }
        if from.section == section.section.from {
          within.append(Move(from: from.item, to: item))
        } else {
          updates.movedItems.append(Move(from: from, to: path))
        }
      }
      updates.movedItems += Self.moved(within, from: \.from).map { move in
        Move(
          from: IndexPath(item: move.from, section: section.section.from),
          to: IndexPath(item: move.to, section: section.section.to)
        )
      }
    }
    updates.deletedItems = places.values.sorted()
    updates.movedItems.sort { $0.to < $1.to }
  }

  /// The fewest of some pairs, in new order, that moved while the others stayed.
  private static func moved(
    _ pairs: [Move<Int>],
    from: (Move<Int>) -> Int
  ) -> [Move<Int>] {
    let kept = longestIncreasingSubsequence(pairs.map { Int32(from($0)) })
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

  /// Where marked items were and are.
  private struct Marked<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private let old: NSDiffableDataSourceSnapshot<Section, Item>
    private let new: NSDiffableDataSourceSnapshot<Section, Item>
    private let oldSections: [Section: Int]
    private let newSections: [Section: Int]

    init(
      _ old: NSDiffableDataSourceSnapshot<Section, Item>,
      _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
      self.old = old
      self.new = new
      oldSections = Dictionary(
        uniqueKeysWithValues: zip(old.sectionIdentifiers, old.sectionIdentifiers.indices)
      )
      newSections = Dictionary(
        uniqueKeysWithValues: zip(new.sectionIdentifiers, new.sectionIdentifiers.indices)
      )
    }

    /// The places of an item that was there before; nil for one that is new.
    func move(_ item: Item) -> Move<IndexPath>? {
      guard let oldSection = old.sectionIdentifier(containingItem: item),
        let newSection = new.sectionIdentifier(containingItem: item),
        // An item that comes from a deleted section, or goes to a new one, gets a new cell anyway.
        newSections[oldSection] != nil, oldSections[newSection] != nil,
        let from = oldSections[oldSection], let oldItem = old.items.position(of: item),
        let to = newSections[newSection], let newItem = new.items.position(of: item)
      else { return nil }
      return Move(
        from: IndexPath(item: oldItem, section: from),
        to: IndexPath(item: newItem, section: to)
      )
    }
  }
}
