import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ReorderingActionsTests {
  private final class Mover: ReorderingActionsDelegate {
    var log: [String] = []
    var canMove = true
    var viewOfContent: UIView? { nil }
    var centerOfRow: CGPoint? { nil }
    func beginReorder() -> Bool {
      log.append("begin")
      return canMove
    }
    func updateReorder(to point: CGPoint) { log.append("move \(Int(point.y))") }
    func endReorder(_ result: ReorderingActions.Result) { log.append("\(result)") }
    func accessibilityMove(_ direction: ReorderingActions.AccessibilityMoveDirection) -> Bool {
      log.append("\(direction)")
      return true
    }
  }

  @Test("A drag begins once, moves and ends once")
  func drag() {
    let mover = Mover()
    let actions = ReorderingActions(delegate: mover)
    actions.moved(with: .zero)
    actions.end(.finished)
    #expect(actions.start())
    #expect(actions.start())
    actions.moved(with: CGPoint(x: 0, y: 7))
    actions.end(.cancelled)
    actions.end(.finished)
    #expect(mover.log == ["begin", "move 7", "cancelled"])
    #expect(actions.accessibilityMove(direction: .down))
  }

  @Test("Without a list, or if the list refuses, nothing is dragged")
  func nothing() {
    let mover = Mover()
    mover.canMove = false
    let refused = ReorderingActions(delegate: mover)
    #expect(!refused.start())
    #expect(!refused.isMoving)
    var gone: Mover? = Mover()
    let actions = ReorderingActions(delegate: gone)
    gone = nil
    #expect(!actions.start())
    #expect(!actions.accessibilityMove(direction: .up))
  }

  @Test("The information passed to content acts on the row for as long as its state lives")
  func appliedRow() {
    let host = Host()
    var state: PresentationItemState? = PresentationItemState(TestRow.identifier(with: "a"))
    state?.host = host
    let info = ApplyItemContentInfo(row: state?.row)
    info.showLeadingSwipeActions()
    info.showTrailingSwipeActions()
    #expect(host.shown == [.left, .right])
    #expect(info.reorderingActions === state?.row.reorderingActions)
    state = nil
    info.showLeadingSwipeActions()
    #expect(host.shown.count == 2)
    #expect(!info.reorderingActions.start())
  }

  /// A list that only records which actions were opened.
  private final class Host: PresentationItemStateHost {
    let runLoop = MainRunLoop()
    var shown: [SwipeSide] = []

    func presentedItem(of state: PresentationItemState) -> AnyItemStorage? { nil }
    func presentChange(
      byCoordinatorOf state: PresentationItemState,
      _ animation: ViewAnimation
    ) {}
    func showSwipeActions(of state: PresentationItemState, on side: SwipeSide) {
      shown.append(side)
    }
    func beginReorder(of state: PresentationItemState) -> Bool { true }
    func updateReorder(of state: PresentationItemState, to point: CGPoint) {}
    func endReorder(of state: PresentationItemState, _ result: ReorderingActions.Result) {}
    func accessibilityMove(
      _ state: PresentationItemState,
      _ direction: ReorderingActions.AccessibilityMoveDirection
    ) -> Bool { false }
  }
}
