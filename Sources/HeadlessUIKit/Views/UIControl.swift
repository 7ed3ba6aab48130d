/// A view that the user operates, and that sends events.
open class UIControl: UIView {
  /// Events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// True if the user can operate the control.
  open var isEnabled = true
  /// True if the control is selected.
  open var isSelected = false
  /// True if a finger is pressing the control.
  open var isHighlighted = false

  private var actions: [(action: UIAction, events: Event)] = []

  /// Adds an action for events, replacing one with the same identifier and events.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    actions.append((action, events))
  }

  /// Removes the action that was added under an identifier for these events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions.removeAll { $0.action.identifier == identifier && $0.events == events }
  }

  /// Runs the actions for events, in the order in which they were added.
  open func sendActions(for events: Event) {
    for (action, ownEvents) in actions where !ownEvents.isDisjoint(with: events) {
      sendAction(action)
    }
  }

  /// Runs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// A touch begins: the control is highlighted if it is enabled.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  /// The touch moves: the control is highlighted while it is inside.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isHighlighted = point(inside: touch.location(in: self), with: event)
  }

  /// The touch ends: inside, which operates the control, or outside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isHighlighted = false
    if point(inside: touch.location(in: self), with: event) {
      operate()
    } else {
      sendActions(for: .touchUpOutside)
    }
  }

  /// The touch is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  /// The effect of lifting a finger inside the control.
  func operate() {
    sendActions(for: .touchUpInside)
  }
}
