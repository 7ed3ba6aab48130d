/// A view that is operated, and tells of it.
open class UIControl: UIView {
  /// What a control can tell of.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Something took the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is mainly for has happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text is being typed.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The typed text is another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The typing is over.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The typing is over by the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// Whether fingers can operate the control.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether a finger is on the control.
  open var isHighlighted = false

  private var actions: [(action: UIAction, events: Event)] = []

  /// Runs an action at every one of the events, in place of one of the same identifier and events.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    actions.append((action, events))
  }

  /// Forgets the action that was added under an identifier for these events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions.removeAll { $0.action.identifier == identifier && $0.events == events }
  }

  /// Runs the actions of the events, in the order in which they were added.
  open func sendActions(for events: Event) {
    for (action, ownEvents) in actions where !ownEvents.isDisjoint(with: events) {
      sendAction(action)
    }
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// A finger comes down: the control is highlighted if it is enabled.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  /// The finger moves: the control is highlighted while it is inside.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isHighlighted = point(inside: touch.location(in: self), with: event)
  }

  /// The finger leaves the screen: inside, which operates the control, or outside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isHighlighted = false
    if point(inside: touch.location(in: self), with: event) {
      operate()
    } else {
      sendActions(for: .touchUpOutside)
    }
  }

  /// The finger is taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  /// What a finger does that is lifted inside the control.
  func operate() {
    sendActions(for: .touchUpInside)
  }
}
