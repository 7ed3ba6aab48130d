import Foundation
import HeadlessUIKit
import ListEngine

extension UICollectionView {
  /// The identifier of an item of a diffable data source; nil for a data source of another kind.
  package func diffableIdentifier(at path: IndexPath) -> AnyHashable? {
    collection.classic == nil ? collection.items?.identity(at: path) : nil
  }
}

/// A data source of a table whose rows have identifiers.
@preconcurrency @MainActor
package protocol RowIdentifying {
  /// The identifier of a row; nil if there is no such row.
  func rowIdentifier(at path: IndexPath) -> AnyHashable?
}

extension UITableViewDiffableDataSource: RowIdentifying {
  package func rowIdentifier(at path: IndexPath) -> AnyHashable? {
    itemIdentifier(for: path).map { AnyHashable($0) }
  }
}
