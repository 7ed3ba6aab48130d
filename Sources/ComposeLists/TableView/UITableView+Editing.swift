public import Foundation
import HeadlessUIKit
import ListEngine

// Removing, inserting and dragging rows while the table is edited.
extension UITableView {
  /// The control of a row while the table is edited; none for rows that cannot be edited.
  func editingStyle(ofRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Returns whether the data source moves a row, as far as it is known to move any.
  func canMove(rowAt path: IndexPath) -> Bool {
    guard let dataSource, !calledDefaults.move else { return false }
    calledDefaults.canMove = false
    return dataSource.tableView(self, canMoveRowAt: path) || calledDefaults.canMove
  }

  /// Gives a cell the controls that its row has now.
  ///
  /// Where a data source does not decide which rows can be moved, its cells say whether they have a control for that.
  func prepareForEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditing || cell.isEditing else { return }
    if isEditing {
      cell.canBeEdited = dataSource?.tableView(self, canEditRowAt: path) ?? false
      cell.editingStyle =
        cell.canBeEdited
        ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
      calledDefaults.canMove = false
      let canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
      cell.showsReorderControl =
        calledDefaults.canMove ? cell.showsReorderControl && !calledDefaults.move : canMove
      cell.shouldIndentWhileEditing =
        tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    cell.setEditing(isEditing, animated: animated)
  }

  /// Simulates that the user removes or inserts a row by its control.
  ///
  /// - Parameters:
  ///   - style: the control.
  ///   - indexPath: the row.
  /// - Returns: whether the row has that control, and the data source has a function for it.
  @discardableResult
  public func simulateCommit(
    _ style: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Bool {
    loadIfNeeded()
    guard contents.id(at: indexPath) != nil, style != .none,
      editingStyle(ofRowAt: indexPath) == style
    else { return false }
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    return !calledDefaults.commit
  }

  /// Simulates that the user drags a row to the place of another one.
  ///
  /// - Returns: the place where it was dropped; nil if it cannot be dragged, if the data source moves
  ///   no rows, or if the table is not edited.
  @discardableResult
  public func simulateMove(ofRowAt from: IndexPath, to: IndexPath) -> IndexPath? {
    loadIfNeeded()
    guard isEditing, contents.id(at: from) != nil, contents.counts.indices.contains(to.section),
      canMove(rowAt: from)
    else { return nil }
    let target = target(ofMoving: from, to: to)
    guard rowWasDragged(from, target) else { return nil }
    show(animated: true)
    return target
  }

  /// The place where a row is dropped that is dragged to a place.
  func target(ofMoving from: IndexPath, to proposed: IndexPath) -> IndexPath {
    tableDelegate?.tableView(
      self,
      targetIndexPathForMoveFromRowAt: from,
      toProposedIndexPath: proposed
    ) ?? proposed
  }

  /// A row was dropped: takes over its place, and tells the data source.
  ///
  /// - Returns: false if the data source moves no rows, so that the row is where it was.
  @discardableResult
  func rowWasDragged(_ from: IndexPath, _ to: IndexPath) -> Bool {
    guard from != to else { return true }
    contents.move(from, to)
    dataSource?.tableView(self, moveRowAt: from, to: to)
    if calledDefaults.move { putBack(from, to) }
    list.runLoop.perform { [weak self] in self?.show(animated: false) }
    return !calledDefaults.move
  }

  private func putBack(_ from: IndexPath, _ to: IndexPath) {
    guard contents.counts.indices.contains(to.section) else { return }
    let last = contents.counts[to.section] - 1
    contents.move(IndexPath(row: min(max(0, to.row), last), section: to.section), from)
  }
}
