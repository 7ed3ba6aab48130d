import Foundation

/// The scrolling of the list: its last offset, its target, and the completions that wait for its
/// arrival.
struct ScrollState {
  /// The offset to which the list last reacted.
  var lastOffset = CGPoint.zero
  /// The target of the programmatic scroll in progress; its rows stay presented.
  var pendingPath: IndexPath?
  /// The target of the animated scroll in progress, if rows before it differ from their estimates.
  var target: (() -> CGPoint?)?
  /// Called when scrolls end.
  var completions = ScrollCompletions { _ in }
  /// The automatic scrolling when items are inserted.
  var autoScrollAction = AutoScrollAction.none
  /// Decides about automatic scrolls.
  var autoScroll = AutoScroll()
  /// The item that a pending automatic scroll targets, if the previous content did not contain it.
  var awaitedItem: AnyIdentifier?
  /// The rows that stay in place when the content is placed in a view of another size: those from
  /// before, as the new size may have moved the offset; nil if the size is the same.
  var anchors: HeldRows?
  /// True if rows were on screen when the view last had an area, so that the offset is one of theirs.
  var hasShownRows = false
  /// True if the offset was within its limits before a layout was taken over with which nothing is placed
  /// yet.
  var isWithinLimits = false
  /// True if the offset keeps its number when content or its places change, as in a table of UIKit; false if
  /// visible rows stay in place.
  var keepsOffset = false
  /// True if rows have places in a view without length.
  var placesRowsWithoutLength = false
  /// The number of automatic scrolls in progress, which gravity must not correct.
  var gravitySuspensions = 0

  /// Returns whether the offset was within the limits of the layout before; once.
  mutating func takeIsWithinLimits() -> Bool {
    defer { isWithinLimits = false }
    return isWithinLimits
  }

  /// The rows from before the size changed; none are left.
  mutating func takeAnchors() -> HeldRows? {
    defer { anchors = nil }
    return anchors
  }
}
