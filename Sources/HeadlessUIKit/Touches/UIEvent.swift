public import Foundation

/// A touch event: here, with one touch.
@preconcurrency @MainActor
open class UIEvent {
  /// The time of the event, in seconds after the touch began.
  public final let timestamp: TimeInterval
  /// The touch.
  public final let allTouches: Set<UITouch>?

  init(_ touch: UITouch) {
    timestamp = touch.timestamp
    allTouches = [touch]
  }

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    allTouches = nil
  }

  /// The kind of the event: of touches.
  open var type: EventType { .touches }
  /// The kind among those that have no touches.
  open var subtype: EventSubtype { .none }
}

extension UIEvent {
  /// The kinds of events that have no touches.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// None.
    case none
    /// The device was shaken.
    case motionShake
  }

  /// The kinds of events.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches.
    case touches
    /// Movements of the device.
    case motion
    /// Commands of a headset.
    case remoteControl
    /// Keys and buttons.
    case presses
    /// Scrolling by a pointer.
    case scroll = 10
    /// Movements of a pointer.
    case hover
    /// Gestures of a trackpad.
    case transform = 14
  }
}
