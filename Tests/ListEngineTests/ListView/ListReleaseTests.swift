import HeadlessUIKit
import Testing

@testable import ListEngine

/// A list is released with all its objects, whatever was in progress.
@Suite struct ListReleaseTests {
  private let log = TestLog()
  /// A run loop that outlives the list, like that of an app.
  private let runLoop = MainRunLoop()

  private func makeList() -> ListView {
    let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    list.runLoop = runLoop
    list.configure { [log] properties in
      properties.actions = ListActions()
      properties.content.containerHeader = TestTitle(text: "container", log: log)
      properties.content.header = Header(TestTitle(text: "header", log: log)) { $0.onTap = {} }
      properties.content.footer = TestTitle(text: "footer", log: log)
      properties.content.overscrollFooter = TestTitle(text: "overscroll", log: log)
      properties.content.refreshControl = RefreshControl(isRefreshing: true, onRefresh: {})
      properties.stateObserver = ListStateObserver { observer in
        observer.onDidScroll { _ = $0.actions }
        observer.onContentUpdated { _ in }
        observer.onSelectionChanged { _ in }
        observer.onItemReordered { _ in }
      }
      properties.autoScrollAction = .pin(
        .lastItem,
        position: .init(position: .bottom),
        animated: true
      )
      properties("s") { section in
        section.header = TestTitle(text: "section", log: log)
        section.footer = TestTitle(text: "end", log: log)
        section += (0..<20).map { number in
          watched(WatchedRow(id: "\(number)", log: log)).with { item in
            item.reordering = ItemReordering()
            item.trailingSwipeActions = .init(
              action: SwipeAction(title: "Go", backgroundColor: .red) { _ in }
            )
          }
        }
      }
    }
    return list
  }

  enum Activity: String, CaseIterable {
    case nothing, scroll, animatedScroll, selection, coordinator, swipe, press, drag, drop, source
    case waitingUpdate, momentum, keyboard, actions
  }

  @Test("Nothing keeps a list alive", arguments: Activity.allCases)
  func release(activity: Activity) {
    weak var released: ListView?
    weak var cell: UIView?
    weak var state: PresentationItemState?
    var kept: [Any] = []
    let keyboard = Keyboard()
    autoreleased {
      let list = makeList()
      released = list
      state = list.presentation.sections[0].items[0]
      cell = list.scrollView.subviews.last
      perform(activity, list, keyboard, &kept)
    }
    #expect(released == nil)
    #expect(cell == nil)
    // What it no longer needed is freed after the frame, with or without it.
    runLoop.endFrame()
    #expect(state == nil)
    // Pending work runs without it.
    runLoop.runUntilIdle()
    #expect(runLoop.isIdle)
  }

  private func autoreleased(_ body: () -> Void) { body() }

  private func perform(
    _ activity: Activity,
    _ list: ListView,
    _ keyboard: Keyboard,
    _ kept: inout [Any]
  ) {
    switch activity {
    case .nothing: break
    case .scroll: list.scrollView.contentOffset.y = 300
    case .animatedScroll:
      list.scrollTo(
        item: WatchedRow.identifier(with: "15"),
        position: .init(position: .top),
        animated: true
      ) { _ in }
      runLoop.advance(by: 0.1)
    case .selection: list.tapItem(at: path(1))
    case .coordinator:
      log.coordinators["1"]?.update("late", after: 1)
      kept.append(log.coordinators)
    case .swipe:
      list.swipeItem(at: path(0), .began(velocity: CGPoint(x: -100, y: 0)))
      list.swipeItem(at: path(0), .ended(velocity: CGPoint(x: -100, y: 0)))
      list.tapSwipeAction(0, ofItemAt: path(0))
    case .press: list.pressHeaderFooter(.listHeader, at: .zero)
    case .drag, .drop:
      list.beginReorderingItem(at: path(0))
      list.moveReorderedItem(to: path(2))
      if activity == .drop { list.endReordering() }
    case .source:
      let state = list.set(source: DynamicSource { _ in }, initial: .init(), animated: true)
      kept.append(state)
    case .waitingUpdate:
      list.beginReorderingItem(at: path(0))
      list.configure { _ in }
    case .momentum:
      list.scrollView.beginDragging()
      list.scrollView.endDragging(velocity: CGPoint(x: 0, y: 3), willDecelerate: true)
    case .keyboard: list.keyboard = keyboard
    case .actions:
      if let actions = list.settings.actions { kept.append(actions) }
      actOnDeadRows(&kept)
    }
  }

  /// Uses the parts of rows that contents keep.
  private func actOnDeadRows(_ kept: inout [Any]) {
    for info in log.infos.values { kept.append(info.reorderingActions) }
  }

  @Test("Actions, rows and coordinators of a released list do nothing")
  func afterwards() {
    let actions = ListActions()
    do {
      let list = makeList()
      list.configure { $0.actions = actions }
      list.configure { [log] in
        $0.actions = actions
        $0("s") { $0 += watched(WatchedRow(id: "a", log: log)) }
      }
    }
    #expect(!actions.scrolling.scrollToTop())
    #expect(!actions.viewControllerTransitioning.clearSelectionDuringViewWillAppear(animated: true))
    log.infos["a"]?.showLeadingSwipeActions()
    #expect(log.infos["a"]?.reorderingActions.start() == false)
    log.coordinators["a"]?.update("x")
    runLoop.runUntilIdle()
  }
}

extension Item {
  /// The item, changed.
  fileprivate func with(_ change: (inout Item) -> Void) -> Item {
    var item = self
    change(&item)
    return item
  }
}
