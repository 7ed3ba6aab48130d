extension Behavior {
  /// Whether rows can be focused with a keyboard, and what that does.
  public enum FocusConfiguration: Hashable, Sendable {
    /// They cannot.
    case none
    /// They can.
    case allowsFocus
    /// They can, and the focused row is selected.
    case selectionFollowsFocus(showFocusRing: Bool = true)

    /// Whether rows can be focused.
    public var allowsFocus: Bool { self != .none }

    /// Whether the focused row is selected.
    public var selectionFollowsFocus: Bool {
      if case .selectionFollowsFocus = self { true } else { false }
    }

    /// Whether a ring shows which row is focused.
    public var showFocusRing: Bool {
      switch self {
      case .none: false
      case .allowsFocus: true
      case .selectionFollowsFocus(let showFocusRing): showFocusRing
      }
    }
  }
}
