import HeadlessUIKit

extension UICollectionViewCompositionalLayout {
  /// The elements that the view shows, as the handlers of their sections want them to look.
  ///
  /// A handler gets the elements of its section, how far the section is scrolled and the room there
  /// is; what it changes has no effect on the layout.
  ///
  /// - Complexity: O(log n + visible).
  public func visibleItems() -> [NSCollectionLayoutVisibleItem] {
    let found = layoutAttributesForElements(
      in: CGRect(origin: contentOffset, size: viewport.size)
    )
    var result: [NSCollectionLayoutVisibleItem] = []
    var rest = found[...]
    while let first = rest.first {
      let isOfSection = first.indexPath.count == 2
      let count = rest.prefix {
        $0.indexPath.count == first.indexPath.count
          && (!isOfSection || $0.indexPath.section == first.indexPath.section)
      }.count
      var items = rest.prefix(count).map(NSCollectionLayoutVisibleItem.init)
      rest = rest.dropFirst(count)
      if isOfSection { callHandler(ofSection: first.indexPath.section, &items) }
      result += items
    }
    return result
  }

  private func callHandler(
    ofSection index: Int,
    _ items: inout [NSCollectionLayoutVisibleItem]
  ) {
    guard let section = section(index),
      let handler = section.layout.visibleItemsInvalidationHandler
    else { return }
    work.handlerCalls += 1
    var offset = contentOffset
    if section.isOrthogonal { offset[section.stackAxis] = orthogonalOffset(ofSection: index) }
    let container = NSCollectionLayoutContainer(contentSize: section.room.container)
    handler(
      &items,
      offset,
      NSCollectionLayoutEnvironment(
        container: container,
        traitCollection: viewport.traitCollection
      )
    )
  }
}
