public import Foundation
public import HeadlessUIKit
public import ListEngine

/// Decides about touches of a collection view's items, and is notified of them and of what is on screen.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a touched item is highlighted, and selected when the finger is lifted; true by default.
  func collectionView(_ collectionView: ListView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  /// An item is pressed.
  func collectionView(_ collectionView: ListView, didHighlightItemAt indexPath: IndexPath)
  /// An item is no longer pressed.
  func collectionView(_ collectionView: ListView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a tapped item is selected; true by default.
  func collectionView(_ collectionView: ListView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Returns whether a tapped item is deselected, where several can be selected; true by default.
  func collectionView(_ collectionView: ListView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// A finger has selected an item.
  func collectionView(_ collectionView: ListView, didSelectItemAt indexPath: IndexPath)
  /// A finger has deselected an item.
  func collectionView(_ collectionView: ListView, didDeselectItemAt indexPath: IndexPath)
  /// Returns whether a tap performs the primary action of an item; false by default while editing.
  func collectionView(
    _ collectionView: ListView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Performs the primary action of a tapped item, which opens it; does nothing by default.
  func collectionView(
    _ collectionView: ListView,
    performPrimaryActionForItemAt indexPath: IndexPath
  )
  /// Returns the context menu of an item that is pressed long; nil by default.
  func collectionView(
    _ collectionView: ListView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the context menu of items that are pressed long; by default that of the only one.
  func collectionView(
    _ collectionView: ListView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// A cell is about to be on screen.
  func collectionView(
    _ collectionView: ListView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// A cell has left the screen.
  func collectionView(
    _ collectionView: ListView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// A supplementary is about to be on screen.
  func collectionView(
    _ collectionView: ListView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )
  /// A supplementary has left the screen.
  func collectionView(
    _ collectionView: ListView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )
}

extension UICollectionViewDelegate {
  /// None.
  public func collectionView(
    _ collectionView: ListView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// That of the only one.
  public func collectionView(
    _ collectionView: ListView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView,
      contextMenuConfigurationForItemAt: indexPaths[0],
      point: point
    )
  }
  /// All can be.
  public func collectionView(
    _ collectionView: ListView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: ListView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: ListView, didUnhighlightItemAt indexPath: IndexPath)
  {}
  /// All can be.
  public func collectionView(
    _ collectionView: ListView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// All can be.
  public func collectionView(
    _ collectionView: ListView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: ListView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: ListView, didDeselectItemAt indexPath: IndexPath) {}
  /// All can be, unless the list is edited.
  public func collectionView(
    _ collectionView: ListView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// Does nothing.
  public func collectionView(
    _ collectionView: ListView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: ListView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: ListView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: ListView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: ListView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}
}
