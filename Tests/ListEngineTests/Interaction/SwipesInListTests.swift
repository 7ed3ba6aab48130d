import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct SwipesInListTests {
  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let pending = Pending()

  /// Completions of actions that are not done yet.
  private final class Pending {
    var completions: [(SwipeAction.Completion) -> Void] = []
  }

  private func action(_ title: String) -> SwipeAction {
    SwipeAction(title: title, backgroundColor: .red) { [log, pending] completion in
      log.callbacks.append("tap \(title)")
      pending.completions.append(completion)
    }
  }

  /// Rows with the trailing actions Mark (60 points wide) and Move, and the leading action Pin.
  private func show(
    _ ids: [String] = (0..<20).map(String.init),
    trailing: [String] = ["Mark", "Move"],
    leading: [String] = ["Pin"],
    full: Bool = false,
    value: Int = 0
  ) {
    list.configure { list in
      list("s") { section in
        for id in ids {
          section += noted(id, value: value, log) { item in
            if !trailing.isEmpty {
              item.trailingSwipeActions = .init(
                actions: trailing.map(action),
                performsFirstActionWithFullSwipe: full
              )
            }
            if !leading.isEmpty { item.leadingSwipeActions = .init(actions: leading.map(action)) }
          }
        }
      }
    }
    _ = log.takeCallbacks()
  }

  private func swipe(_ item: Int = 0, by distance: CGFloat, up speed: CGFloat? = nil) {
    list.swipeItem(at: path(item), .began(velocity: CGPoint(x: distance * 4, y: 0)))
    list.swipeItem(at: path(item), .moved(translation: distance))
    list.swipeItem(at: path(item), .ended(velocity: CGPoint(x: speed ?? distance * 4, y: 0)))
  }

  private func state(_ item: Int = 0) -> ListView.SwipeActionsState {
    list.swipeActionsState(ofItemAt: path(item))
  }

  /// Returns the position of the content of a row.
  private func offset(_ item: Int = 0) -> CGFloat? {
    let cell = list.presentation.sections[0].items[item].view as? ItemCell<TestRow>
    return cell?.views.content.superview?.frame.minX
  }

  @Test("A swipe towards actions opens them to their full width, and moves the content")
  func open() {
    show()
    list.swipeItem(at: path(0), .began(velocity: CGPoint(x: -300, y: 20)))
    #expect(state() == .swiping)
    list.swipeItem(at: path(0), .moved(translation: -30))
    #expect(offset() == -30)
    list.swipeItem(at: path(0), .ended(velocity: CGPoint(x: -300, y: 0)))
    #expect(state() == .trailingOpen)
    #expect(offset() == -120)
    swipe(1, by: 40)
    #expect(state(1) == .leadingOpen)
    #expect(offset(1) == 50)
  }

  @Test("Nothing opens without actions, along the list, or on release backwards")
  func stayClosed() {
    show(leading: [])
    swipe(by: 60)
    #expect(state() == .closed)
    list.swipeItem(at: path(0), .began(velocity: CGPoint(x: -30, y: 31)))
    #expect(state() == .closed)
    swipe(by: -90, up: 0)
    #expect(state() == .closed)
    swipe(by: -90, up: 50)
    #expect(state() == .closed)
    list.swipeItem(at: path(0), .began(velocity: CGPoint(x: -300, y: 0)))
    list.swipeItem(at: path(0), .cancelled)
    #expect(state() == .closed)
    #expect(offset() == 0)
    #expect(!list.swipeItem(at: path(0, 3), .cancelled))
    #expect(list.swipeActionsState(ofItemAt: path(99)) == .closed)
  }

  @Test("One row is open at a time")
  func otherRow() {
    show()
    swipe(0, by: -60)
    swipe(1, by: -60)
    #expect(state(0) == .closed)
    #expect(offset(0) == 0)
    #expect(state(1) == .trailingOpen)
  }

  @Test("A scroll, or a touch on another row, closes open actions; one on the row itself does not")
  func closing() {
    show()
    swipe(by: -60)
    list.scrollView.beginDragging()
    #expect(state() == .closed)
    #expect(offset() == 0)
    list.scrollView.endDragging(willDecelerate: false)
    swipe(by: -60)
    #expect(!list.tapItem(at: path(0)))
    #expect(state() == .trailingOpen)
    #expect(list.selectedItems.isEmpty)
    list.tapItem(at: path(3))
    #expect(state() == .closed)
    swipe(by: -60)
    list.pressHeaderFooter(.listHeader, at: .zero)
    #expect(state() == .closed)
  }

  @Test(
    "A tapped action is performed, and determines the row's next state",
    arguments: [
      (SwipeAction.Completion.closeActions, ListView.SwipeActionsState.closed, 0.0),
      (.expandActions, .expanded, -200.0),
    ]
  )
  func action(completion: SwipeAction.Completion, expected: ListView.SwipeActionsState, x: CGFloat)
  {
    show()
    #expect(!list.tapSwipeAction(0, ofItemAt: path(0)))
    swipe(by: -60)
    #expect(!list.tapSwipeAction(2, ofItemAt: path(0)))
    #expect(!list.tapSwipeAction(-1, ofItemAt: path(0)))
    #expect(list.tapSwipeAction(1, ofItemAt: path(0)))
    #expect(log.takeCallbacks() == ["tap Move"])
    #expect(state() == .trailingOpen)
    pending.completions.first?(completion)
    #expect(state() == expected)
    #expect(offset() == x)
    // Completed twice.
    pending.completions.first?(.expandActions)
    #expect(state() == expected)
  }

  @Test(
    "A full swipe performs the first action, if the row is configured so",
    arguments: [true, false]
  )
  func fullSwipe(performs: Bool) {
    show(full: performs)
    swipe(by: -139)
    #expect(log.takeCallbacks() == [])
    #expect(state() == .trailingOpen)
    list.closeSwipeActions()
    swipe(by: -141)
    #expect(log.takeCallbacks() == (performs ? ["tap Mark"] : []))
    #expect(state() == (performs ? .expanded : .trailingOpen))
    pending.completions.first?(.closeActions)
    #expect(state() == (performs ? .closed : .trailingOpen))
  }

  @Test("An action that removes its row leaves nothing behind")
  func removal() {
    show(full: true)
    swipe(1, by: -160)
    show((0..<20).map(String.init).filter { $0 != "1" }, full: true)
    pending.completions.first?(.closeActions)
    #expect((0..<4).map(state) == [.closed, .closed, .closed, .closed])
    #expect((0..<4).compactMap(offset) == [0, 0, 0, 0])
    checkInvariants(list)
  }

  @Test("A row that reappears on screen is closed")
  func redisplay() {
    show()
    swipe(by: -60)
    list.scrollView.contentOffset.y = 300
    list.scrollView.contentOffset.y = 0
    #expect(state() == .closed)
    #expect(offset() == 0)
    // And so are the rows that reused its view meanwhile.
    #expect((0..<8).compactMap(offset) == Array(repeating: 0, count: 8))
  }

  @Test("An open row stays open through updates that keep its actions, and closes with them")
  func update() {
    show()
    swipe(by: -60)
    show(value: 1)
    #expect(state() == .trailingOpen)
    #expect(offset() == -120)
    show(trailing: [], value: 2)
    #expect(state() == .closed)
    #expect(offset() == 0)
  }

  @Test("Content opens its own actions")
  func byContent() {
    let row = WatchedRow(id: "a", log: log)
    list.configure { list in
      list("s") {
        $0 += Item(
          row,
          leadingSwipeActions: .init(action: action("Pin")),
          trailingSwipeActions: .init(action: action("Mark"))
        )
      }
    }
    log.infos["a"]?.showTrailingSwipeActions()
    #expect(state() == .trailingOpen)
    log.infos["a"]?.showLeadingSwipeActions()
    #expect(state() == .leadingOpen)
    list.configure { _ in }
    log.infos["a"]?.showLeadingSwipeActions()
    #expect(list.visibleItems.isEmpty)
  }

  @Test("The style of the environment determines how wide actions are")
  func style() {
    show()
    list.environment.swipeActionsViewStyle = SwipeActionsViewStyle(
      interActionSpacing: 5,
      trailingContainerInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10),
      maxItemWidth: 40
    )
    swipe(by: -30)
    #expect(offset() == -105)
  }
}
