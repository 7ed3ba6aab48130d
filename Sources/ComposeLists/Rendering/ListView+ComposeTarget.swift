public import CompositionalLayout
public import DiffableData
public import ListEngine
import ListSchema
import Signposts

extension ListView: @MainActor ComposeTarget {
  /// Shows sections: sets layout and content, and leaves everything else as it is.
  @preconcurrency @MainActor
  public func show(_ rendering: ComposeRendering, animated: Bool) -> Bool {
    let layout = rendering.layout
    signposter.interval(.render, .renderBegin(sections: layout.numberOfSections)) {
      configure { list in
        list.animatesChanges = animated
        list.content = Content()
        list.compose(layout, rendering.settings)
      }
    } end: {
      .renderEnd(items: layout.itemCounts.reduce(0, +), errors: layout.errors.count)
    }
    return true
  }

  /// Shows the content with another layout, animated if it should.
  @preconcurrency @MainActor
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    let old = collection.layout
    if old !== layout {
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
    }
    defer { if old !== layout { endTransition(from: old, to: layout) } }
    collection.layout = layout
    if let layout = layout as? UICollectionViewCompositionalLayout {
      set(layout: .compositional(layout), animated: animated)
    } else if type(of: layout) != UICollectionViewLayout.self {
      set(layout: CollectionListLayout.describe(.init(layout)), animated: animated)
      collection.applyAttributes()
    }
  }

  /// Tells layouts that one has taken over from the other, which may move the content.
  private func endTransition(from old: UICollectionViewLayout, to layout: UICollectionViewLayout) {
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    guard !bounds.isEmpty, !content.sections.isEmpty else { return }
    let proposed = scrollView.contentOffset
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? layout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed { scrollView.contentOffset = target }
  }

  /// Shows the content with another layout, animated if it should; calls a closure afterwards, with true.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    if let completion { runLoop.perform { completion(true) } }
  }

  /// Does nothing: a list compares renderings itself.
  @preconcurrency @MainActor
  public func performUpdates(_ difference: SnapshotDifference, animatingDifferences: Bool) {}

  /// Asks the data source again, and shows everything anew; nothing is selected afterwards.
  ///
  /// Does nothing for other content: a list compares renderings itself.
  @preconcurrency @MainActor
  public func reloadData() { collection.classic?.reload() }
}
