public import Foundation
public import HeadlessUIKit
import ListEngine

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

  /// Simulates a tap on the preview of a row's context menu: its menu is asked for, the delegate called, and what it
  /// added to the animator runs at once.
  ///
  /// - Returns: whether the row has a menu.
  @discardableResult
  public func simulateContextMenuPreviewTap(forRowAt indexPath: IndexPath) -> Bool {
    guard let configuration = simulateContextMenu(forRowAt: indexPath) else { return false }
    let commit = PreviewCommit(configuration.simulatePreview())
    tableDelegate?.tableView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: commit
    )
    commit.finish()
    return true
  }
}
