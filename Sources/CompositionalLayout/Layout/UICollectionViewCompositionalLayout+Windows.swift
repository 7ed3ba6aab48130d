package import HeadlessUIKit

// The queries of a list that shows windows of a layout. Frames are where elements are seen: those
// of a section that is scrolled orthogonally are moved by its offset.
extension UICollectionViewCompositionalLayout {
  /// The start of the first section on the main axis.
  package var sectionsStart: CGFloat { solved.boundary.contentStart }

  /// Returns whether a section scrolls orthogonally.
  package func isOrthogonal(_ section: Int) -> Bool { self.section(section)?.isOrthogonal == true }

  /// The number of items of a section whose groups share the size of the largest one; nil for others.
  ///
  /// To know that size, all of them have to be measured.
  package func uniformItemCount(ofSection index: Int) -> Int? {
    guard let section = section(index), section.layout.group.layoutSize.isUniform else {
      return nil
    }
    return section.itemCount
  }

  /// Returns the contents to look for in a section; nil if there is no such section.
  package func contents(ofSection section: Int) -> SectionContents? {
    self.section(section)?.contents
  }

  /// The main range of an item; of the section if that scrolls orthogonally.
  ///
  /// - Complexity: O(log n).
  package func mainRange(ofItem item: Int, inSection index: Int) -> Range<CGFloat>? {
    guard let section = section(index), item >= 0, item < section.itemCount else { return nil }
    if section.isOrthogonal { return rangeOfSection(index) }
    guard let location = section.instances.location(ofItem: item) else { return nil }
    let origin = section.origin(of: location, solved.start(ofSection: index))
    let frame = section.frame(ofLeaf: item - location.item, location, origin)
    let start = frame.start(solved.axis)
    return start..<max(start, frame.end(solved.axis))
  }

  /// The first and the last item at a position of the main axis, or near it.
  ///
  /// - Complexity: O(log n).
  package func items(at position: CGFloat) -> (first: IndexPath, last: IndexPath)? {
    guard !solved.sections.isEmpty else { return nil }
    let sections = solved.sections(at: position)
    let first = items(at: position, inSection: sections.lowerBound)
    let last =
      sections.count == 1 ? first : items(at: position, inSection: sections.upperBound)
    return (
      IndexPath(item: first.lowerBound, section: sections.lowerBound),
      IndexPath(item: max(last.lowerBound, last.upperBound - 1), section: sections.upperBound)
    )
  }

  private func items(at position: CGFloat, inSection index: Int) -> Range<Int> {
    solved.sections[index].items(at: position - solved.start(ofSection: index))
  }

  /// The items that an orthogonal section shows; nil for others.
  ///
  /// - Complexity: O(log n + visible groups).
  package func scrolledItems(ofSection index: Int) -> Range<Int>? {
    guard let section = section(index), section.isOrthogonal else { return nil }
    return section.itemsInScroller(at: orthogonalOffset(ofSection: index))
  }

  /// Calls a closure for some items of a section, in order.
  ///
  /// - Complexity: O(items + groups · log n).
  package func forEachCell(
    _ items: Range<Int>,
    ofSection index: Int,
    _ body: (_ item: Int, _ frame: CGRect, _ zIndex: Int, _ size: NSCollectionLayoutSize) -> Void
  ) {
    guard let section = section(index) else { return }
    let start = solved.start(ofSection: index)
    var item = items.lowerBound
    while item < items.upperBound, let location = section.instances.location(ofItem: item) {
      let origin = seenOrigin(section, location, start)
      let leaves = location.run.instance.leaves
      let end = min(items.upperBound, location.item + leaves.count)
      while item < end {
        let leaf = leaves[item - location.item]
        let frame = section.frame(ofLeaf: item - location.item, location, origin)
        body(item, seen(frame), leaf.zIndex, leaf.size)
        item += 1
      }
    }
  }

  /// Returns the elements that are attached to some items of a section and to their groups.
  ///
  /// - Complexity: O(items + groups · log n); O(1) if nothing is attached.
  package func attachedElements(
    _ items: Range<Int>,
    ofSection index: Int
  ) -> [CollectionLayoutElement] {
    guard let section = section(index), section.contents.hasAttachments else { return [] }
    let start = solved.start(ofSection: index)
    var result: [CollectionLayoutElement] = []
    var item = items.lowerBound
    while item < items.upperBound, let location = section.instances.location(ofItem: item) {
      let origin = seenOrigin(section, location, start)
      let instance = location.run.instance
      let end = min(items.upperBound, location.item + instance.leaves.count)
      for number in item..<end {
        let leaf = number - location.item
        for element in instance.leaves[leaf].supplementaryItems {
          let host = section.frame(ofLeaf: leaf, location, origin)
          result.append(section.supplementary(element, host, number))
        }
      }
      for group in instance.groupElements where group.firstLeaf < instance.leaves.count {
        for element in group.items {
          let host = group.host.moved(by: origin)
          result.append(section.supplementary(element, host, location.number))
        }
      }
      item = location.item + instance.leaves.count
    }
    return result.map(seen)
  }

  /// The elements at the boundary of a section, pinned ones where they stay if `pins` holds.
  package func boundaryElements(
    ofSection index: Int,
    pins: Bool
  ) -> [CollectionLayoutElement] {
    guard let section = section(index) else { return [] }
    var visible = solved.visibleRange(contentOffset)
    if !pins { visible = (-.infinity, -.infinity) }
    let query = ElementQuery(
      rect: .zero,
      sectionStart: solved.start(ofSection: index),
      visible: visible,
      scrollOffset: 0
    )
    return section.boundaryElements(query, &work).map(seen)
  }

  /// The backgrounds of a section.
  package func decorationElements(
    ofSection index: Int
  ) -> [CollectionLayoutElement] {
    section(index)?.decorations(solved.start(ofSection: index)).map(seen) ?? []
  }

  /// The elements at the boundary of the layout, pinned ones where they stay if `pins` holds.
  package func boundaryElements(pins: Bool) -> [CollectionLayoutElement] {
    guard pins else {
      return solved.boundaryElements((-.infinity, .infinity), &work).map(seen)
    }
    return solved.boundaryElements(solved.visibleRange(contentOffset), &work).map(seen)
  }

  /// True if a boundary element of the layout or of any section is pinned.
  package var pinsElements: Bool {
    configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || solved.sections.contains { section in
        section.layout.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      }
  }

  private func seenOrigin(
    _ section: SolvedSection,
    _ location: InstanceIndex.Location,
    _ start: CGFloat
  ) -> CGPoint {
    var origin = section.origin(of: location, start)
    if section.isOrthogonal {
      origin[section.stackAxis] += section.room.crossStart
      origin[section.stackAxis] -= orthogonalOffset(ofSection: section.section)
    }
    return origin
  }

  private func seen(_ frame: CGRect) -> CGRect {
    guard viewport.isRightToLeft else { return frame }
    var frame = frame
    frame.origin.x = collectionViewContentSize.width - frame.origin.x - frame.size.width
    return frame
  }

  private func seen(
    _ attributes: CollectionLayoutElement
  ) -> CollectionLayoutElement {
    var attributes = attributes
    attributes.frame = seen(attributes.frame)
    return attributes
  }
}

extension SolvedSection {
  /// The items at a position from the start of the section, or near it.
  fileprivate func items(at position: CGFloat) -> Range<Int> {
    guard itemCount > 0 else { return 0..<0 }
    guard !isOrthogonal else { return 0..<itemCount }
    let local = position - boundary.contentStart - stackInsets.before
    guard local > -overlap else { return 0..<1 }
    guard local < instances.sums.length + overlap else { return itemCount - 1..<itemCount }
    let edge = layout.group.edgeSpacing?.before(room.axis).spacing ?? 0
    var found: Range<Int>?
    instances.forEach(from: local - overlap, to: (local + overlap).nextUp) { location in
      let offset = local - location.offset - edge
      let leaves = location.run.instance.candidates(from: offset, to: offset.nextUp)
      let range =
        leaves.isEmpty
        ? location.item..<location.item + location.run.itemCount
        : location.item + leaves.lowerBound..<location.item + leaves.upperBound
      found =
        found.map { min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound) }
        ?? range
    }
    return found ?? itemCount - 1..<itemCount
  }

  /// The items in the scroller of an orthogonal section at an offset.
  fileprivate func itemsInScroller(at offset: CGFloat) -> Range<Int> {
    let start = offset - stackInsets.before - outset
    let end = offset - stackInsets.before + room.container[stackAxis] + outset
    var found: Range<Int>?
    instances.forEach(from: start, to: end) { location in
      let range = location.item..<location.item + location.run.itemCount
      found = found.map { $0.lowerBound..<range.upperBound } ?? range
    }
    return found ?? 0..<0
  }
}
