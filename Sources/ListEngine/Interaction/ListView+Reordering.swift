public import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

// Drags of rows to other positions, as simulated input.
extension ListView {
  /// Lifts an item so that it can be dragged.
  ///
  /// Updates wait while an item is lifted.
  ///
  /// - Returns: whether the item is presented and has `reordering`, no other item is being dragged,
  ///   and the list is not placing or showing content at the moment.
  @discardableResult
  public func beginReorderingItem(at path: IndexPath) -> Bool {
    guard let (state, _) = presentedItem(at: path) else { return false }
    return state.row.reorderingActions.start()
  }

  /// Drags the lifted item to the position of another one.
  ///
  /// During an update or a callback it waits for the end of that.
  ///
  /// - Returns: the new position of the item: the target, or its old position if its rules forbid
  ///   the move; nil if no item is lifted.
  @discardableResult
  public func moveReorderedItem(to path: IndexPath) -> IndexPath? {
    updateQueue.perform { self.move(to: path) }
    return interaction.drag?.current
  }

  private func move(to path: IndexPath) {
    guard let drag = interaction.drag, isDropTarget(path, in: drag.presentation) else { return }
    let moved = services.signposter.interval(.reorder, .reorderBegin(step: .move)) {
      moveDragged(to: path)
    } end: {
      .reorderEnd(moved: $0 ? 1 : 0)
    }
    if moved { relayout() }
  }

  /// Drops the lifted item at its position, or moves it back to its original one.
  ///
  /// - Precondition: when the item was moved, it has an `onWasReordered`, or the list an observer
  ///   of reordering: otherwise the app would not know, and the next update would move the item
  ///   back.
  public func endReordering(_ result: ReorderingActions.Result = .finished) {
    interaction.drag?.state.row.reorderingActions.end(result)
  }

  func beginReorder(of state: PresentationItemState) -> Bool {
    guard interaction.drag == nil, !updateQueue.isRunning,
      let place = presentation.place(of: state),
      presentedItem(of: state)?.reordering != nil
    else { return false }
    updateQueue.perform { self.lift(state, at: place) }
    return true
  }

  private func lift(_ state: PresentationItemState, at place: ItemPlace) {
    services.signposter.interval(.reorder, .reorderBegin(step: .begin)) {
      closeSwipeActions()
      interaction.drag = ReorderDrag(state, at: place.indexPath, in: presentation)
      state.isReordering = true
      reapply(state)
    } end: {
      .reorderEnd(moved: 0)
    }
  }

  func updateReorder(of state: PresentationItemState, to point: CGPoint) {
    updateQueue.perform { self.drag(state, to: point) }
  }

  private func drag(_ state: PresentationItemState, to point: CGPoint) {
    guard let drag = interaction.drag, drag.state === state else { return }
    interaction.drag?.position = point
    let target = placement.placer.layout.targetIndexPath(
      forInteractivelyMovingItem: drag.current,
      withPosition: point
    )
    if let path = target ?? placement.content.itemPath(at: point) { move(to: path) }
    showDraggedRow()
  }

  func endReorder(of state: PresentationItemState, _ result: ReorderingActions.Result) {
    updateQueue.perform { self.endDrag(of: state, result) }
  }

  private func endDrag(of state: PresentationItemState, _ result: ReorderingActions.Result) {
    guard let drag = interaction.drag, drag.state === state else { return }
    let moved = result == .finished && drag.current != drag.original
    interaction.drag = nil
    state.isReordering = false
    state.view?.resetLook()
    services.signposter.interval(
      .reorder,
      .reorderBegin(step: result == .finished ? .end : .cancel)
    ) {
      if moved { commit(drag) }
      relayout()
      reapply(state)
    } end: {
      .reorderEnd(moved: moved ? 1 : 0)
    }
  }

  func accessibilityMove(
    _ state: PresentationItemState,
    _ direction: ReorderingActions.AccessibilityMoveDirection
  ) -> Bool {
    let counts = contentState.all.sections.map(\.count)
    guard let place = presentation.place(of: state),
      let target = direction.target(from: place.indexPath, itemCounts: counts),
      state.row.reorderingActions.start()
    else { return false }
    let reached = moveReorderedItem(to: target)
    let isThere = reached == target
    state.row.reorderingActions.end(isThere ? .finished : .cancelled)
    return isThere
  }

  /// Moves the lifted item towards a position as far as the rules allow; true if it moved.
  private func moveDragged(to path: IndexPath) -> Bool {
    guard let drag = interaction.drag, let item = presentedItem(of: drag.state) else {
      return false
    }
    let validation = ReorderingValidation(
      original: drag.original,
      reordering: item.reordering,
      // All items: the presented part of a long section does not count for its limits.
      section: { [content = contentState.all] in content.sections[$0] }
    )
    let destination = validation.destination(from: drag.current, to: path)
    guard destination != drag.current else { return false }
    interaction.drag?.move(to: destination)
    return true
  }

  /// Returns whether a path is a drop target: the position of an item, or the one after the last.
  private func isDropTarget(_ path: IndexPath, in presentation: PresentationState) -> Bool {
    guard path.count == 2, presentation.sections.indices.contains(path.section) else {
      return false
    }
    let items = presentation.sections[path.section].items
    let staysInSection = interaction.drag?.current.section == path.section
    return (items.startIndex...(staysInSection ? items.endIndex - 1 : items.endIndex))
      .contains(path.item)
  }

  /// Makes the drag's content the list's content, and notifies the item and the observers.
  ///
  /// Updates wait until the next turn of the run loop, so that the app's model can change first.
  private func commit(_ drag: ReorderDrag) {
    updateQueue.isQueuingToApplyReorderEvent = true
    let window = presentation.window
    presentation = drag.presentation
    // A copy, because building lazy items may query the list.
    var content = contentState.all
    content.moveItem(from: drag.original, to: drag.current)
    contentState.takeOver(reordered: content)
    if isWindowed {
      windowState.extents.update(
        to: contentState.all,
        from: window,
        to: presentation.window,
        placement.placer
      )
    }
    let sections = contentState.all.sections
    let item = presentation.sections[drag.current.section].row(at: drag.current.item)
    let result = ItemReordering.Result(
      from: drag.original,
      fromSection: sections[drag.original.section],
      to: drag.current,
      toSection: sections[drag.current.section]
    )
    let isHeard = item.hasCallback(.reordered) || !stateObserver.onItemReordered.isEmpty
    precondition(
      isHeard,
      """
      the item \(item.identifier.debugDescription) was reordered, but it has no onWasReordered and \
      the list has no onItemReordered observer: add one of them, which changes the model
      """
    )
    if item.hasCallback(.reordered) {
      notify(.itemWasReordered, count: 1) { drag.state.call(.reordered(item, result)) }
    }
    updateQueue.add(sync: { [unowned self] _ in
      notify(.itemReordered, settings.stateObserver.onItemReordered) {
        .init(
          actions: $0,
          positionInfo: positionInfo,
          item: item.item,
          sections: sections,
          result: result
        )
      }
    })
    performOnNextTurn(.reorderEnd) { [weak self] in
      self?.updateQueue.isQueuingToApplyReorderEvent = false
    }
  }
}

extension PlacedContent {
  /// The path of the item at a point of the content; nil if there is none.
  fileprivate func itemPath(at point: CGPoint) -> IndexPath? {
    elements(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))
      .first { $0.place.part == .item }
      .map { IndexPath(item: $0.place.index, section: $0.place.section) }
  }
}
