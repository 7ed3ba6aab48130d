import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

extension ListView {
  /// Performs the automatic scroll action after an update that presented new items.
  ///
  /// Items that only enter a window of the same content are not new.
  func performAutoScroll(after reason: UpdateReason, presented: @escaping () -> Set<AnyIdentifier>)
  {
    if isWindowed, reason.onlyExtendsSlice || reason.leadsElsewhere || reason.changesLayout {
      return
    }
    let awaited = takeAwaitedItem(reason)
    guard scrollState.autoScrollAction.label != nil else { return }
    let areNew = !isWindowed || !reason.keepsContent
    performAutoScroll(
      addedItems: { [unowned self] in
        // Without room nothing is presented, so nothing is new.
        guard hasRoom else { return [] }
        let found = awaited.map { firstIndexPath(of: $0) == nil ? [] : [$0] } ?? []
        return areNew ? presented().union(found) : Set(found)
      },
      animated: reason.isAnimated
    )
  }

  /// The item that counts as inserted if the content has it, once.
  ///
  /// When the view gets an area, all content is new, as none of it was presented before.
  private func takeAwaitedItem(_ reason: UpdateReason) -> AnyIdentifier? {
    defer { scrollState.awaitedItem = nil }
    return reason == .transitionedToBounds(isEmpty: false)
      ? scrollState.autoScrollAction.insertedIdentifier : scrollState.awaitedItem
  }

  /// Performs the automatic scroll action after items were added.
  private func performAutoScroll(addedItems: @escaping () -> Set<AnyIdentifier>, animated: Bool) {
    guard let label = scrollState.autoScrollAction.label else { return }
    _ = services.signposter.interval(.autoScroll, .autoScrollBegin(action: label)) {
      // A copy, because the app's closures may make the list scroll.
      var decider = scrollState.autoScroll
      let decision = decider.decide(
        scrollState.autoScrollAction,
        .init(
          addedItems: addedItems,
          animated: animated,
          content: contentState.all,
          positionInfo: { [unowned self] in
            // During an update, which has not shown anything yet.
            showVisibleContent()
            return positionInfo
          }
        )
      )
      if case .wait = decision { scrollState.autoScroll = decider }
      guard case .perform(let request) = decision else { return false }
      if !isWindowed, case .pin = scrollState.autoScrollAction,
        let path = unpresentedPath(of: request.destination)
      {
        // The update that presents the item performs the action.
        _ = presenting(path, nil) {}
        return false
      }
      return perform(request)
    } end: {
      .autoScrollEnd(performed: $0 ? 1 : 0)
    }
  }

  /// Performs the scroll deferred while the user was scrolling.
  func performPendingAutoScroll() {
    updateQueue.add(sync: { [unowned self] _ in
      guard let pending = scrollState.autoScroll.takePending() else { return }
      performAutoScroll(addedItems: { pending.addedItems }, animated: pending.animated)
    })
  }

  /// Scrolls; until that ends, the layout's gravity corrects nothing.
  private func perform(_ request: AutoScrollRequest) -> Bool {
    let endsImmediately =
      request.endsImmediately && unpresentedPath(of: request.destination) == nil
    scrollState.gravitySuspensions += 1
    var began = false
    let done: () -> Void = { [weak self] in
      guard let self else { return }
      scrollState.gravitySuspensions -= 1
      guard began else { return }
      notify(.autoScrollDidPerform, count: 1) { request.didPerform(self.positionInfo) }
    }
    began = scroll(request, endsImmediately ? nil : { _ in done() })
    if endsImmediately {
      if began { showVisibleContent() }
      done()
    }
    return began
  }

  /// The path of an item that must be presented before the list can scroll to it; nil for others.
  private func unpresentedPath(of item: AnyIdentifier) -> IndexPath? {
    firstIndexPath(of: item).flatMap { isPresented($0) ? nil : $0 }
  }

  private func scroll(_ request: AutoScrollRequest, _ completion: ScrollCompletion?) -> Bool {
    switch request.itemPosition {
    case .standard(let position):
      scroll(
        toItem: request.destination,
        position,
        animated: request.animated,
        completion
      )
    case .verticalContentOffsetAdjustment(let rule):
      scroll(toItem: request.destination, by: rule, animated: request.animated, completion)
    }
  }
}

extension AutoScrollAction {
  /// The action's name in traces; nil for none.
  fileprivate var label: ListSchema.AutoScroll? {
    switch self {
    case .none: nil
    case .scrollToItem: .scrollToItem
    case .pin: .pin
    }
  }

  /// The item that must be presented because the list may scroll to it.
  var insertedIdentifier: AnyIdentifier? {
    guard case .scrollToItem(let info) = self else { return nil }
    return info.insertedIdentifier
  }
}
