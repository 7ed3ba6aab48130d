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

  /// Whether both are equal; nearly always the one byte that they are tells it.
  @inlinable @inline(__always)
  func isSame(as other: ItemSelectionStyle) -> Bool {
    unsafeBitCast(self, to: UInt8.self) == unsafeBitCast(other, to: UInt8.self) || self == other
  }
}
