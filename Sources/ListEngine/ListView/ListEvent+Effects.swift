import Foundation
import HeadlessUIKit
import ListSchema

extension ListEvent {
  /// What follows from the event, in order.
  ///
  /// Callbacks come last, when the state is consistent; a deferred scroll follows them, as they may
  /// defer another one.
  var effects: [ListEffect] {
    switch self {
    case .contentPlaced(let pass, let reason): Self.effects(of: pass, reason)
    case .offsetMoved(_, let distance): Self.effectsOfMove(by: distance)
    case .dragBegan: [.abandonScrolls, .closeSwipeActions, .cancelPresses, .notify(.beginDrag)]
    case .dragEnded(let decelerates): decelerates ? [] : [.scrollAsDeferred]
    case .decelerationEnded:
      [.update(.didEndDecelerating), .notify(.didEndDeceleration), .scrollAsDeferred]
    case .scrollingAnimationEnded(_, let completions):
      [.show, .notify(.didEndScrollingAnimation(completions))]
    case .scrolledToTop: [.abandonScrolls, .update(.scrolledToTop)]
    case .adjustedContentInsetChanged: [.place(.relayout)]
    case .frameChanged(let old, let new):
      [.resizeScrollView(from: old, to: new)] + Self.effectsOfSize(old.size, new.size)
        + [.applyInsets, .notify(.frameChanged(from: old, to: new))]
    case .keyboardMoved: [.applyInsets, .notify(.keyboardFrameWillChange)]
    case .placingChanged: [.place(.rebuild)]
    }
  }

  private static func effects(of pass: UpdatePass, _ reason: UpdateReason) -> [ListEffect] {
    var effects: [ListEffect] = []
    if reason.bringsContent { effects.append(.showRefreshControl) }
    if reason.changesIdentifier { effects.append(.resetOffset) }
    return effects + [
      .scrollAutomatically(pass, reason), .select(pass, reason), .showUpdate(pass, reason),
      .notify(.update(pass, reason)),
    ]
  }

  private static func effectsOfMove(by distance: CGFloat) -> [ListEffect] {
    guard distance != 0 else {
      return [.followOffset(goesDown: false), .showAtOffset, .notify(.didScroll)]
    }
    return [
      .followOffset(goesDown: distance > 0), .showAtOffset,
      .measureAhead(distance > 0 ? .down : .up), .notify(.didScroll),
    ]
  }

  private static func effectsOfSize(_ old: CGSize, _ new: CGSize) -> [ListEffect] {
    switch (old.isEmpty, new.isEmpty) {
    case (true, false): [.update(.transitionedToBounds(isEmpty: false))]
    case (false, true): [.update(.transitionedToBounds(isEmpty: true))]
    case (false, false) where old != new: [.place(.relayout)]
    default: []
    }
  }
}
