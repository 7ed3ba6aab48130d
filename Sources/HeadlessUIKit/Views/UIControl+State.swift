extension UIControl {
  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1)
    /// Fingers cannot operate the control.
    public static let disabled = State(rawValue: 2)
    /// The control is chosen.
    public static let selected = State(rawValue: 4)
  }

  /// How the control stands.
  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
