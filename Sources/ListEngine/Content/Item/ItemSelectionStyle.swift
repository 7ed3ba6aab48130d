/// The way in which a row can be selected.
public enum ItemSelectionStyle: Hashable, Sendable {
  /// Not at all.
  case notSelectable
  /// By a tap; deselected immediately.
  case tappable
  /// By a tap; it stays selected until another row is.
  case selectable(isSelected: Bool = false)
  /// By a tap, and deselected by the next.
  case toggles(isSelected: Bool = false)

  /// True if the row is selected.
  public var isSelected: Bool {
    switch self {
    case .notSelectable, .tappable: false
    case .selectable(let isSelected), .toggles(let isSelected): isSelected
    }
  }

  /// True if the row can be selected, even briefly.
  public var isSelectable: Bool { self != .notSelectable }

  /// Returns whether both are equal; nearly always comparing their one byte is enough.
  @inlinable @inline(__always)
  func isSame(as other: ItemSelectionStyle) -> Bool {
    unsafeBitCast(self, to: UInt8.self) == unsafeBitCast(other, to: UInt8.self) || self == other
  }
}
