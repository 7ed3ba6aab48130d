public import Foundation
import HeadlessUIKit
package import ListEngine

// Selecting and deselecting rows, by code and by touches.
extension UITableView {
  /// The selected row that was selected first; nil for none.
  public var indexPathForSelectedRow: IndexPath? { contents.selectedPaths.first }

  /// The selected rows, in the order in which they were selected; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = contents.selectedPaths
    return paths.isEmpty ? nil : paths
  }

  /// Selects a row without telling the delegate; nil deselects all rows.
  ///
  /// - Parameters:
  ///   - indexPath: the row; one that is not there is ignored.
  ///   - animated: whether the selection and the scroll are animated.
  ///   - scrollPosition: where the row is scrolled to; `none` does not scroll.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else { return deselectAllRows() }
    guard contents.id(at: indexPath) != nil else { return }
    if !allowsSeveral { deselectAllRows(except: indexPath) }
    setSelected(true, at: indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard contents.isSelected(at: indexPath) else { return }
    setSelected(false, at: indexPath, animated: animated)
  }

  func deselectAllRows(except kept: IndexPath? = nil) {
    for path in contents.selectedPaths where path != kept {
      setSelected(false, at: path, animated: false)
    }
  }

  private func setSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
    contents.setSelected(isSelected, at: path)
    cellForRow(at: path)?.setSelected(isSelected, animated: animated)
  }

  /// True if several rows can be selected now.
  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// True if rows have controls for selecting several while the table is edited.
  var showsSelectionControls: Bool { isEditing && allowsMultipleSelectionDuringEditing }

  /// Simulates a tap on a row.
  ///
  /// - Returns: whether the row could be tapped.
  @discardableResult
  public func simulateTap(onRowAt indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    layoutIfNeeded()
    return list.tapItem(at: indexPath)
  }

  private func rowWasTapped(_ path: IndexPath) {
    if allowsSeveral, contents.isSelected(at: path) { return deselectForUser(path) }
    guard let target = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
    else { return }
    if !allowsSeveral {
      for other in contents.selectedPaths where other != target { deselectForUser(other) }
    }
    guard contents.id(at: target) != nil else { return }
    setSelected(true, at: target, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: target)
    guard tableDelegate?.tableView(self, canPerformPrimaryActionForRowAt: target) == true else {
      return
    }
    tableDelegate?.tableView(self, performPrimaryActionForRowAt: target)
  }

  private func deselectForUser(_ path: IndexPath) {
    guard let target = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path
    else { return }
    setSelected(false, at: target, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: target)
  }

  func accessoryWasTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}

extension UITableView: ListRowDelegate {
  /// As UIKit does it: the highlight of a row ends before it is selected.
  package var staysHighlightedWhileTapped: Bool { false }

  /// Returns whether a touched row is highlighted and can be selected.
  package func list(_ list: ListView, mayPressRowAt path: IndexPath) -> Bool {
    guard isEditing ? allowsSelectionDuringEditing || allowsSeveral : allowsSelection else {
      return false
    }
    guard cellForRow(at: path)?.isUserInteractionEnabled != false else { return false }
    return tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  /// Selects or deselects a row that was tapped.
  package func list(_ list: ListView, didTapRowAt path: IndexPath) { rowWasTapped(path) }

  /// The actions of the delegate for a row that is about to be swiped.
  package func list(_ list: ListView, swipeActionsForRowAt path: IndexPath) -> RowSwipeActions? {
    guard !isEditing, dataSource != nil else {
      return RowSwipeActions(leading: nil, trailing: nil)
    }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    let leading = tableDelegate?.tableView(
      self,
      leadingSwipeActionsConfigurationForRowAt: path
    )
    let trailing = tableDelegate?.tableView(
      self,
      trailingSwipeActionsConfigurationForRowAt: path
    )
    let canRemove = !calledDefaults.commit && editingStyle(ofRowAt: path) == .delete
    return RowSwipeActions(
      leading: leading.flatMap(swipeActions),
      trailing: trailing.map(swipeActions) ?? (canRemove ? removal(ofRowAt: path) : nil)
    )
  }

  private func swipeActions(_ given: UISwipeActionsConfiguration) -> SwipeActionsConfiguration? {
    guard !given.actions.isEmpty else { return nil }
    return SwipeActionsConfiguration(
      actions: given.actions.map(swipeAction),
      performsFirstActionWithFullSwipe: given.performsFirstActionWithFullSwipe
    )
  }

  private func swipeAction(_ action: UIContextualAction) -> SwipeAction {
    let hasTitle = action.title?.isEmpty == false
    return SwipeAction(
      title: action.title,
      accessibilityLabel: hasTitle ? nil : "action",
      backgroundColor: action.backgroundColor,
      image: action.image
    ) { [weak self] completion in
      withViews {
        guard let self else { return }
        action.handler(action, self) { isDone in
          completion(isDone && action.style == .destructive ? .expandActions : .closeActions)
        }
      }
    }
  }

  private func removal(ofRowAt path: IndexPath) -> SwipeActionsConfiguration {
    let title =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let id = contents.id(at: path)
    let action = SwipeAction(title: title, backgroundColor: .systemRed) { [weak self] completion in
      withViews {
        guard let self, let now = self.path(of: id, near: path) else { return }
        self.dataSource?.tableView(self, commit: .delete, forRowAt: now)
        completion(self.contents.id(at: now) == id ? .closeActions : .expandActions)
        self.tableDelegate?.tableView(self, didEndEditingRowAt: now)
      }
    }
    return SwipeActionsConfiguration(action: action, performsFirstActionWithFullSwipe: true)
  }

  /// The place of the row of an identity that was at a place; nil if it is gone.
  private func path(of id: AnyHashable?, near path: IndexPath) -> IndexPath? {
    if contents.id(at: path) == id { return path }
    for (section, count) in contents.counts.enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        if contents.id(at: path) == id { return path }
      }
    }
    return nil
  }
}
