/// How a row can be selected.
public enum ItemSelectionStyle: Hashable, Sendable {
  /// Not at all.
  case notSelectable
  /// By a tap; deselected immediately.
  case tappable
  /// By a tap; it stays selected until another row is.
  case selectable(isSelected: Bool = false)
  /// By a tap, and deselected by the next.
  case toggles(isSelected: Bool = false)

  /// Whether the row is selected.
  public var isSelected: Bool {
    switch self {
    case .notSelectable, .tappable: false
    case .selectable(let isSelected), .toggles(let isSelected): isSelected
    }
  }

  /// Whether the row can be selected, even briefly.
  public var isSelectable: Bool { self != .notSelectable }
}
