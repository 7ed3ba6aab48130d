/// An event of a movement of the device.
final class UIMotionEvent: UIEvent {
  init() { super.init(timestamp: 0) }

  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension UIWindow {
  /// Simulates that the user shakes the device: the first responder is notified, or else the window.
  public func simulateShake() {
    let responder: UIResponder = firstResponder ?? firstResponderController ?? self
    let event = UIMotionEvent()
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
  }
}
