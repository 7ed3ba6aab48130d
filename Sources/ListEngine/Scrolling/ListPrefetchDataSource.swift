public import Foundation

/// Is told which items a list will probably show next, so that their data can be fetched.
@preconcurrency @MainActor
public protocol ListPrefetchDataSource: AnyObject {
  /// Items will probably be shown soon, the nearest first.
  func list(_ list: ListView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that were to be shown soon will probably not be, by the paths that they had then.
  func list(_ list: ListView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension ListPrefetchDataSource {
  /// Does nothing.
  public func list(_ list: ListView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
