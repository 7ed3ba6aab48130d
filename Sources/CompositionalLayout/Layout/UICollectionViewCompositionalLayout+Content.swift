import HeadlessUIKit

/// A section of new content, and how it came about.
package struct LayoutSectionUpdate {
  /// Items that were replaced.
  package struct Splice {
    /// The former position of the first.
    package var position: Int
    /// The number of removed items.
    package var removed: Int
    /// The number of inserted items.
    package var inserted: Int

    package init(position: Int, removed: Int, inserted: Int) {
      self.position = position
      self.removed = removed
      self.inserted = inserted
    }
  }

  /// The description, which is not changed; nil is an error of the section.
  package var description: NSCollectionLayoutSection?
  /// The number of items.
  package var itemCount: Int
  /// The number that the section had; nil for a new one.
  package var origin: Int?
  /// The replaced items, in the order of the positions.
  package var splices: [Splice]

  package init(
    _ description: NSCollectionLayoutSection?,
    itemCount: Int,
    origin: Int?,
    splices: [Splice]
  ) {
    self.description = description
    self.itemCount = itemCount
    self.origin = origin
    self.splices = splices
  }
}

extension UICollectionViewCompositionalLayout {
  /// Takes over sections with their descriptions; only what is described differently, or has other
  /// items, is solved again.
  ///
  /// - Complexity: O(sections) comparisons of descriptions, besides what has to be solved.
  package func update(
    to updates: [LayoutSectionUpdate],
    _ newConfiguration: UICollectionViewCompositionalLayoutConfiguration,
    in newViewport: LayoutViewport
  ) {
    let viewport = newViewport.withUsableNumbers
    let axis = newConfiguration.scrollDirection.axis
    let keepsSizes =
      solved.axis == axis && viewport.size[axis.cross] == solved.viewport.size[axis.cross]
    let boundarySizes = keepsSizes ? solved.preferredBoundarySizes : [:]
    let offsets = solved.scrollOffsets
    // Each section is taken out, and nothing else keeps it, so that it can be changed in place.
    var sections: [SolvedSection?] = solved.sections
    if configuration != newConfiguration { configuration = newConfiguration }
    solved = SolvedLayout(configuration, viewport, sections: [])
    let new = updates.enumerated().map { index, update in
      var section: SolvedSection?
      if let origin = update.origin, sections.indices.contains(origin) {
        section = sections[origin].take()
      }
      return solve(index, update, in: viewport, keepsSizes ? section.take() : nil)
    }
    solved = SolvedLayout(
      configuration,
      viewport,
      sections: new,
      preferredBoundarySizes: boundarySizes
    )
    for (index, update) in updates.enumerated() {
      guard let origin = update.origin, let offset = offsets[origin] else { continue }
      setOrthogonalOffset(offset, ofSection: index)
    }
  }

  private func solve(
    _ index: Int,
    _ update: LayoutSectionUpdate,
    in viewport: LayoutViewport,
    _ old: consuming SolvedSection?
  ) -> SolvedSection {
    let description = update.description ?? .missing
    let room = room(for: update.description, in: viewport)
    let isChanged = old?.dataCount != update.itemCount || !update.splices.isEmpty
    let sizes =
      isChanged ? update.newPositions(of: old?.preferredSizes ?? [:]) : old?.preferredSizes ?? [:]
    if var section = old, section.error == nil, update.description != nil, section.room == room,
      section.layout.isPlaced(as: description)
    {
      old = nil
      section.layout = description
      section.section = index
      guard isChanged else { return section }
      let (first, suffix) = update.unchanged(of: section.dataCount)
      section.setItems(
        count: update.itemCount,
        preferredSizes: sizes,
        changedFrom: first,
        unchangedSuffix: suffix
      )
      work.add(section.takeWork())
      return section
    }
    var section = SolvedSection(
      description,
      section: index,
      itemCount: update.itemCount,
      room: room,
      preferredSizes: sizes,
      preferredSupplementarySizes: old?.preferredSupplementarySizes ?? [:],
      problem: update.description == nil ? .missingSection : nil
    )
    work.add(section.takeWork())
    return section
  }
}

extension LayoutSectionUpdate {
  /// The sizes of items at their new positions.
  fileprivate func newPositions(of sizes: [Int: CGSize]) -> [Int: CGSize] {
    guard !splices.isEmpty, !sizes.isEmpty else { return sizes.filter { $0.key < itemCount } }
    var result: [Int: CGSize] = [:]
    for (item, size) in sizes {
      if let position = newPosition(of: item), position < itemCount { result[position] = size }
    }
    return result
  }

  private func newPosition(of item: Int) -> Int? {
    var position = item
    for splice in splices where splice.position <= item {
      if item < splice.position + splice.removed { return nil }
      position += splice.inserted - splice.removed
    }
    return position
  }

  /// The first item that may not be what it was, and how many at the end are.
  fileprivate func unchanged(of oldCount: Int) -> (first: Int, suffix: Int) {
    guard let first = splices.first, let last = splices.last else {
      return (min(oldCount, itemCount), 0)
    }
    let suffix = oldCount - last.position - last.removed
    return (max(0, min(first.position, oldCount)), max(0, min(suffix, itemCount)))
  }
}
