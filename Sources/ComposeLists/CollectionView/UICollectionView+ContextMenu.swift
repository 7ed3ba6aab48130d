public import Foundation
public import HeadlessUIKit

extension UICollectionView {
  /// Simulates a tap on the preview of an item's context menu: its menu is asked for, the delegate called, and what it
  /// added to the animator runs at once.
  ///
  /// - Returns: whether the item has a menu.
  @discardableResult
  public func simulateContextMenuPreviewTap(forItemAt indexPath: IndexPath) -> Bool {
    guard let configuration = simulateContextMenu(forItemAt: indexPath) else { return false }
    let commit = PreviewCommit(configuration.simulatePreview())
    collection.delegate?.collectionView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: commit
    )
    commit.finish()
    return true
  }

  /// The context menu that the delegate gives for an item that a user presses long; nil without one.
  ///
  /// Nothing is shown; `action(titled:)` of its menu finds an action to choose.
  public func simulateContextMenu(forItemAt indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    return collection.delegate?.collectionView(
      self,
      contextMenuConfigurationForItemsAt: [indexPath],
      point: CGPoint(x: frame.midX, y: frame.midY)
    )
  }
}
