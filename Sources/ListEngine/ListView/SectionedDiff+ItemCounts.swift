extension SectionedDiff {
  /// The number of items that were added, removed, moved and updated.
  var itemCounts: (added: Int, removed: Int, moved: Int, updated: Int) {
    // The diff counts a crossing as a removal and an addition; to people it is one move.
    let crossed = crossings.count
    let start = (itemsOfAddedSections - crossed, itemsOfRemovedSections - crossed, crossed, 0)
    return items.reduce(into: start) { counts, section in
      counts.0 += section.items.added.count
      counts.1 += section.items.removed.count
      counts.2 += section.items.moved.count
      counts.3 += section.items.updated.count
    }
  }
}
