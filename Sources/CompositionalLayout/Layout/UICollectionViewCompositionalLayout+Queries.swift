public import HeadlessUIKit

extension UICollectionViewCompositionalLayout {
  /// The elements that share an area with a rectangle of the content.
  ///
  /// In the order of sections; in each the decorations, the cells and the supplementaries by kind.
  ///
  /// - Complexity: O(log n + found).
  package func elements(in rect: CGRect) -> [CollectionLayoutElement] {
    let found = solved.elements(
      in: mirrored(rect),
      contentOffset: contentOffset,
      &work
    )
    guard viewport.isRightToLeft else { return found }
    return found.map(mirrored)
  }

  /// The elements of a section that the view shows; none for a section that there is not.
  ///
  /// - Complexity: O(log n + found).
  func visibleElements(ofSection index: Int) -> [CollectionLayoutElement] {
    guard section(index) != nil, viewport.size.width > 0, viewport.size.height > 0 else {
      return []
    }
    let visible = CGRect(origin: contentOffset, size: viewport.size)
    return solved.elements(
      ofSection: index,
      in: mirrored(visible),
      contentOffset: contentOffset,
      &work
    ).map(mirrored)
  }

  /// The cell of an item; nil if there is no such item.
  ///
  /// - Complexity: O(log n).
  package func element(ofItemAt indexPath: IndexPath) -> CollectionLayoutElement? {
    guard indexPath.count == 2, let section = section(indexPath.section),
      let location = section.instances.location(ofItem: indexPath.item)
    else { return nil }
    let origin = section.origin(of: location, solved.start(ofSection: indexPath.section))
    return mirrored(section.cell(indexPath.item - location.item, location, origin))
  }

  /// A supplementary; nil if there is none of that kind.
  ///
  /// - Parameters:
  ///   - elementKind: the kind.
  ///   - indexPath: the item, or the section and the number of a group, or 0 for a boundary.
  /// - Returns: its attributes.
  /// - Complexity: O(log n).
  package func supplementaryElement(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> CollectionLayoutElement? {
    supplementary(elementKind, indexPath).map(mirrored)
  }

  /// A background; nil if there is none of that kind.
  package func decorationElement(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> CollectionLayoutElement? {
    guard indexPath.count == 2, indexPath.item == 0, let section = section(indexPath.section)
    else { return nil }
    return section.decorations(solved.start(ofSection: indexPath.section))
      .first { $0.representedElementKind == elementKind }
      .map(mirrored)
  }

  /// Returns the start and the end of a section on the main axis, with everything at its boundary.
  public func rangeOfSection(_ section: Int) -> Range<CGFloat>? {
    guard let solution = self.section(section) else { return nil }
    let start = solved.start(ofSection: section)
    return start..<max(start, start + solution.extent)
  }

  func section(_ index: Int) -> SolvedSection? {
    solved.sections.indices.contains(index) ? solved.sections[index] : nil
  }

  private func supplementary(
    _ kind: String,
    _ path: IndexPath
  ) -> CollectionLayoutElement? {
    if path.count == 1 {
      let own = solved.boundaryElements(solved.visibleRange(contentOffset), &work)
      return own.first { $0.representedElementKind == kind && $0.indexPath == path }
    }
    guard path.count == 2, let section = section(path.section) else { return nil }
    let start = solved.start(ofSection: path.section)
    let query = ElementQuery(
      rect: .zero,
      sectionStart: start,
      visible: solved.visibleRange(contentOffset),
      scrollOffset: 0
    )
    if path.item == 0,
      let found = section.boundaryElements(query, &work)
        .first(where: { $0.representedElementKind == kind })
    {
      return found
    }
    return section.itemElement(kind, path.item, start)
      ?? section.groupElement(kind, path.item, start)
  }

  // MARK: - Right to left

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard viewport.isRightToLeft else { return rect }
    return rect.mirrored(in: collectionViewContentSize.width)
  }

  private func mirrored(
    _ attributes: CollectionLayoutElement
  ) -> CollectionLayoutElement {
    guard viewport.isRightToLeft else { return attributes }
    var result = attributes
    var width = collectionViewContentSize.width
    if attributes.isInOrthogonalSection, solved.axis == .vertical,
      let section = section(attributes.indexPath.section)
    {
      width = max(section.scrollExtent, section.room.container.width)
    }
    result.frame = attributes.frame.mirrored(in: width)
    return result
  }
}

extension SolvedSection {
  /// The element of a kind that is attached to an item.
  fileprivate func itemElement(
    _ kind: String,
    _ item: Int,
    _ start: CGFloat
  ) -> CollectionLayoutElement? {
    guard let location = instances.location(ofItem: item) else { return nil }
    let leaf = location.run.instance.leaves[item - location.item]
    guard let element = leaf.supplementaryItems.first(where: { $0.elementKind == kind })
    else { return nil }
    let cell = cell(item - location.item, location, origin(of: location, start))
    return supplementary(element, cell.frame, item)
  }

  /// The element of a kind that is attached to a group of a number.
  fileprivate func groupElement(
    _ kind: String,
    _ number: Int,
    _ start: CGFloat
  ) -> CollectionLayoutElement? {
    guard let location = instances.location(ofInstance: number) else { return nil }
    let instance = location.run.instance
    for group in instance.groupElements where group.firstLeaf < instance.leaves.count {
      guard let element = group.items.first(where: { $0.elementKind == kind }) else { continue }
      return supplementary(element, group.host.moved(by: origin(of: location, start)), number)
    }
    return nil
  }
}

extension CGRect {
  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    CGRect(
      x: width - origin.x - size.width,
      y: origin.y,
      width: size.width,
      height: size.height
    )
  }
}
