public import CompositionalLayout
public import DiffableData
import HeadlessUIKit
import ListEngine

extension UICollectionView: @MainActor ComposeTarget {
  /// The layout; another one places the content again, without animation.
  public var collectionViewLayout: UICollectionViewLayout {
    get { collection.layout }
    set { setCollectionViewLayout(newValue, animated: false) }
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
      list.set(layout: .compositional(layout), animated: animated)
    } else if type(of: layout) != UICollectionViewLayout.self {
      list.set(layout: CollectionListLayout.describe(.init(layout)), animated: animated)
      collection.applyAttributes()
    }
    follow()
  }

  /// Shows the content with another layout, animated if it should; calls a closure afterwards, with true.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    if let completion { list.runLoop.perform { completion(true) } }
  }

  /// Tells layouts that one has taken over from the other, which may move the content.
  private func endTransition(from old: UICollectionViewLayout, to layout: UICollectionViewLayout) {
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    guard !bounds.isEmpty, !list.content.sections.isEmpty else { return }
    let target =
      collection.delegate?
      .collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
      ?? layout.targetContentOffset(forProposedContentOffset: contentOffset)
    if target != contentOffset { contentOffset = target }
  }

  /// Shows the sections of a renderer.
  @preconcurrency @MainActor
  public func show(_ rendering: ComposeRendering, animated: Bool) -> Bool {
    defer { follow() }
    return list.show(rendering, animated: animated)
  }

  /// Does nothing: a diffable data source shows its snapshots itself.
  @preconcurrency @MainActor
  public func performUpdates(_ difference: SnapshotDifference, animatingDifferences: Bool) {}

  /// Asks the data source again, and shows everything anew; nothing is selected afterwards.
  ///
  /// Does nothing for content of another kind.
  @preconcurrency @MainActor
  public func reloadData() { collection.classic?.reload() }
}
