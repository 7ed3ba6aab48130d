extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of an outline in a section, which is added if it is not there.
  ///
  /// - Parameters:
  ///   - snapshot: the outline.
  ///   - section: the section.
  ///   - animatingDifferences: whether the changes are animated.
  ///   - completion: is called afterwards, also if nothing changed.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var next = self.snapshot()
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    let visible = snapshot.visibleItems
    let kept = Set(visible)
    next.deleteItems(next.itemIdentifiers(inSection: section).filter { !kept.contains($0) })
    next.appendItems(visible, toSection: section)
    note(snapshot.errors)
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows the visible items of an outline in a section, and returns when they are shown.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// The outline of a section; its items as root items if none was applied.
  ///
  /// Items that a snapshot has deleted since then are not in it.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let current = snapshot().itemIdentifiers(inSection: section)
    var outline = outlines[section] ?? NSDiffableDataSourceSectionSnapshot()
    let present = Set(current)
    outline.delete(outline.visibleItems.filter { !present.contains($0) })
    outline.append(current.filter { !outline.contains($0) })
    return outline
  }
}
