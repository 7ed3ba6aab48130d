public import Foundation
import HeadlessUIKit
public import ListEngine

// Rows that will soon be shown.
extension UITableView {
  final func setUpPrefetching() {
    guard prefetchDataSource != nil else { return list.prefetchDataSource = nil }
    list.prefetchDataSource = self
  }
}

extension UITableView: ListPrefetchDataSource {
  /// Passes rows on that will soon be shown.
  public func list(_ list: ListView, prefetchItemsAt indexPaths: [IndexPath]) {
    guard isPrefetchingEnabled else { return }
    prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
  }

  /// Passes rows on that will not be shown after all.
  public func list(
    _ list: ListView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    guard isPrefetchingEnabled else { return }
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
  }
}
