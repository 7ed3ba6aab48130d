package import HeadlessUIKit

// The parts of a description that have to be measured.
extension NSCollectionLayoutSection {
  /// Returns whether another description has the same places for its elements.
  package func isPlacedEqually(_ other: NSCollectionLayoutSection) -> Bool { isPlaced(as: other) }

  /// True if a closure computes the places of a group.
  package var hasCustomGroups: Bool { group.hasCustomGroups }

  /// True if an element at the boundary, or one that is attached, has an estimated side.
  var hasEstimatedElements: Bool {
    boundarySupplementaryItems.contains { $0.layoutSize.isEstimated }
      || group.hasEstimatedElements
  }

  /// Returns whether it scrolls across a layout, along which its length depends on what was
  /// measured so far.
  package func isEstimated(along direction: UICollectionViewScrollDirection) -> Bool {
    let size = group.layoutSize
    let length = direction == .vertical ? size.heightDimension : size.widthDimension
    return orthogonalScrollingBehavior != .none && length.isEstimated
  }
}

extension NSCollectionLayoutItem {
  /// True if it or an item in it has an estimated side.
  var hasEstimates: Bool {
    guard let group = self as? NSCollectionLayoutGroup else { return layoutSize.isEstimated }
    return group.subitems.contains(where: \.hasEstimates)
  }

  /// True if an element that is attached to it, or within it, has an estimated side.
  fileprivate var hasEstimatedElements: Bool {
    if supplementaryItems.contains(where: { $0.layoutSize.isEstimated }) { return true }
    guard let group = self as? NSCollectionLayoutGroup else { return false }
    return group.subitems.contains(where: \.hasEstimatedElements)
  }
}

extension NSCollectionLayoutSize {
  /// True if a side is estimated.
  package var isSelfSized: Bool { isEstimated }

  /// The space in which an item of a size is measured: its estimated sides are not limited.
  ///
  /// Both sides estimated: no wider than the container.
  package func space(_ size: CGSize, in container: CGSize) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    switch (widthDimension.isEstimated, heightDimension.isEstimated) {
    case (true, true): return CGSize(width: container.width, height: unlimited)
    case (true, false): return CGSize(width: unlimited, height: size.height)
    case (false, true): return CGSize(width: size.width, height: unlimited)
    case (false, false): return size
    }
  }

  /// Returns whether a measured size is not the present one on an estimated side.
  package func differs(_ measured: CGSize, _ present: CGSize) -> Bool {
    let tolerance = UICollectionViewCompositionalLayout.sizeTolerance
    return widthDimension.isEstimated && abs(measured.width - present.width) > tolerance
      || heightDimension.isEstimated && abs(measured.height - present.height) > tolerance
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns whether the measured size of an item is not the one that is known.
  ///
  /// An item may have another size than it prefers: that of its largest sibling, or what fits.
  ///
  /// - Parameters:
  ///   - measured: the measured size.
  ///   - item: the item.
  ///   - index: its section.
  ///   - size: the description of its size.
  ///   - present: the size of its place.
  /// - Returns: whether it has to be taken over.
  package func isNews(
    _ measured: CGSize,
    ofItem item: Int,
    inSection index: Int,
    _ size: NSCollectionLayoutSize,
    _ present: CGSize
  ) -> Bool {
    size.differs(measured, section(index)?.preferredSizes[item] ?? present)
  }

  /// Returns the description of an element's size; nil if there is no such element.
  package func layoutSize(
    of element: CollectionLayoutElement
  ) -> NSCollectionLayoutSize? {
    let kind = element.representedElementKind
    guard element.indexPath.count == 2 else {
      return solved.configuration.boundarySupplementaryItems[element.indexPath[0]].layoutSize
    }
    guard let section = section(element.indexPath.section) else { return nil }
    let own = section.layout.boundarySupplementaryItems.first { $0.elementKind == kind }
    return own?.layoutSize ?? section.layout.group.attachedSize(kind)
  }
}

extension NSCollectionLayoutItem {
  /// The size of an attached element of a kind.
  fileprivate func attachedSize(_ kind: String?) -> NSCollectionLayoutSize? {
    if let item = supplementaryItems.first(where: { $0.elementKind == kind }) {
      return item.layoutSize
    }
    guard let group = self as? NSCollectionLayoutGroup else { return nil }
    return group.subitems.lazy.compactMap { $0.attachedSize(kind) }.first
  }
}
