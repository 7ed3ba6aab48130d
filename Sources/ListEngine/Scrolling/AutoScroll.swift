/// Decides at each update whether the list scrolls by itself, and remembers what has to wait.
struct AutoScroll {
  /// An update whose scroll waits for the end of the user's.
  struct Pending: Equatable {
    let addedItems: Set<AnyIdentifier>
    let animated: Bool
  }

  /// What an update tells about itself.
  struct Update {
    /// The identifiers of the items that the update added; asked for only when they matter.
    let addedItems: () -> Set<AnyIdentifier>
    /// Whether the update is animated.
    let animated: Bool
    /// All content after the update.
    let content: Content
    /// Where the list is; asked for only when it matters.
    let positionInfo: () -> ListScrollPositionInfo
  }

  /// Whether the user scrolls, by finger or by momentum.
  private(set) var isUserScrolling = false
  /// The last update whose scroll has to wait.
  private(set) var pending: Pending?

  /// The user's finger begins to drag.
  mutating func userScrollDidBegin() {
    isUserScrolling = true
  }

  /// The user's scrolling came to rest.
  ///
  /// What `takePending` returns is due after the observers were told.
  mutating func userScrollDidEnd() {
    isUserScrolling = false
  }

  /// Returns the update whose scroll had to wait, once; nil while the user scrolls.
  ///
  /// It goes through `decide` again, with the action of that time.
  mutating func takePending() -> Pending? {
    guard !isUserScrolling else { return nil }
    defer { pending = nil }
    return pending
  }

  /// Decides what comes of an action at an update.
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
  /// What the two kinds of actions have in common.
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

  /// The rule to follow; nil when the update does not concern the action.
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
