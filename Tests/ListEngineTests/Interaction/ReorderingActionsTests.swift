import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct ReorderingActionsTests {
  private final class Mover: ReorderingActionsDelegate {
    var log: [String] = []
    var canMove = true
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

  @Test("Without a list, and where the list refuses, nothing is dragged")
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

  @Test("What an item is applied with acts on the row, while there is one")
  func appliedRow() {
    final class Row: AppliedRow {
      let reorderingActions = ReorderingActions()
      var shown: [SwipeSide] = []
      func showSwipeActions(on side: SwipeSide) { shown.append(side) }
    }
    var row: Row? = Row()
    let info = ApplyItemContentInfo(row: row)
    info.showLeadingSwipeActions()
    info.showTrailingSwipeActions()
    #expect(row?.shown == [.left, .right])
    #expect(info.reorderingActions === row?.reorderingActions)
    row = nil
    info.showLeadingSwipeActions()
    #expect(!info.reorderingActions.start())
  }
}
