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

extension UIEvent {
  /// The kinds of events that have no touches.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// None.
    case none
    /// The device was shaken.
    case motionShake
  }
}
