public import Foundation
import HeadlessUIKit
import ListEngine

// Updates of a data source of the classic kind.
extension UICollectionView {
  /// The data of the collection view; nil for none.
  ///
  /// It is asked when the view is laid out, or when something needs it; a diffable one shows its snapshots itself.
  public var dataSource: (any UICollectionViewDataSource)? {
    get { collection.classic?.dataSource ?? collection.diffable }
    set {
      guard let newValue, !(newValue is any ListDiffableDataSource) else {
        collection.classic = nil
        collection.diffable = newValue
        return
      }
      guard collection.classic?.dataSource !== newValue else { return }
      collection.classic = ClassicItems(newValue, self)
      list.setNeedsLayout()
    }
  }

  /// Performs updates together, and animates them.
  ///
  /// The data source has the new data when they begin. Numbers of items that do not follow from the updates are
  /// diagnosed in debug builds; others show everything anew.
  ///
  /// - Parameters:
  ///   - updates: calls the functions that insert, delete, move and reload; nil for none.
  ///   - completion: is called afterwards, with true.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let classic = collection.classic else {
      updates?()
      completion?(true)
      return
    }
    classic.performBatch({ updates?() }, animated: true) { [weak self] in
      guard let completion else { return }
      guard let self else { return completion(true) }
      list.runLoop.perform { completion(true) }
    }
  }

  /// Performs updates together, animates them, and returns when they are made.
  ///
  /// - Returns: true.
  @discardableResult
  public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    performBatchUpdates(updates, completion: nil)
    return true
  }

  /// Adds items, whose places are those afterwards.
  public func insertItems(at indexPaths: [IndexPath]) {
    collection.classic?.perform { $0.updates.insertedItems += indexPaths }
  }

  /// Removes items, whose places are those before.
  public func deleteItems(at indexPaths: [IndexPath]) {
    collection.classic?.perform { $0.updates.deletedItems += indexPaths }
  }

  /// Moves an item from its place before to one afterwards.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collection.classic?.perform {
      $0.updates.movedItems.append(.init(from: indexPath, to: newIndexPath))
    }
  }

  /// Shows items anew, in other cells.
  public func reloadItems(at indexPaths: [IndexPath]) {
    collection.classic?.perform { $0.reloadedItems += indexPaths }
  }

  /// Shows items anew, in the same cells.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    collection.classic?.perform { $0.reconfiguredItems += indexPaths }
  }

  /// Adds sections, whose numbers are those afterwards.
  public func insertSections(_ sections: IndexSet) {
    collection.classic?.perform { $0.updates.insertedSections += Array(sections) }
  }

  /// Removes sections, whose numbers are those before.
  public func deleteSections(_ sections: IndexSet) {
    collection.classic?.perform { $0.updates.deletedSections += Array(sections) }
  }

  /// Moves a section from its number before to one afterwards.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    collection.classic?.perform {
      $0.updates.movedSections.append(.init(from: section, to: newSection))
    }
  }

  /// Shows the items and supplementaries of sections anew.
  ///
  /// The data source may give other numbers of items for them.
  public func reloadSections(_ sections: IndexSet) {
    collection.classic?.perform { $0.reloadedSections += Array(sections) }
  }
}
