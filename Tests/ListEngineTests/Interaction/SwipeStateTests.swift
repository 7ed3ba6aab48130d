import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct SwipeStateTests {
  static let row = SwipeRow(width: 100, left: side(1), right: side(2))

  static func side(_ count: Int, full: Bool = true) -> SwipeRow.Side? {
    let action = SwipeAction(title: "Go", backgroundColor: .gray) { $0(.closeActions) }
    return SwipeRow.Side(
      SwipeActionsConfiguration(
        actions: Array(repeating: action, count: count),
        performsFirstActionWithFullSwipe: full
      ),
      actionsWidth: CGFloat(count) * 20
    )
  }

  struct Begin: CustomTestStringConvertible, Sendable {
    var from: SwipeState
    var velocity: CGPoint
    var to: SwipeState?
    var testDescription: String { "\(from) \(velocity)" }
  }

  @Test(
    "A finger swipes across the list and towards actions",
    arguments: [
      .init(
        from: .closed,
        velocity: .init(x: -10, y: 0),
        to: .swiping(.right, willPerformAction: false)
      ),
      .init(
        from: .closed,
        velocity: .init(x: 10, y: 10),
        to: .swiping(.left, willPerformAction: false)
      ),
      .init(from: .closed, velocity: .init(x: 10, y: -11), to: nil),
      .init(from: .closed, velocity: .zero, to: nil),
      .init(
        from: .open(.right),
        velocity: .init(x: -10, y: 0),
        to: .swiping(.right, willPerformAction: false)
      ),
      .init(from: .open(.right), velocity: .init(x: 10, y: 0), to: .closed),
      .init(from: .open(.left), velocity: .init(x: -10, y: 0), to: .closed),
      .init(from: .expandActions(.left), velocity: .init(x: 10, y: 0), to: nil),
      .init(
        from: .willPerformFirstActionAutomatically(.right),
        velocity: .init(x: -10, y: 0),
        to: nil
      ),
    ] as [Begin]
  )
  func begins(_ begin: Begin) {
    #expect(begin.from.panBegan(velocity: begin.velocity, in: Self.row) == begin.to)
  }

  @Test("A side without actions cannot be swiped to or shown")
  func missingSide() {
    let row = SwipeRow(width: 100, right: Self.side(1))
    #expect(SwipeState.closed.panBegan(velocity: CGPoint(x: 10, y: 0), in: row) == nil)
    #expect(SwipeState.closed.shown(.left, in: row) == nil)
    #expect(SwipeState.closed.shown(.right, in: row) == .open(.right))
    #expect(SwipeRow.Side(SwipeActionsConfiguration(actions: []), actionsWidth: 0) == nil)
    #expect(SwipeRow.Side(nil, actionsWidth: 0) == nil)
  }

  @Test(
    "The mark of a full swipe is strict: half of the row with one action, 0.7 with more",
    arguments: [
      (1, true, 50, false), (1, true, 50.5, true), (2, true, 70, false), (2, true, 70.5, true),
      (3, true, 71, true), (1, false, 100, false), (1, true, -60, false),
    ] as [(Int, Bool, CGFloat, Bool)]
  )
  func fullSwipe(count: Int, performs: Bool, distance: CGFloat, isFull: Bool) {
    let row = SwipeRow(width: 100, left: Self.side(count, full: performs))
    let state = SwipeState.swiping(.left, willPerformAction: false)
    #expect(
      state.panMoved(to: distance, in: row) == .swiping(.left, willPerformAction: isFull)
    )
  }

  @Test(
    "Lifting the finger closes, opens or performs, depending on direction and distance",
    arguments: [
      (.left, false, 1, .open(.left)), (.left, false, 0, .closed), (.left, false, -1, .closed),
      (.left, true, 1, .willPerformFirstActionAutomatically(.left)), (.left, true, 0, .closed),
      (.right, false, -1, .open(.right)), (.right, true, 1, .closed),
    ] as [(SwipeSide, Bool, CGFloat, SwipeState)]
  )
  func ends(side: SwipeSide, willPerform: Bool, velocity: CGFloat, next: SwipeState) {
    let state = SwipeState.swiping(side, willPerformAction: willPerform)
    #expect(state.panEnded(velocity: CGPoint(x: velocity, y: 0)) == next)
    #expect(SwipeState.closed.panEnded(velocity: CGPoint(x: velocity, y: 0)) == nil)
  }

  @Test(
    "A finished action closes the row or expands over it, unless the row was closed meanwhile",
    arguments: [
      (.open(.left), .closeActions, .closed), (.open(.left), .expandActions, .expandActions(.left)),
      (.willPerformFirstActionAutomatically(.left), .closeActions, .closed),
      (.willPerformFirstActionAutomatically(.left), .expandActions, .expandActions(.left)),
      (.closed, .expandActions, nil), (.open(.right), .expandActions, nil),
      (.expandActions(.left), .closeActions, nil),
    ] as [(SwipeState, SwipeAction.Completion, SwipeState?)]
  )
  func completed(state: SwipeState, completion: SwipeAction.Completion, next: SwipeState?) {
    #expect(state.actionCompleted(completion, on: .left) == next)
  }

  @Test("Only a closed row's content receives touches")
  func touches() {
    #expect(SwipeState.closed.contentTakesTouches)
    #expect(!SwipeState.open(.left).contentTakesTouches)
    #expect(!SwipeState.swiping(.left, willPerformAction: false).contentTakesTouches)
  }

  @Test(
    "Actions are as wide as they need and the style allows",
    arguments: [
      (.sizeThatFits, [10, 200], [30, 120], 157), (.equalWidth, [10, 50], [50, 50], 107),
      (.equalWidth, [100, 150], [76.5, 76.5], 160), (.equalWidth, [10], [30], 34),
      (.sizeThatFits, [], [], 0), (.equalWidth, [], [], 0),
    ] as [(SwipeActionsViewStyle.ButtonSizing, [CGFloat], [CGFloat], CGFloat)]
  )
  func widths(
    sizing: SwipeActionsViewStyle.ButtonSizing,
    fitting: [CGFloat],
    widths: [CGFloat],
    total: CGFloat
  ) {
    let style = SwipeActionsViewStyle(
      interActionSpacing: 3,
      leadingContainerInsets: UIEdgeInsets(left: 1, right: 3),
      buttonSizing: sizing,
      minWidth: 30
    )
    let found = style.actionWidths(fitting: fitting, rowWidth: 200, on: .left)
    #expect(found == widths)
    #expect(style.totalWidth(of: found, on: .left) == total)
    let trailing = SwipeActionsViewStyle(trailingContainerInsets: UIEdgeInsets(left: 5, right: 5))
    #expect(trailing.totalWidth(of: [20], on: .left) == 20)
    #expect(trailing.totalWidth(of: [20], on: .right) == 30)
  }
}
