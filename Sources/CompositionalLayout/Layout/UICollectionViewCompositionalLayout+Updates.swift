public import HeadlessUIKit

extension UICollectionViewCompositionalLayout {
  /// Takes over inserted, deleted and moved sections and items.
  ///
  /// Preferred sizes stay with their items. Sections whose items did not change are not solved
  /// again; the others from their first changed item on.
  ///
  /// - Parameters:
  ///   - updates: the insertions, deletions and moves.
  ///   - itemCounts: the number of items in each section afterwards.
  ///   - reloaded: items, by their new positions, whose preferred sizes are forgotten.
  /// - Throws: when the changes do not lead to these numbers; the layout is as it was.
  /// - Complexity: O(changes + sections + preferred sizes in the changed sections).
  public func performUpdates(
    _ updates: CollectionUpdates,
    itemCounts: [Int],
    reloaded: [IndexPath] = []
  ) throws(CollectionUpdateError) {
    let oldCounts = solved.sections.map(\.dataCount)
    let survivors = try updates.survivingSections(
      oldCount: oldCounts.count,
      newCount: itemCounts.count
    )
    try updates.validate(oldCounts: oldCounts, newCounts: itemCounts)
    let changes = ItemChanges(updates, survivors, reloaded)
    var origins = [Int?](repeating: nil, count: itemCounts.count)
    var sizes: [Int: [Int: CGSize]] = [:]
    for pair in survivors {
      origins[pair.to] = pair.from
      sizes[pair.from] = changes.bySection[pair.from].map { preferredSizes(pair.from, $0) }
    }
    let (offsets, boundarySizes) = (solved.scrollOffsets, solved.preferredBoundarySizes)
    // Each section is taken out, so that it can be changed in place.
    var old: [SolvedSection?] = solved.sections
    let viewport = viewport
    solved = SolvedLayout(configuration, viewport, sections: [])
    let sections = itemCounts.enumerated().map { index, count in
      guard let from = origins[index], let section = old[from].take() else {
        return solve(section: index, count: count, in: viewport, keeping: nil)
      }
      return self.section(
        section,
        at: index,
        count: count,
        changes.bySection[from],
        sizes[from] ?? section.preferredSizes
      )
    }
    solved = SolvedLayout(
      configuration,
      viewport,
      sections: sections,
      preferredBoundarySizes: boundarySizes
    )
    for pair in survivors {
      if let offset = offsets[pair.from] { setOrthogonalOffset(offset, ofSection: pair.to) }
    }
  }

  /// A section that was there before, with its items of now.
  private func section(
    _ old: consuming SolvedSection,
    at index: Int,
    count: Int,
    _ change: ItemChanges.Section?,
    _ sizes: [Int: CGSize]
  ) -> SolvedSection {
    // A provider may describe another number differently.
    guard isUniform || index == old.section, old.error == nil else {
      return solve(
        section: index,
        count: count,
        in: viewport,
        keeping: old,
        preferredSizes: sizes
      )
    }
    old.section = index
    if let change {
      let suffix = change.unchangedSuffix(oldCount: old.dataCount, newCount: count)
      old.setItems(
        count: count,
        preferredSizes: sizes,
        changedFrom: change.first,
        unchangedSuffix: suffix
      )
      work.add(old.takeWork())
    }
    return old
  }

  /// The known sizes of a section's items at their new positions.
  private func preferredSizes(
    _ section: Int,
    _ change: ItemChanges.Section
  ) -> [Int: CGSize] {
    var sizes: [Int: CGSize] = [:]
    for (item, size) in solved.sections[section].preferredSizes {
      if let new = change.newPosition(of: item) { sizes[new] = size }
    }
    for (origin, target) in change.arrivals {
      sizes[target] = self.section(origin.section)?.preferredSizes[origin.item]
    }
    for item in change.reloaded { sizes[item] = nil }
    return sizes
  }
}

/// The changes of an update by the sections that stay.
private struct ItemChanges {
  /// The changes of one section.
  struct Section {
    /// Old positions of items that left, ascending.
    var left: [Int] = []
    /// New positions of items that came, ascending.
    var came: [Int] = []
    /// The former positions of items that moved here, with their new positions.
    var arrivals: [(from: IndexPath, to: Int)] = []
    /// New positions of items whose sizes are forgotten.
    var reloaded: [Int] = []

    /// The first item that is not what it was.
    var first: Int {
      min(left.first ?? .max, came.first ?? .max, reloaded.min() ?? .max)
    }

    /// Returns the number of items at the end that are unchanged.
    func unchangedSuffix(oldCount: Int, newCount: Int) -> Int {
      let old = (left.last ?? -1) + 1
      let new = max(came.last ?? -1, reloaded.max() ?? -1) + 1
      return max(0, min(oldCount - old, newCount - new))
    }

    /// The new position of an item that stays; nil if it left.
    func newPosition(of item: Int) -> Int? {
      let before = left.firstIndexSorted { $0 >= item }
      if before < left.count, left[before] == item { return nil }
      // The k-th of those that stay is the k-th place that nothing new takes.
      let rank = item - before
      var (low, high) = (0, came.count)
      while low < high {
        let middle = (low + high) / 2
        if came[middle] - middle > rank { high = middle } else { low = middle + 1 }
      }
      return rank + low
    }
  }

  /// By the old number of the section.
  private(set) var bySection: [Int: Section] = [:]

  init(
    _ updates: CollectionUpdates,
    _ survivors: [CollectionUpdates.Move<Int>],
    _ reloaded: [IndexPath]
  ) {
    let old = Dictionary(uniqueKeysWithValues: survivors.map { ($0.to, $0.from) })
    let staying = Set(survivors.map(\.from))
    for path in updates.deletedItems where staying.contains(path.section) {
      bySection[path.section, default: Section()].left.append(path.item)
    }
    for path in updates.insertedItems {
      guard let section = old[path.section] else { continue }
      bySection[section, default: Section()].came.append(path.item)
    }
    for move in updates.movedItems {
      if staying.contains(move.from.section) {
        bySection[move.from.section, default: Section()].left.append(move.from.item)
      }
      guard let section = old[move.to.section] else { continue }
      bySection[section, default: Section()].came.append(move.to.item)
      bySection[section, default: Section()].arrivals.append((move.from, move.to.item))
    }
    for path in reloaded where path.count == 2 {
      guard let section = old[path.section] else { continue }
      bySection[section, default: Section()].reloaded.append(path.item)
    }
    for section in bySection.keys {
      bySection[section]?.left.sort()
      bySection[section]?.came.sort()
    }
  }
}
