import Foundation
import HeadlessUIKit
import ListSchema

extension ListEvent {
  /// Calls a function with each effect of the event, in order.
  ///
  /// Callbacks come last, when the state is consistent; a deferred scroll follows them, as they may
  /// defer another one.
  func forEachEffect(_ perform: (ListEffect) -> Void) {
    switch self {
    case .contentPlaced(let pass, let reason): Self.place(pass, reason, perform)
    case .offsetMoved(_, let distance):
      perform(.followOffset(goesDown: distance > 0))
      perform(.showAtOffset)
      if distance != 0 { perform(.measureAhead(distance > 0 ? .down : .up)) }
      perform(.notify(.didScroll))
    case .dragBegan:
      perform(.abandonScrolls)
      perform(.closeSwipeActions)
      perform(.cancelPresses)
      perform(.notify(.beginDrag))
    case .dragEnded(let decelerates): if !decelerates { perform(.scrollAsDeferred) }
    case .decelerationEnded:
      perform(.update(.didEndDecelerating))
      perform(.notify(.didEndDeceleration))
      perform(.scrollAsDeferred)
    case .scrollingAnimationEnded(_, let completions):
      perform(.show)
      perform(.notify(.didEndScrollingAnimation(completions)))
    case .scrolledToTop:
      perform(.abandonScrolls)
      perform(.update(.scrolledToTop))
    case .adjustedContentInsetChanged: perform(.place(.relayout))
    case .frameChanged(let old, let new, let hadRoom, let hasRoom):
      Self.resize(old, new, (hadRoom, hasRoom), perform)
    case .keyboardMoved:
      perform(.applyInsets)
      perform(.notify(.keyboardFrameWillChange))
    case .placingChanged: perform(.place(.rebuild))
    case .textSizeChanged:
      perform(.place(.rebuild))
      perform(.showAnew)
    }
  }

  private static func place(
    _ pass: UpdatePass,
    _ reason: UpdateReason,
    _ perform: (ListEffect) -> Void
  ) {
    if reason.bringsContent { perform(.showRefreshControl) }
    if reason.changesIdentifier { perform(.resetOffset) }
    perform(.scrollAutomatically(pass, reason))
    perform(.select(pass, reason))
    perform(.showUpdate(pass, reason))
    perform(.notify(.update(pass, reason)))
  }

  private static func resize(
    _ old: CGRect,
    _ new: CGRect,
    _ rooms: (old: Bool, new: Bool),
    _ perform: (ListEffect) -> Void
  ) {
    perform(.resizeScrollView(from: old, to: new))
    let places = rooms.new && old.size != new.size
    // Before rows are placed, and held in place as far as the insets allow.
    if places { perform(.applyInsets) }
    switch rooms {
    case (false, true): perform(.update(.transitionedToBounds(isEmpty: false)))
    case (true, false): perform(.update(.transitionedToBounds(isEmpty: true)))
    case (true, true) where old.size != new.size: perform(.place(.relayout))
    default: break
    }
    if !places { perform(.applyInsets) }
    perform(.notify(.frameChanged(from: old, to: new)))
  }
}
