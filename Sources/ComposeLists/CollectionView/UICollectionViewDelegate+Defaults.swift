public import Foundation
public import HeadlessUIKit
public import ListEngine

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
  /// All can be.
  public func collectionView(
    _ collectionView: ListView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// All can.
  public func collectionView(
    _ collectionView: ListView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// As the list says.
  public func collectionView(
    _ collectionView: ListView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }
  /// It does not.
  public func collectionView(
    _ collectionView: ListView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: ListView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// The offset that the layout chooses.
  public func collectionView(
    _ collectionView: ListView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionView.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposedContentOffset
    )
  }
  /// The proposed one.
  public func collectionView(
    _ collectionView: ListView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// The cell.
  public func collectionView(
    _ collectionView: ListView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// The cell.
  public func collectionView(
    _ collectionView: ListView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: ListView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: ListView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: ListView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: ListView) {}
  /// Any.
  public func indexPathForPreferredFocusedView(in collectionView: ListView) -> IndexPath? { nil }
}
