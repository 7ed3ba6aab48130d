public import Foundation

/// What happened at one moment: here, to one finger.
public final class UIEvent {
  /// When it happened, in seconds after the finger came down.
  public let timestamp: TimeInterval
  /// The finger.
  public let allTouches: Set<UITouch>?

  init(_ touch: UITouch) {
    timestamp = touch.timestamp
    allTouches = [touch]
  }
}
