public import HeadlessUIKit

/// The changes of the items of sections that stay, as numbers.
@usableFromInline
struct ItemChanges {
  /// The places of items that are gone, in no order.
  @usableFromInline var deleted: [(section: Int, item: Int)] = []
  /// The places of new items, in order.
  @usableFromInline var inserted: [IndexPath] = []
  /// The items that move, in no order.
  @usableFromInline var moves: [ItemMove] = []

  /// Finds the deleted, inserted and moved items.
  @inlinable
  init<Section, Item>(
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
      for left in walk.leftOld { places[left.item] = (index, left.position) }
    }
    for (index, walk) in walks.enumerated() where !walk.leftNew.isEmpty {
      takePlaces(of: index, walk, sections, &places)
    }
    deleted = places.values.map {
      (section: sections[$0.section].section.from, item: sections[$0.section].prefix + $0.item)
    }
  }

  @inlinable
  mutating func takePlaces<Item>(
    of index: Int,
    _ walk: SideBySideItems<Item>,
    _ sections: [ItemsOfSection<Item>],
    _ places: inout [Item: (section: Int, item: Int)]
  ) {
    let section = sections[index]
    var within: [MovableRun] = []
    for left in walk.leftNew {
      let item = left.position
      guard let from = places.removeValue(forKey: left.item) else {
        inserted.append(section.newPath(item))
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
    if !within.isEmpty { addMoves(walk.kept + within, section.section, section.prefix) }
  }

  /// Adds the fewest moves within a section.
  @usableFromInline
  mutating func addMoves(
    _ runs: [MovableRun],
    _ section: CollectionUpdates.Move<Int>,
    _ prefix: Int
  ) {
    for run in runs.sorted(by: { $0.new < $1.new }).fewestMoved {
      for offset in 0..<run.count {
        moves.append(
          ItemMove(
            fromSection: section.from,
            from: prefix + run.old + offset,
            toSection: section.to,
            to: prefix + run.new + offset
          )
        )
      }
    }
  }

  // By numbers: comparing paths costs more than everything else.
  var deletedPaths: [IndexPath] {
    deleted.sorted { ($0.section, $0.item) < ($1.section, $1.item) }
      .map { IndexPath(item: $0.item, section: $0.section) }
  }

  var sortedMoves: [CollectionUpdates.Move<IndexPath>] {
    moves.sorted { ($0.toSection, $0.to) < ($1.toSection, $1.to) }.map(\.move)
  }
}
