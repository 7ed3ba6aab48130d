import Foundation
import HeadlessUIKit

/// What a list keeps about one item from update to update.
///
/// Lives as long as the item stays in the presented content. The item itself stays with its
/// section; a state that nobody looks at costs nothing in an update.
public class PresentationItemState: PresentationElementState {
  let identifier: AnyIdentifier
  private(set) var displayCount = 0
  private(set) var endDisplayCount = 0
  /// Whether the row is selected, pressed or dragged.
  private(set) var state = ItemState()
  /// Where the row stands in its group.
  var position = ItemPosition.single
  /// The actions at the sides of the row, while they are open.
  var swipe = SwipeMachine()
  /// The list.
  weak var host: (any PresentationItemStateHost)?
  /// What the row's content can do with the row.
  var row: AppliedRow { madeRow ?? makeRow() }
  private var madeRow: AppliedRow?

  init(_ identifier: AnyIdentifier) {
    self.identifier = identifier
  }

  deinit {
    madeRow?.invalidate()
  }

  private func makeRow() -> AppliedRow {
    let row = AppliedRow(self)
    madeRow = row
    return row
  }

  /// Begins to keep an item, which its coordinator may change at once; returns the item to present.
  func begin(with item: AnyItemStorage) -> AnyItemStorage {
    state.isSelected = item.selectionStyle.isSelected
    return item
  }

  /// Whether the row is selected; setting it tells the coordinator.
  var isSelected: Bool {
    get { state.isSelected }
    set {
      guard newValue != state.isSelected else { return }
      state.isSelected = newValue
      selectionDidChange()
    }
  }

  /// Whether the row is pressed.
  var isHighlighted: Bool {
    get { state.isHighlighted }
    set { state.isHighlighted = newValue }
  }

  /// Whether the row is being dragged.
  var isReordering: Bool {
    get { state.isReordering }
    set { state.isReordering = newValue }
  }

  /// Measures an item of this state's type.
  func measure(
    _ item: AnyItemStorage,
    _ info: Sizing.MeasureInfo,
    _ services: ListServices
  ) -> CGSize {
    fatalError("\(Self.self) must measure its items")
  }

  /// Applies an item of this state's type to the state's view.
  func apply(_ item: AnyItemStorage, for reason: ApplyReason, _ services: ListServices) {
    fatalError("\(Self.self) must apply its items")
  }

  /// Moves the content of the state's view to where it is swiped.
  func showSwipe() {
    fatalError("\(Self.self) must swipe its view")
  }

  /// Calls one of the callbacks of an item of this state's type.
  func call(_ callback: ItemCallback) {
    fatalError("\(Self.self) must call its items")
  }

  /// Takes over an item that came from outside, which makes up for all that its coordinator changed.
  func wasGiven(_ item: AnyItemStorage) {}
  /// The item after the next change by its coordinator that is not presented yet; nil for none.
  func takeChangedItem() -> AnyItemStorage? { nil }
  /// Tells the coordinator that the selection changed.
  func selectionDidChange() {}
  /// Tells the coordinator that the row comes on screen.
  func coordinatorWillDisplay() {}
  /// Tells the coordinator that the row left the screen.
  func coordinatorDidEndDisplay() {}

  /// Counts a display and calls `onDisplay`.
  func didDisplay(_ item: AnyItemStorage) {
    displayCount += 1
    call(.display(item, isFirst: displayCount == 1))
  }

  /// Counts an end of display and calls `onEndDisplay`.
  func didEndDisplay(_ item: AnyItemStorage) {
    endDisplayCount += 1
    call(.endDisplay(item, isFirst: endDisplayCount == 1))
  }
}

/// The list, as far as the states of its items act on it.
protocol PresentationItemStateHost: AnyObject {
  /// What its delayed work waits for.
  var runLoop: MainRunLoop { get }
  /// The item as it is presented; nil when it is not.
  func presentedItem(of state: PresentationItemState) -> AnyItemStorage?
  /// Presents the next of the changes that the coordinator of a state made to its item.
  func presentChange(byCoordinatorOf state: PresentationItemState, _ animation: ViewAnimation)
  /// Opens swipe actions of a row.
  func showSwipeActions(of state: PresentationItemState, on side: SwipeSide)
  /// Starts to drag a row; false when it cannot be dragged.
  func beginReorder(of state: PresentationItemState) -> Bool
  /// Drags a row to a point of the content.
  func updateReorder(of state: PresentationItemState, to point: CGPoint)
  /// Ends the drag of a row.
  func endReorder(of state: PresentationItemState, _ result: ReorderingActions.Result)
  /// Moves a row one step; false when it cannot go there.
  func accessibilityMove(
    _ state: PresentationItemState,
    _ direction: ReorderingActions.AccessibilityMoveDirection
  ) -> Bool
}
