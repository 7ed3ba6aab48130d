extension Behavior {
  /// The focus of rows with a keyboard: whether they can have it, and whether it selects them.
  public enum FocusConfiguration: Hashable, Sendable {
    /// Rows cannot be focused.
    case none
    /// Rows can be focused.
    case allowsFocus
    /// Rows can be focused, and the focused row is selected.
    case selectionFollowsFocus(showFocusRing: Bool = true)

    /// True if rows can be focused.
    public var allowsFocus: Bool { self != .none }

    /// True if the focused row is selected.
    public var selectionFollowsFocus: Bool {
      if case .selectionFollowsFocus = self { true } else { false }
    }

    /// True if a focus ring is shown around the focused row.
    public var showFocusRing: Bool {
      switch self {
      case .none: false
      case .allowsFocus: true
      case .selectionFollowsFocus(let showFocusRing): showFocusRing
      }
    }
  }
}
