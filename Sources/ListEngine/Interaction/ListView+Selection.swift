public import Foundation
public import HeadlessUIKit
import ListSchema
import Signposts

extension ListView {
  /// The paths of the selected items, in order.
  ///
  /// Linear in the number of presented items, unless none is selected.
  public var selectedIndexPaths: [IndexPath] {
    guard interaction.selection.count > 0 else { return [] }
    let presented = zip(presentation.sections.indices, presentation.sections).flatMap {
      section,
      content in
      content.items.indices.filter { content.items[$0].isSelected }
        .map { IndexPath(item: $0, section: section) }
    }
    guard presented.count < interaction.selection.count else { return presented }
    return (presented + offWindowSelection.compactMap(selectedPath)).sorted()
  }

  /// The path of an item that was selected when it left the window; nil if it is gone, or if the
  /// content has since declared it not selected.
  private func selectedPath(_ entry: OffWindowItems.Entry) -> IndexPath? {
    guard let path = firstIndexPath(of: entry.item.identifier) else { return nil }
    let style = contentState.all.sections[path.section].row(at: path.item).selectionStyle
    return style == entry.item.selectionStyle || style.isSelected ? path : nil
  }

  /// The selected items outside the window.
  private var offWindowSelection: [OffWindowItems.Entry] {
    presentation.offWindow.isEmpty
      ? [] : interaction.selection.states.compactMap(presentation.offWindow.entry)
  }

  /// Forgets items outside the window that are no longer in the content.
  ///
  /// Only searches if a selected item is gone, or if there are more than the content can have.
  private func forgetGoneItems() {
    func isGone(_ entry: OffWindowItems.Entry) -> Bool {
      firstIndexPath(of: entry.item.identifier) == nil
    }
    let isFull = presentation.offWindow.count > contentState.itemCount
    guard isFull || offWindowSelection.contains(where: isGone) else { return }
    // Found first: an app's `==`, which the search calls, may ask the list.
    let gone = presentation.offWindow.all(where: isGone)
    presentation.offWindow.remove(gone)
    interaction.selection.remove(gone.map(\.state))
  }

  /// The selected items, in order.
  public var selectedItems: [any AnyItem] {
    selectedIndexPaths.map { presentedItem(at: $0)?.1.item ?? contentState.all.item(at: $0) }
  }

  /// Deselects the selected item alongside a transition; only in the mode `single`.
  ///
  /// If the transition is cancelled, the item is selected again without notifications. Without a
  /// transition the item is deselected immediately.
  public func clearSelectionDuringViewWillAppear(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
    animated: Bool
  ) {
    guard behavior.selectionMode == .single, let state = interaction.selection.states.first else {
      return
    }
    guard let coordinator else { return clearSelectionDuringViewWillAppear(animated: animated) }
    coordinator.animate { [weak self] _ in
      self?.updateQueue.perform { self?.setSelected(state, false) }
    } completion: { [weak self] context in
      guard let self, context.isCancelled else { return }
      updateQueue.perform {
        // Something else may have been selected meanwhile.
        guard self.behavior.selectionMode == .single, self.interaction.selection.count == 0 else {
          return
        }
        self.select(state, true)
        self.interaction.selection.settle()
      }
    }
  }

  /// Deselects the selected item when the list reappears; only in the mode `single`.
  public func clearSelectionDuringViewWillAppear(animated: Bool) {
    clearSelectionDuringViewWillAppear(animated: animated, wasCancelled: false)
  }

  /// Deselects the selected item when the list reappears; only in the mode `single`.
  ///
  /// If the transition was cancelled, the item is selected again without notifications.
  public func clearSelectionDuringViewWillAppear(animated: Bool, wasCancelled: Bool) {
    updateQueue.perform { self.clearSelection(wasCancelled: wasCancelled) }
  }

  private func clearSelection(wasCancelled: Bool) {
    guard behavior.selectionMode == .single, let state = interaction.selection.states.first else {
      return
    }
    setSelected(state, false)
    if wasCancelled {
      select(state, true)
      interaction.selection.settle()
    }
  }

  /// Updates the selection after an update of the content.
  func select(after changes: PresentationState.Changes, _ reason: UpdateReason) {
    let before = interaction.selection.count
    let forgets = reason.changesContent && !presentation.offWindow.isEmpty
    guard before > 0 || forgets || !changes.selectionStyleChanges.isEmpty else { return }
    _ = services.signposter.interval(.select, .selectBegin(before: before)) {
      if forgets { forgetGoneItems() }
      interaction.selection.remove(changes.releasedItems)
      var changed: [PresentationItemState] = []
      for (state, isSelected) in changes.selectionStyleChanges
      where mark(state, isSelected: isSelected) {
        changed.append(state)
      }
      changed += deselectAllButTheLast(of: changed)
      // Shown with the rest of the update, even if the content itself did not change.
      for state in changed { state.lookChanged() }
      interaction.selection.settle()
      return changed.count
    } end: {
      .selectEnd(after: interaction.selection.count, changed: $0)
    }
  }

  /// Applies the selection that an item's coordinator declares.
  func declare(_ state: PresentationItemState, isSelected: Bool) {
    guard mark(state, isSelected: isSelected) else { return }
    for other in deselectAllButTheLast(of: [state]) { reapply(other) }
    interaction.selection.settle()
  }

  /// In the mode `single`, keeps only the last of several items that the content declares selected.
  ///
  /// Newly declared selections count as later than previous ones.
  private func deselectAllButTheLast(
    of changed: [PresentationItemState]
  ) -> [PresentationItemState] {
    guard behavior.selectionMode == .single, interaction.selection.count > 1 else { return [] }
    let declared = changed.filter(\.isSelected)
    let candidates = declared.isEmpty ? interaction.selection.states : declared
    let keys = Set(candidates.map { ObjectIdentifier($0) })
    let last =
      presentation.sections.lazy.reversed()
      .compactMap { $0.items.last { keys.contains(ObjectIdentifier($0)) } }.first ?? candidates.last
    return interaction.selection.states.filter { $0 !== last && mark($0, isSelected: false) }
  }

  /// Selects or deselects an item on behalf of the user, with callbacks.
  ///
  /// The item's callback runs a turn later, so that it does not delay the row's new look.
  func setSelected(_ state: PresentationItemState, _ isSelected: Bool) {
    guard select(state, isSelected), let item = presentedItem(of: state) else { return }
    let callback: ListSchema.Callback = isSelected ? .itemSelect : .itemDeselect
    if item.hasCallback(isSelected ? .select : .deselect) {
      performOnNextTurn(callback) { [weak self] in
        self?.notify(callback, count: 1) {
          state.call(isSelected ? .select(item) : .deselect(item))
        }
      }
    }
    notifySelectionChanged()
  }

  /// Selects or deselects an item, notifying only its coordinator.
  @discardableResult
  private func select(_ state: PresentationItemState, _ isSelected: Bool) -> Bool {
    // An earlier callback may have removed it.
    guard presentedItem(of: state) != nil, mark(state, isSelected: isSelected) else { return false }
    reapply(state)
    return true
  }

  /// Adds an item to the selection or removes it, and notifies its coordinator.
  func mark(_ state: PresentationItemState, isSelected: Bool) -> Bool {
    guard interaction.selection.set(state, isSelected: isSelected) else { return false }
    state.isSelected = isSelected
    return true
  }

  private func notifySelectionChanged() {
    guard let change = interaction.selection.takeChange() else { return }
    notify(.selectionChanged, settings.stateObserver.onSelectionChanged) {
      .init(actions: $0, positionInfo: positionInfo, old: change.old, new: change.new)
    }
  }

  /// Applies an item on screen again, after its state changed.
  func reapply(_ state: PresentationItemState) {
    display.reapply(state, services)
  }
}

extension ItemPlace {
  /// The place as an index path.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  init(_ path: IndexPath) {
    self.init(section: path.section, item: path.item)
  }
}
