/// The page boundaries at which scrolling stops.
public enum PageScrollingBehavior: Hashable, Sendable {
  /// It stops anywhere.
  case none
  /// It stops at pages as long as the view.
  case full
  /// It stops at items; the next item is partly visible.
  case peek
}
