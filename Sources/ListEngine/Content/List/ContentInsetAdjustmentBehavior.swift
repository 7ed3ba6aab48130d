/// The part of the safe area that a list adds to its content inset.
public enum ContentInsetAdjustmentBehavior: Hashable, Sendable {
  /// Top and bottom always; left and right where the content scrolls horizontally.
  case automatic
  /// The edges of the axes on which the content scrolls.
  case scrollableAxes
  /// None of it.
  case never
  /// All of it.
  case always
}
