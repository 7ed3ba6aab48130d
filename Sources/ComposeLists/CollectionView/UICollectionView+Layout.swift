import CompositionalLayout
public import DiffableData
import HeadlessUIKit
import ListEngine

extension UICollectionView: @MainActor ComposeTarget {
  final func show(_ layout: UICollectionViewLayout, animated: Bool) {
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

  /// Tells layouts that one has taken over from the other, which may move the content.
  private func endTransition(from old: UICollectionViewLayout, to layout: UICollectionViewLayout) {
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    guard !bounds.isEmpty, !list.content.sections.isEmpty else { return }
    let target = collection.askForOffset(contentOffset)
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
}
