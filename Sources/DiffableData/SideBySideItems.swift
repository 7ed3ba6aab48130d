public import HeadlessUIKit

/// The items of a section that is in two snapshots, without those that are surely the same.
@usableFromInline
struct ItemsOfSection<Item: Hashable & Sendable> {
  @usableFromInline let section: CollectionUpdates.Move<Int>
  /// The number of items at the start that are left out.
  @usableFromInline let prefix: Int
  @usableFromInline let old: ChunkedItems<Item>
  @usableFromInline let new: ChunkedItems<Item>

  /// Nil if the section is the same in both.
  @inlinable
  init?<Section>(
    _ section: CollectionUpdates.Move<Int>,
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    guard let oldKey = old.keys[old.sectionIdentifiers[section.from]],
      let newKey = new.keys[new.sectionIdentifiers[section.to]]
    else { return nil }
    let shared = old.items.sharedCounts(ofSection: oldKey, with: new.items, section: newKey)
    self.section = section
    prefix = shared.prefix
    self.old = old.items.items(ofSection: oldKey, without: shared)
    self.new = new.items.items(ofSection: newKey, without: shared)
    if self.old.isEmpty, self.new.isEmpty { return nil }
  }

  @inlinable
  func newPath(_ item: Int) -> IndexPath { IndexPath(item: prefix + item, section: section.to) }
}

/// The move of an item, as numbers.
@usableFromInline
struct ItemMove {
  @usableFromInline let fromSection: Int
  @usableFromInline let from: Int
  @usableFromInline let toSection: Int
  @usableFromInline let to: Int

  @inlinable
  init(fromSection: Int, from: Int, toSection: Int, to: Int) {
    self.fromSection = fromSection
    self.from = from
    self.toSection = toSection
    self.to = to
  }

  var move: CollectionUpdates.Move<IndexPath> {
    CollectionUpdates.Move(
      from: IndexPath(item: from, section: fromSection),
      to: IndexPath(item: to, section: toSection)
    )
  }
}

/// Items that follow one another before and after.
@usableFromInline
struct MovableRun {
  @usableFromInline var old: Int
  @usableFromInline var new: Int
  @usableFromInline var count: Int

  @inlinable
  init(old: Int, new: Int, count: Int) {
    self.old = old
    self.new = new
    self.count = count
  }
}

/// Two versions of the items of a section, compared by walking along both.
@usableFromInline
struct SideBySideItems<Item: Hashable & Sendable> {
  /// An item and its position.
  @usableFromInline typealias Left = (position: Int, item: Item)

  /// Items that are in both, in the same order.
  @usableFromInline var kept: [MovableRun] = []
  /// The other old items, in order.
  @usableFromInline var leftOld: [Left] = []
  /// The other new items, in order.
  @usableFromInline var leftNew: [Left] = []

  /// Walks along both versions.
  ///
  /// - Parameters:
  ///   - old: the items before.
  ///   - new: the items after.
  ///   - isGone: whether an old item is nowhere any more.
  ///   - isNew: whether a new item was nowhere before.
  /// - Complexity: O(n) comparisons; the closures are called only where the versions differ.
  @inlinable
  init(
    _ old: ChunkedItems<Item>,
    _ new: ChunkedItems<Item>,
    isGone: (Item) -> Bool,
    isNew: (Item) -> Bool
  ) {
    var (i, j) = (ChunkedItems<Item>.Cursor(), ChunkedItems<Item>.Cursor())
    func leave(_ items: ChunkedItems<Item>, _ cursor: inout ChunkedItems<Item>.Cursor) -> Left {
      defer { items.advance(&cursor) }
      return (cursor.position, items[cursor])
    }
    while i.position < old.count, j.position < new.count {
      let equal = old.equalCount(i, new, j)
      if equal > 0 {
        keep(MovableRun(old: i.position, new: j.position, count: equal))
        old.advance(&i, by: equal)
        new.advance(&j, by: equal)
      } else if isGone(old[i]) {
        leftOld.append(leave(old, &i))
      } else if isNew(new[j]) {
        leftNew.append(leave(new, &j))
      } else if old.equalCount(old.next(i), new, j, most: 1) > 0 {
        leftOld.append(leave(old, &i))
      } else if old.equalCount(i, new, new.next(j), most: 1) > 0 {
        leftNew.append(leave(new, &j))
      } else {
        leftOld.append(leave(old, &i))
        leftNew.append(leave(new, &j))
      }
    }
    while i.position < old.count { leftOld.append(leave(old, &i)) }
    while j.position < new.count { leftNew.append(leave(new, &j)) }
  }

  /// Adds items that are in both; those of the next chunk belong to the same run.
  @inlinable
  mutating func keep(_ run: MovableRun) {
    if let last = kept.last, last.old + last.count == run.old, last.new + last.count == run.new {
      kept[kept.count - 1].count += run.count
    } else {
      kept.append(run)
    }
  }
}

extension [MovableRun] {
  /// The runs that move while the others stay, so that the fewest items do; runs are in new order.
  ///
  /// The items that stay are the increasing sequence of old positions with the most items.
  ///
  /// - Complexity: O(n log n).
  @usableFromInline var fewestMoved: [MovableRun] {
    let byOld = indices.sorted { self[$0].old < self[$1].old }
    var rank = [Int](repeating: 0, count: count)
    for (position, index) in byOld.enumerated() { rank[index] = position + 1 }
    // For each prefix of old positions, in a Fenwick tree: the best sequence that ends in it.
    var best = [(items: Int, last: Int)](repeating: (0, -1), count: count + 1)
    var previous = [Int](repeating: -1, count: count)
    var whole = (items: 0, last: -1)
    for index in indices {
      var found = (items: 0, last: -1)
      var entry = rank[index] - 1
      while entry > 0 {
        if best[entry].items > found.items { found = best[entry] }
        entry &= entry - 1
      }
      previous[index] = found.last
      let own = (items: found.items + self[index].count, last: index)
      if own.items > whole.items { whole = own }
      entry = rank[index]
      while entry <= count {
        if own.items > best[entry].items { best[entry] = own }
        entry += entry & -entry
      }
    }
    var stays = [Bool](repeating: false, count: count)
    var index = whole.last
    while index >= 0 {
      stays[index] = true
      index = previous[index]
    }
    return indices.filter { !stays[$0] }.map { self[$0] }
  }
}
