/// Decides at each update whether the list scrolls automatically, and keeps deferred scrolls.
struct AutoScroll {
  /// An update whose scroll is deferred until the user stops scrolling.
  struct Pending: Equatable {
    let addedItems: Set<AnyIdentifier>
    let animated: Bool
  }

  /// Information about an update.
  struct Update {
    /// The identifiers of the items that the update added; evaluated only if needed.
    let addedItems: () -> Set<AnyIdentifier>
    /// True if the update is animated.
    let animated: Bool
    /// All content after the update.
    let content: Content
    /// The scroll position of the list; evaluated only if needed.
    let positionInfo: () -> ListScrollPositionInfo
  }

  /// True if the user scrolls, by finger or by momentum.
  private(set) var isUserScrolling = false
  /// The last update whose scroll is deferred.
  private(set) var pending: Pending?

  /// The user starts to drag.
  mutating func userScrollDidBegin() {
    isUserScrolling = true
  }

  /// The user's scrolling has ended.
  ///
  /// Perform the result of `takePending` after the observers were notified.
  mutating func userScrollDidEnd() {
    isUserScrolling = false
  }

  /// Returns the update whose scroll was deferred, once; nil while the user scrolls.
  ///
  /// It is decided again by `decide`, with the action current at that time.
  mutating func takePending() -> Pending? {
    guard !isUserScrolling else { return nil }
    defer { pending = nil }
    return pending
  }

  /// Decides what an action does at an update.
  mutating func decide(_ action: AutoScrollAction, _ update: Update) -> AutoScrollDecision {
    guard let rule = action.rule(addedItems: update.addedItems) else { return .nothing }
    switch rule.policy {
    case .skipDuringUserScrolling where isUserScrolling: return .nothing
    case .deferDuringUserScrolling where isUserScrolling:
      pending = Pending(addedItems: update.addedItems(), animated: update.animated)
      return .wait
    default: return rule.perform(update)
    }
  }
}

extension AutoScrollAction {
  /// The common part of both kinds of actions.
  fileprivate struct Rule {
    let destination: ScrollDestination
    let itemPosition: ListItemScrollPosition
    let animated: Bool
    let policy: ScrollInterruptionPolicy
    let shouldPerform: (ListScrollPositionInfo) -> Bool
    let didPerform: (ListScrollPositionInfo) -> Void

    func perform(_ update: AutoScroll.Update) -> AutoScrollDecision {
      guard shouldPerform(update.positionInfo()),
        let identifier = destination.identifier(in: update.content)
      else { return .nothing }
      return .perform(
        AutoScrollRequest(
          destination: identifier,
          itemPosition: itemPosition,
          animated: animated && update.animated,
          didPerform: didPerform
        )
      )
    }
  }

  /// The rule to follow; nil if the update does not concern the action.
  fileprivate func rule(addedItems: () -> Set<AnyIdentifier>) -> Rule? {
    switch self {
    case .none: nil
    case .scrollToItem(let info):
      !addedItems().contains(info.insertedIdentifier)
        ? nil
        : Rule(
          destination: info.destination,
          itemPosition: info.itemPosition,
          animated: info.animated,
          policy: info.scrollInterruptionPolicy,
          shouldPerform: info.shouldPerform,
          didPerform: info.didPerform
        )
    case .pin(let info):
      Rule(
        destination: info.destination,
        itemPosition: info.itemPosition,
        animated: info.animated,
        policy: info.scrollInterruptionPolicy,
        shouldPerform: info.shouldPerform,
        didPerform: info.didPerform
      )
    }
  }
}
