import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

extension ListView {
  /// Scrolls as the automatic action says, after an update.
  func performAutoScroll(addedItems: @escaping () -> Set<AnyIdentifier>, animated: Bool) {
    guard let label = autoScrollAction.label else { return }
    _ = services.signposter.interval(.autoScroll, .autoScrollBegin(action: label)) {
      let decision = autoScroll.decide(
        autoScrollAction,
        .init(
          addedItems: addedItems,
          animated: animated,
          content: allContent,
          positionInfo: { [unowned self] in positionInfo }
        )
      )
      guard case .perform(let request) = decision else { return false }
      return perform(request)
    } end: {
      .autoScrollEnd(performed: $0 ? 1 : 0)
    }
  }

  /// Tries again what the user's scrolling put off.
  func performPendingAutoScroll() {
    guard let pending = autoScroll.takePending() else { return }
    performAutoScroll(addedItems: { pending.addedItems }, animated: pending.animated)
  }

  /// Scrolls; while that lasts, the gravity of the layout corrects nothing.
  private func perform(_ request: AutoScrollRequest) -> Bool {
    suspendsGravity = true
    let done: () -> Void = { [weak self] in
      guard let self else { return }
      suspendsGravity = false
      notify(.autoScrollDidPerform, count: 1) { request.didPerform(self.positionInfo) }
    }
    let completion: ScrollCompletion? = request.isDoneAtOnce ? nil : { _ in done() }
    let began = scroll(request, completion)
    if !began {
      suspendsGravity = false
    } else if request.isDoneAtOnce {
      refreshVisibleContent()
      done()
    }
    return began
  }

  private func scroll(_ request: AutoScrollRequest, _ completion: ScrollCompletion?) -> Bool {
    switch request.itemPosition {
    case .standard(let position):
      scrollTo(
        item: request.destination,
        position: position,
        animated: request.animated,
        completion: completion
      )
    case .verticalContentOffsetAdjustment(let adjustment):
      scrollTo(
        item: request.destination,
        contentOffsetAdjustment: adjustment,
        animated: request.animated,
        completion: completion
      )
    }
  }
}

extension AutoScrollAction {
  /// The action as traces name it; nil for none.
  fileprivate var label: ListSchema.AutoScroll? {
    switch self {
    case .none: nil
    case .scrollToItem: .scrollToItem
    case .pin: .pin
    }
  }

  /// The item that must be within what is presented, as the list may scroll to it.
  var insertedIdentifier: AnyIdentifier? {
    guard case .scrollToItem(let info) = self else { return nil }
    return info.insertedIdentifier
  }
}
