public import Foundation

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
    /// A finger touched down more than once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
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
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// The point from which a menu of the control opens: the middle by default.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// True if the user can operate the control.
  open var isEnabled = true { didSet { if isObserved { observedValuesMayHaveChanged() } } }
  /// True if the control is selected.
  open var isSelected = false { didSet { if isObserved { observedValuesMayHaveChanged() } } }
  /// True if a finger is pressing the control.
  open var isHighlighted = false { didSet { if isObserved { observedValuesMayHaveChanged() } } }

  /// The horizontal place of the content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { rare(.center) }
    set { setRare(newValue) }
  }
  /// The vertical place of the content, which is in the middle here.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { rare(.center) }
    set { setRare(newValue) }
  }
  /// True if the control follows the touch that has reached it.
  @exclusivity(unchecked) private var follows = false

  private var actions: [(action: UIAction, events: Event)] = []

  /// True if a menu opens with a touch.
  open var showsMenuAsPrimaryAction = false
  /// True if menus can be shown for the control.
  open var isContextMenuInteractionEnabled = false

  /// Creates a control that performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// True if a finger is on the control.
  open var isTracking: Bool { isHighlighted }

  /// The events for which there are actions.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls a closure with each action and its events.
  ///
  /// - Parameter iterator: takes an action, nil for no target and selector, the events, and a flag
  ///   that ends the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Any)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for (action, events) in actions where !stop { iterator(action, nil, events, &stop) }
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Adds an action for events, replacing one with the same identifier and events.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    actions.append((action, events))
  }

  /// Removes the action that was added under an identifier from these events; it stays for others.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
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

  /// The state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when a touch begins; returns whether the control follows it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves; returns whether the control goes on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch that the control follows ends; does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch that the control follows is cancelled; does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  /// A touch begins: the control is highlighted if it is enabled.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    follows = touches.first.map { beginTracking($0, with: event) } ?? false
    sendActions(for: .touchDown)
  }

  /// The touch moves: the control is highlighted while it is inside.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isHighlighted = point(inside: touch.location(in: self), with: event)
    if follows { follows = continueTracking(touch, with: event) }
  }

  /// The touch ends: inside, which operates the control, or outside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isHighlighted = false
    if follows {
      follows = false
      endTracking(touch, with: event)
    }
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
    if follows {
      follows = false
      cancelTracking(with: event)
    }
    sendActions(for: .touchCancel)
  }

  /// The effect of lifting a finger inside the control.
  func operate() {
    sendActions(for: .touchUpInside)
  }
}
