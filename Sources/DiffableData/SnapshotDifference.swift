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
  /// - Complexity: O(n) comparisons of the items in chunks that were changed, and O(m log m) for the m
  ///   items that are not where they were. Chunks that both snapshots share are not looked at.
  @_specialize(where Section == Int, Item == Int)
  @_specialize(where Section == Int, Item == String)
  @_specialize(where Section == String, Item == Int)
  @_specialize(where Section == String, Item == String)
  public init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    itemCounts = new.sectionIdentifiers.map { new.numberOfItems(inSection: $0) }
    let survivors = compareSections(old.sectionIdentifiers, new.sectionIdentifiers)
    compareItems(survivors.compactMap { ItemsOfSection($0, old, new) }, old, new)
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

  /// Finds the deleted, inserted and moved items of the sections that stay.
  private mutating func compareItems<Section, Item>(
    _ sections: [ItemsOfSection<Item>],
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let walks = sections.map { section in
      SideBySideItems(
        section.old,
        section.new,
        isGone: { !new.items.contains($0) },
        isNew: { !old.items.contains($0) }
      )
    }
    // The places that are left, by identifier: each is taken once.
    var places: [Item: (section: Int, item: Int)] = [:]
    places.reserveCapacity(walks.reduce(0) { $0 + $1.leftOld.count })
    for (index, walk) in walks.enumerated() {
      for item in walk.leftOld { places[sections[index].old[item]] = (index, item) }
    }
    var moves: [ItemMove] = []
    for (index, walk) in walks.enumerated() where !walk.leftNew.isEmpty {
      takePlaces(of: index, walk, sections, &places, &moves)
    }
    // By numbers: comparing paths costs more than everything else.
    updates.deletedItems =
      places.values
      .map {
        (section: sections[$0.section].section.from, item: sections[$0.section].prefix + $0.item)
      }
      .sorted { ($0.section, $0.item) < ($1.section, $1.item) }
      .map { IndexPath(item: $0.item, section: $0.section) }
    updates.movedItems = moves.sorted { ($0.toSection, $0.to) < ($1.toSection, $1.to) }.map(\.move)
  }

  private mutating func takePlaces<Item>(
    of index: Int,
    _ walk: SideBySideItems,
    _ sections: [ItemsOfSection<Item>],
    _ places: inout [Item: (section: Int, item: Int)],
    _ moves: inout [ItemMove]
  ) {
    let section = sections[index]
    var within: [MovableRun] = []
    for item in walk.leftNew {
      guard let from = places.removeValue(forKey: section.new[item]) else {
        updates.insertedItems.append(section.newPath(item))
        continue
      }
      if from.section == index {
        within.append(MovableRun(old: from.item, new: item, count: 1))
      } else {
        moves.append(
          ItemMove(
            fromSection: sections[from.section].section.from,
            from: sections[from.section].prefix + from.item,
            toSection: section.section.to,
            to: section.prefix + item
          )
        )
      }
    }
    guard !within.isEmpty else { return }
    for run in (walk.kept + within).sorted(by: { $0.new < $1.new }).fewestMoved {
      for offset in 0..<run.count {
        moves.append(
          ItemMove(
            fromSection: section.section.from,
            from: section.prefix + run.old + offset,
            toSection: section.section.to,
            to: section.prefix + run.new + offset
          )
        )
      }
    }
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
