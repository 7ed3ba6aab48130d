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
    collection.layout = layout
    if let layout = layout as? UICollectionViewCompositionalLayout {
      set(layout: .compositional(layout), animated: animated)
    } else if type(of: layout) != UICollectionViewLayout.self {
      set(layout: CollectionListLayout.describe(.init(layout)), animated: animated)
      collection.applyAttributes()
    }
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
