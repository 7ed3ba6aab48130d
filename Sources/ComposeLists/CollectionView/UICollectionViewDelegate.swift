public import Foundation
public import HeadlessUIKit
public import ListEngine

/// Decides about touches of a collection view's items, and is told of them and of what is on screen.
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
