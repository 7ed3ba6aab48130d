import Foundation
import HeadlessUIKit

/// The state that a list keeps for one item from update to update.
///
/// It lives as long as the item stays in the presented content. The item itself stays in its
/// section; a state that is not accessed costs nothing in an update.
public class PresentationItemState: PresentationElementState {
  let identifier: AnyIdentifier
  private(set) var displayCount = 0
  private(set) var endDisplayCount = 0
  /// The state of the row: whether it is selected, pressed or dragged.
  private(set) var state = ItemState()
  /// The actions at the sides of the row, while they are open.
  var swipe = SwipeMachine()
  /// The swipe actions that the list's row delegate gave for the present swipe; nil for the item's.
  var givenSwipeActions: RowSwipeActions?
  /// The list.
  weak var host: (any PresentationItemStateHost)?
  /// The actions that the row's content can perform on the row.
  @preconcurrency @MainActor
  var row: AppliedRow { madeRow ?? makeRow() }
  private var madeRow: AppliedRow?

  init(_ identifier: AnyIdentifier) {
    self.identifier = identifier
  }

  deinit {
    withViews(madeRow) { $0?.invalidate() }
  }

  @MainActor
  private func makeRow() -> AppliedRow {
    let row = AppliedRow(self)
    madeRow = row
    return row
  }

  /// The swipe actions of an item of this state on a side.
  func swipeActions(of item: AnyItemStorage, on side: SwipeSide) -> SwipeActionsConfiguration? {
    guard let givenSwipeActions else { return item.swipeActions(on: side) }
    return side == .left ? givenSwipeActions.leading : givenSwipeActions.trailing
  }

  /// Starts with an item, which its coordinator may change; returns the item to present.
  func begin(with item: AnyItemStorage) -> AnyItemStorage {
    state.isSelected = item.selectionStyle.isSelected
    return item
  }

  /// True if the row is selected; setting it notifies the coordinator.
  var isSelected: Bool {
    get { state.isSelected }
    set {
      guard newValue != state.isSelected else { return }
      state.isSelected = newValue
      selectionDidChange()
    }
  }

  /// True if the row is pressed.
  var isHighlighted: Bool {
    get { state.isHighlighted }
    set { state.isHighlighted = newValue }
  }

  /// True if the row is being dragged.
  var isReordering: Bool {
    get { state.isReordering }
    set { state.isReordering = newValue }
  }

  /// Measures an item of this state's type, at a position in its group.
  @preconcurrency @MainActor
  func measure(
    _ item: AnyItemStorage,
    at position: ItemPosition,
    _ info: Sizing.MeasureInfo,
    _ services: ListServices
  ) -> CGSize {
    fatalError("\(Self.self) must measure its items")
  }

  /// Applies an item of this state's type, at a position in its group, to the state's view.
  @preconcurrency @MainActor
  func apply(
    _ item: AnyItemStorage,
    at position: ItemPosition,
    for reason: ApplyReason,
    _ services: ListServices
  ) {
    fatalError("\(Self.self) must apply its items")
  }

  /// Moves the content of the state's view to where it is swiped.
  @preconcurrency @MainActor
  func showSwipe(of item: AnyItemStorage) {
    fatalError("\(Self.self) must swipe its view")
  }

  /// Calls one of the callbacks of an item of this state's type.
  func call(_ callback: ItemCallback) {
    fatalError("\(Self.self) must call its items")
  }

  /// True if the item has a coordinator.
  var hasCoordinator: Bool { false }
  /// Stores an item given from outside, which replaces all changes of its coordinator.
  func wasGiven(_ item: AnyItemStorage) {}
  /// The item after the coordinator's next change that is not presented yet; nil for none.
  func takeChangedItem() -> AnyItemStorage? { nil }
  /// Notifies the coordinator that the selection changed.
  func selectionDidChange() {}
  /// Notifies the coordinator that the row appears on screen.
  func coordinatorWillDisplay() {}
  /// Notifies the coordinator that the row left the screen.
  func coordinatorDidEndDisplay() {}

  /// Counts a display, and returns whether the item has an `onDisplay`.
  func countDisplay(_ item: AnyItemStorage) -> Bool {
    displayCount += 1
    return item.hasCallback(.display)
  }

  /// Counts an end of display, and returns whether the item has an `onEndDisplay`.
  func countEndDisplay(_ item: AnyItemStorage) -> Bool {
    endDisplayCount += 1
    return item.hasCallback(.endDisplay)
  }

  /// Calls `onDisplay` for a display that was counted.
  func didDisplay(_ item: AnyItemStorage) { call(.display(item, isFirst: displayCount == 1)) }

  /// Calls `onEndDisplay` for an end of display that was counted.
  func didEndDisplay(_ item: AnyItemStorage) {
    call(.endDisplay(item, isFirst: endDisplayCount == 1))
  }
}

/// The list, as seen by the states of its items.
@preconcurrency @MainActor
protocol PresentationItemStateHost: AnyObject {
  /// The run loop for deferred work.
  var runLoop: MainRunLoop { get }
  /// The item as it is presented; nil if it is not.
  func presentedItem(of state: PresentationItemState) -> AnyItemStorage?
  /// Presents the next change that the coordinator of a state made to its item.
  func presentChange(byCoordinatorOf state: PresentationItemState, _ animation: ViewAnimation)
  /// Opens swipe actions of a row.
  func showSwipeActions(of state: PresentationItemState, on side: SwipeSide)
  /// Starts to drag a row; false if it cannot be dragged.
  func beginReorder(of state: PresentationItemState) -> Bool
  /// Drags a row to a point of the content.
  func updateReorder(of state: PresentationItemState, to point: CGPoint)
  /// Ends the drag of a row.
  func endReorder(of state: PresentationItemState, _ result: ReorderingActions.Result)
  /// Moves a row one step; false if it cannot be moved there.
  func accessibilityMove(
    _ state: PresentationItemState,
    _ direction: ReorderingActions.AccessibilityMoveDirection
  ) -> Bool
}
