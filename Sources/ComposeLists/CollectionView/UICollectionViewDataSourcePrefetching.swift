public import Foundation
import ListEngine

/// Is told which items a collection view will probably show next, so that their data can be fetched.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items will probably be shown soon, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that were to be shown soon will probably not be, by the paths that they had then.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Passes the items of a collection view's list on to its own data source.
@preconcurrency @MainActor
final class CollectionPrefetching: ListPrefetchDataSource {
  private unowned let view: UICollectionView
  private(set) weak var dataSource: (any UICollectionViewDataSourcePrefetching)?

  init(_ view: UICollectionView, _ dataSource: any UICollectionViewDataSourcePrefetching) {
    (self.view, self.dataSource) = (view, dataSource)
  }

  func list(_ list: ListView, prefetchItemsAt indexPaths: [IndexPath]) {
    dataSource?.collectionView(view, prefetchItemsAt: indexPaths)
  }

  func list(_ list: ListView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    dataSource?.collectionView(view, cancelPrefetchingForItemsAt: indexPaths)
  }
}
