import Foundation
import HeadlessUIKit
import Signposts
import Workloads

@testable import ListEngine

/// A list, an app and a user that act at random.
final class Session {
  let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let ledger = SessionLedger()
  let sink = RecordingSink()
  let keyboard = Keyboard()
  var random: SplitMix64

  /// The content that the app wants the list to show.
  var model = SessionModel()
  /// The content that the list shows, or will show when it is idle.
  var expected = SessionModel()
  /// The number of further actions that callbacks may perform in this step.
  private var reactionsLeft = 0
  private var reactionDepth = 0
  /// The numbers of scroll completions that were passed, and called.
  var completions = (asked: 0, called: 0)
  /// Every state seen so far.
  var states: [Weak<PresentationItemState>] = []
  /// The states after the last step, and the number of the last update at that time.
  var lastStates: (update: UInt32, states: [String: ObjectIdentifier]) = (0, [:])
  /// True if a drag has since ended at another position.
  var wasCommitted = false
  /// The log of actions, for the message of a failure.
  var history: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    list.signposter = Signposter(sink: sink)
    list.batching = .prefix(20)
    list.keyboard = keyboard
    ledger.react = { [unowned self] in react(to: $0) }
  }

  /// Performs one action.
  func step() {
    reactionsLeft = random.number(4)
    act()
    reactionsLeft = 0
  }

  private func act() {
    switch random.number(20) {
    case 0...5: configure()
    case 6, 7: drag()
    case 8: scrollByProgram()
    case 9: touch()
    case 10: swipe()
    case 11, 12,
      13 where list.interaction.drag != nil:
      reorder()
    case 13: updateByCoordinator()
    case 14: changeView()
    case 15, 16:
      note("turn")
      list.runLoop.turn()
    case 17:
      note("advance")
      list.runLoop.advance(by: Double(random.number(10)) / 30)
    default: scrollByUser()
    }
  }

  func note(_ text: String) { history.append(text) }

  /// Sometimes reacts to a callback; rarely to one that is called all the time.
  private func react(to event: String) {
    let isFrequent = ["isEquivalent", "apply", "sizeThatFits"].contains(event)
    guard reactionsLeft > 0, reactionDepth < 2, random.number(isFrequent ? 60 : 6) == 0 else {
      return
    }
    reactionsLeft -= 1
    reactionDepth += 1
    defer { reactionDepth -= 1 }
    note("in \(event)")
    look()
    act()
    look()
  }

  /// Reads all properties.
  private func look() {
    _ = list.selectedItems.count + list.visibleItems.count + list.content.itemCount
    _ = (list.scrollPositionInfo.mostVisibleItem, list.contentSize, list.isContentScrollable)
    _ = (list.selectedIndexPaths, list.refreshControl)
    for coordinator in ledger.livingCoordinators { _ = coordinator.info.current.content.bumps }
    _ = list.swipeActionsState(ofItemAt: randomPath())
  }

  /// Ends all interactions and pending work.
  func comeToRest() {
    note("rest")
    list.endReordering(random.number(2) == 0 ? .finished : .cancelled)
    list.scrollView.endDragging(willDecelerate: false)
    if list.scrollView.isDecelerating { list.scrollView.endDecelerating() }
    list.runLoop.runUntilIdle(limit: 1_000)
  }
}

extension Session {
  private func configure() {
    model.edit(&random)
    ledger.extraHeight = model.extraHeight
    expected = model
    ledger.version += 1
    let content = model.content(ledger) { [unowned self] in wasReordered($0) }
    note("configure \(model.keys)")
    if random.number(6) == 0 {
      list.setContent(animated: random.number(2) == 0, content)
    } else {
      configure(content)
    }
  }

  private func configure(_ content: Content) {
    let autoScroll = randomAutoScroll()
    let animates = random.number(2) == 0
    let isSingle = random.number(10) > 0
    let layout = randomLayout(in: 60)
    let indicator = random.number(30) == 0 ? CGFloat(random.number(10)) : nil
    list.configure { list in
      list.content = content
      list.animatesChanges = animates
      list.autoScrollAction = autoScroll
      list.behavior.selectionMode = isSingle ? .single : .multiple
      if let indicator { list.behavior.occlusionInsets.bottom = indicator }
      if let layout { list.layout = layout }
      list.stateObserver = observer
    }
  }

  /// Another layout, in a few of many cases.
  func randomLayout(in cases: Int) -> LayoutDescription? {
    switch random.number(cases) {
    case 0: .flow()
    case 1: .paged()
    case 2: MasonryLayout.describe()
    case 3: .table { $0.direction = .horizontal }
    case 4, 5: .table()
    case 6:
      .table {
        $0.stickySectionHeaders = true
        $0.listHeaderPosition = .sticky
        $0.layout.itemSpacing = 3
      }
    default: nil
    }
  }

  private func randomAutoScroll() -> AutoScrollAction {
    let position = ScrollPosition(position: random.element([.top, .centered, .bottom]))
    let isAnimated = random.number(2) == 0
    let didPerform: (ListScrollPositionInfo) -> Void = { [ledger] _ in ledger.react("didPerform") }
    return switch random.number(12) {
    case 0:
      .scrollTo(
        onInsertOf: SimpleRow.identifier(with: String(random.number(30))),
        position: position,
        animated: isAnimated,
        didPerform: didPerform
      )
    case 1: .pin(.lastItem, position: position, animated: isAnimated, didPerform: didPerform)
    default: .none
    }
  }

  private var observer: ListStateObserver {
    ListStateObserver { [ledger] observer in
      observer.onDidScroll { _ in ledger.react("onDidScroll") }
      observer.onDidEndDeceleration { _ in ledger.react("onDidEndDeceleration") }
      observer.onDidEndScrollingAnimation { _ in ledger.react("onDidEndScrollingAnimation") }
      observer.onBeginDrag { _ in ledger.react("onBeginDrag") }
      observer.onContentUpdated { _ in ledger.react("onContentUpdated") }
      observer.onVisibilityChanged { _ in ledger.react("onVisibilityChanged") }
      observer.onFrameChanged { _ in ledger.react("onFrameChanged") }
      observer.onSelectionChanged { _ in ledger.react("onSelectionChanged") }
      observer.onItemReordered { _ in ledger.react("onItemReordered") }
    }
  }

  private func wasReordered(_ result: ItemReordering.Result) {
    note("was reordered \(result.indexPathsDescription)")
    wasCommitted = true
    // The configuration set during the drag replaces the result of the drag.
    let row = list.content.item(at: result.to).anyContent as? any SessionRow
    guard row?.version == ledger.version, let moved = expected.moved(result) else { return }
    expected = moved
    model = moved
    ledger.react("onWasReordered")
  }

  private func updateByCoordinator() {
    let coordinators = ledger.livingCoordinators
    guard !coordinators.isEmpty else { return }
    let delay = random.number(3) == 0 ? 0.1 : 0
    note("bump \(delay)")
    random.element(coordinators).bump(after: delay)
  }
}
