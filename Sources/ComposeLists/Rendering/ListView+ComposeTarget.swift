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

  /// Shows the content with another compositional layout, animated if it should; does nothing for other layouts.
  @preconcurrency @MainActor
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard let layout = layout as? UICollectionViewCompositionalLayout else { return }
    set(layout: .compositional(layout), animated: animated)
  }

  /// Does nothing: a list compares renderings itself.
  @preconcurrency @MainActor
  public func performUpdates(_ difference: SnapshotDifference, animatingDifferences: Bool) {}

  /// Does nothing: a list compares renderings itself.
  @preconcurrency @MainActor
  public func reloadData() {}
}
