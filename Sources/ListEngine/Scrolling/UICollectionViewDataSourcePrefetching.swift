public import Foundation

/// Is told which items a list will probably show next, so that their data can be fetched.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items will probably be shown soon, the nearest first.
  func collectionView(_ collectionView: ListView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that were to be shown soon will probably not be, by the paths that they had then.
  func collectionView(
    _ collectionView: ListView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: ListView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
