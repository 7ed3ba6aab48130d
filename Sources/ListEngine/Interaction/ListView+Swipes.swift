public import Foundation
import HeadlessUIKit
import ListSchema

// Swipes of rows, as simulated input.
extension ListView {
  /// A step of a swipe.
  public enum SwipeEvent: Hashable, Sendable {
    /// A pan begins, at a velocity in points per second.
    case began(velocity: CGPoint)
    /// The finger's distance to the right of its starting point, in points.
    case moved(translation: CGFloat)
    /// The finger leaves the row, at a velocity in points per second.
    case ended(velocity: CGPoint)
    /// The pan is cancelled.
    case cancelled
  }

  /// The state of a row's swipe actions: closed or open.
  public enum SwipeActionsState: Hashable, Sendable {
    /// Closed.
    case closed
    /// The finger is on the row.
    case swiping
    /// The leading actions are open.
    case leadingOpen
    /// The trailing actions are open.
    case trailingOpen
    /// One action covers the row.
    case expanded
  }

  /// Simulates a swipe on an item.
  ///
  /// - Returns: whether the item is presented.
  @discardableResult
  public func swipeItem(at path: IndexPath, _ event: SwipeEvent) -> Bool {
    perform(expecting: presentedItem(at: path) != nil) { self.swipe(path, event) }
  }

  private func swipe(_ path: IndexPath, _ event: SwipeEvent) -> Bool {
    guard let (state, item) = presentedItem(at: path) else { return false }
    if case .began = event {
      closeSwipeActions(except: state)
      askForSwipeActions(of: state, at: path)
    }
    let event: SwipeMachine.Event =
      switch event {
      case .began(let velocity): .panBegan(velocity: velocity)
      case .moved(let translation): .panMoved(translation: translation)
      case .ended(let velocity): .panEnded(velocity: velocity)
      case .cancelled: .panCancelled
      }
    handle(event, state, item)
    return true
  }

  /// Simulates a tap on one of the open swipe actions of an item.
  ///
  /// - Returns: whether the actions of that side are open, and there is such an action.
  @discardableResult
  public func tapSwipeAction(_ index: Int, ofItemAt path: IndexPath) -> Bool {
    perform(expecting: presentedItem(at: path)?.0.swipe.state.side != nil) {
      guard let (state, item) = self.presentedItem(at: path), let side = state.swipe.state.side
      else { return false }
      return self.handle(.actionTapped(side, index: index), state, item)
    }
  }

  /// Returns the state of an item's swipe actions.
  public func swipeActionsState(ofItemAt path: IndexPath) -> SwipeActionsState {
    guard let (state, _) = presentedItem(at: path) else { return .closed }
    switch state.swipe.state {
    case .closed: return .closed
    case .swiping: return .swiping
    case .open(let side): return side == .left ? .leadingOpen : .trailingOpen
    case .willPerformFirstActionAutomatically, .expandActions: return .expanded
    }
  }

  /// Closes the swipe actions of all rows but one.
  func closeSwipeActions(except kept: PresentationItemState? = nil) {
    for row in display.visible.items
    where row.state !== kept && row.state.swipe.state != .closed {
      handle(.close, row.state, row.item)
    }
  }

  func showSwipeActions(of state: PresentationItemState, on side: SwipeSide) {
    updateQueue.perform { self.open(side, of: state) }
  }

  private func open(_ side: SwipeSide, of state: PresentationItemState) {
    guard let item = presentedItem(of: state) else { return }
    assert(
      state.swipeActions(of: item, on: side) != nil,
      "the item has no swipe actions on that side"
    )
    closeSwipeActions(except: state)
    handle(.show(side), state, item)
  }

  /// Takes over the actions that the row delegate has for a row that is closed.
  private func askForSwipeActions(of state: PresentationItemState, at path: IndexPath) {
    guard let rowDelegate, state.swipe.state == .closed else { return }
    state.givenSwipeActions = rowDelegate.list(self, swipeActionsForRowAt: path)
  }

  /// Passes an event to the row; true if an action is performed.
  @discardableResult
  private func handle(
    _ event: SwipeMachine.Event,
    _ state: PresentationItemState,
    _ item: AnyItemStorage
  ) -> Bool {
    let effect = state.swipe.handle(event, in: row(of: state, item))
    state.showSwipe(of: item)
    guard case .perform(let side, let index) = effect,
      let action = state.swipeActions(of: item, on: side)?.actions[index]
    else { return false }
    notify(.swipeActionTap, count: 1) {
      action.onTap { [weak self, weak state] completion in
        guard let self, let state else { return }
        updateQueue.perform {
          guard let item = self.presentedItem(of: state) else { return }
          self.handle(.actionCompleted(side, completion), state, item)
        }
      }
    }
    return true
  }

  private func row(of state: PresentationItemState, _ item: AnyItemStorage) -> SwipeRow {
    let style = item.swipeActionsStyle ?? environment.swipeActionsViewStyle
    let width = state.view?.frame.width ?? bounds.width
    func side(_ side: SwipeSide) -> SwipeRow.Side? {
      let configuration = state.swipeActions(of: item, on: side)
      let fitting = configuration?.actions.map(\.fittingWidth) ?? []
      let widths = style.actionWidths(fitting: fitting, rowWidth: width, on: side)
      return SwipeRow.Side(configuration, actionsWidth: style.totalWidth(of: widths, on: side))
    }
    return SwipeRow(width: width, left: side(.left), right: side(.right))
  }
}
