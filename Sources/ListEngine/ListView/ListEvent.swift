import Foundation

/// Something that happens to a list besides calls: its scroll view has moved, its frame has changed, or an
/// update has placed content.
///
/// `ScrollState.receive` and `forEachEffect` decide what follows from it, as values; `ListView.perform`
/// performs them in order.
enum ListEvent {
  /// An update has presented and placed content.
  case contentPlaced(UpdatePass, UpdateReason)
  /// The scroll offset has moved, by a distance along the list in points.
  case offsetMoved(to: CGPoint, by: CGFloat)
  /// A finger begins to drag the content.
  case dragBegan
  /// The finger is lifted, and momentum follows or not.
  case dragEnded(decelerates: Bool)
  /// A fling has come to rest.
  case decelerationEnded
  /// An animated scroll has ended, and perhaps another one goes on; with those who wait for its end.
  case scrollingAnimationEnded(isScrolling: Bool, [ScrollCompletions.Call])
  /// The user has tapped the status bar, and the list is at its top.
  case scrolledToTop
  /// The insets that the content is adjusted to have changed.
  case adjustedContentInsetChanged
  /// The list has another frame, in which rows had or have places.
  indirect case frameChanged(from: CGRect, to: CGRect, hadRoom: Bool, hasRoom: Bool)
  /// The keyboard has another frame on the screen, or has left it.
  case keyboardMoved
  /// The content is to be placed again, as something has changed that its size depends on.
  case placingChanged
  /// Texts are of another size, so that everything is measured and shown anew.
  case textSizeChanged
}

extension ListEvent {
  /// The event, if one that waits does for all.
  var shared: ListChangesQueue.SharedEvent? {
    switch self {
    case .textSizeChanged: .textSizeChanged
    case .placingChanged: .placingChanged
    case .adjustedContentInsetChanged: .insetsChanged
    default: nil
    }
  }
}
