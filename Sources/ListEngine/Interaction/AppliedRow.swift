import Foundation
import HeadlessUIKit

/// The row that shows an item, for the item's content to act on.
///
/// Contents keep it in their views. It refers to the item's state without a counted or weak
/// reference: a weak one would slow down every retain of every state. The state invalidates it when
/// it ends.
@preconcurrency @MainActor
final class AppliedRow {
  private unowned(unsafe) var state: PresentationItemState?
  /// Starts, moves and ends the drag of the row.
  private(set) lazy var reorderingActions = ReorderingActions(delegate: self)

  init(_ state: PresentationItemState) {
    self.state = state
  }

  /// Invalidates the row because the state ends.
  func invalidate() {
    state = nil
  }

  /// The list that shows the row.
  var list: ListView? { state?.host as? ListView }

  private var hostAndState: (any PresentationItemStateHost, PresentationItemState)? {
    guard let state, let host = state.host else { return nil }
    return (host, state)
  }

  /// Opens the actions of a side, which the item must have.
  func showSwipeActions(on side: SwipeSide) {
    guard let (host, state) = hostAndState else { return }
    host.showSwipeActions(of: state, on: side)
  }
}

extension AppliedRow: ReorderingActionsDelegate {
  var viewOfContent: UIView? { list?.scrollView }
  var centerOfRow: CGPoint? { hostAndState?.1.view?.center }

  func beginReorder() -> Bool {
    guard let (host, state) = hostAndState else { return false }
    return host.beginReorder(of: state)
  }

  func updateReorder(to point: CGPoint) {
    guard let (host, state) = hostAndState else { return }
    host.updateReorder(of: state, to: point)
  }

  func endReorder(_ result: ReorderingActions.Result) {
    guard let (host, state) = hostAndState else { return }
    host.endReorder(of: state, result)
  }

  func accessibilityMove(_ direction: ReorderingActions.AccessibilityMoveDirection) -> Bool {
    guard let (host, state) = hostAndState else { return false }
    return host.accessibilityMove(state, direction)
  }
}

/// A side of a row.
enum SwipeSide: Hashable, Sendable {
  /// The side of the leading actions.
  case left
  /// The side of the trailing actions.
  case right
}

/// Actions that the app sets in the information with which it applies content itself.
struct ReplacedActions {
  var reordering: ReorderingActions?
  var showLeadingSwipeActions: (() -> Void)?
  var showTrailingSwipeActions: (() -> Void)?
}

extension ApplyItemContentInfo {
  /// Starts, moves and ends the drag of the row; does nothing if there is no row to drag.
  @preconcurrency @MainActor
  public var reorderingActions: ReorderingActions {
    get { replaced?.reordering ?? row?.reorderingActions ?? ReorderingActions() }
    set { replace { $0.reordering = newValue } }
  }

  /// Opens the leading swipe actions, which the item must have.
  @preconcurrency @MainActor
  public var showLeadingSwipeActions: () -> Void {
    get { replaced?.showLeadingSwipeActions ?? { [row] in row?.showSwipeActions(on: .left) } }
    set { replace { $0.showLeadingSwipeActions = newValue } }
  }

  /// Opens the trailing swipe actions, which the item must have.
  @preconcurrency @MainActor
  public var showTrailingSwipeActions: () -> Void {
    get { replaced?.showTrailingSwipeActions ?? { [row] in row?.showSwipeActions(on: .right) } }
    set { replace { $0.showTrailingSwipeActions = newValue } }
  }

  @MainActor
  private mutating func replace(_ change: (inout ReplacedActions) -> Void) {
    var actions = replaced ?? ReplacedActions()
    change(&actions)
    replaced = actions
  }
}
