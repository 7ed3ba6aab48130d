extension Behavior {
  /// Whether rows can be focused with a keyboard, and whether focus selects them.
  public enum FocusConfiguration: Hashable, Sendable {
    /// Rows cannot be focused.
    case none
    /// Rows can be focused.
    case allowsFocus
    /// Rows can be focused, and the focused row is selected.
    case selectionFollowsFocus(showFocusRing: Bool = true)

    /// Whether rows can be focused.
    public var allowsFocus: Bool { self != .none }

    /// Whether the focused row is selected.
    public var selectionFollowsFocus: Bool {
      if case .selectionFollowsFocus = self { true } else { false }
    }

    /// Whether a focus ring is shown around the focused row.
    public var showFocusRing: Bool {
      switch self {
      case .none: false
      case .allowsFocus: true
      case .selectionFollowsFocus(let showFocusRing): showFocusRing
      }
    }
  }
}
