public import Foundation
public import HeadlessUIKit
public import ListEngine

extension UITableView {
  /// The context menu that the delegate gives for a row that a user presses long; nil without one.
  ///
  /// Nothing is shown; `action(titled:)` of its menu finds an action to choose.
  public func simulateContextMenu(forRowAt indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let frame = rectForRow(at: indexPath)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    return tableDelegate?.tableView(
      self,
      contextMenuConfigurationForRowAt: indexPath,
      point: point
    )
  }
}

extension ListView {
  /// The context menu that the delegate gives for an item that a user presses long; nil without one.
  ///
  /// Nothing is shown; `action(titled:)` of its menu finds an action to choose.
  public func simulateContextMenu(forItemAt indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    return delegate?.collectionView(
      self,
      contextMenuConfigurationForItemsAt: [indexPath],
      point: CGPoint(x: frame.midX, y: frame.midY)
    )
  }
}
