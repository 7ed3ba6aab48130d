public import Foundation

/// A touch event: here, with one touch.
@preconcurrency @MainActor
public final class UIEvent {
  /// The time of the event, in seconds after the touch began.
  public let timestamp: TimeInterval
  /// The touch.
  public let allTouches: Set<UITouch>?

  init(_ touch: UITouch) {
    timestamp = touch.timestamp
    allTouches = [touch]
  }
}
