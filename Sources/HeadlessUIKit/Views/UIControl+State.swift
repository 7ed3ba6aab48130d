extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state.
    public static let normal: State = []
    /// A finger is pressing the control.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
  }

  /// The state of the control.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
