public import Foundation
public import HeadlessUIKit
import ListEngine

// The supplementaries on screen, as UIKit's code asks for them, and the view behind all.
extension UICollectionView {
  /// The view behind the items, which is as large as the collection view; nil for none.
  public var backgroundView: UIView? {
    get { collection.backgroundView }
    set { collection.backgroundView = newValue }
  }

  /// The view of a supplementary; nil if it is not on screen.
  ///
  /// - Parameters:
  ///   - elementKind: the kind.
  ///   - indexPath: the item, group or boundary that it belongs to.
  /// - Returns: the view.
  /// - Complexity: O(views on screen).
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    hosts(ofKind: elementKind).first { $0.path == indexPath }?.view
  }

  /// The supplementaries of a kind that are on screen, in no order.
  ///
  /// - Complexity: O(views on screen).
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    hosts(ofKind: elementKind).compactMap(\.view)
  }

  /// The places of the supplementaries of a kind that are on screen, in no order.
  ///
  /// - Complexity: O(views on screen).
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    hosts(ofKind: elementKind).compactMap(\.path)
  }

  private func hosts(ofKind kind: String) -> [CollectionViewHost] {
    func hosts(in view: UIView) -> [CollectionViewHost] {
      if let host = view as? CollectionViewHost { return host.kind == kind ? [host] : [] }
      return view.subviews.flatMap(hosts)
    }
    return hosts(in: list.scrollView)
  }
}
