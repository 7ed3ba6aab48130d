/// Whether a list comes to rest at pages.
public enum PageScrollingBehavior: Hashable, Sendable {
  /// It comes to rest anywhere.
  case none
  /// At pages as long as the view.
  case full
  /// At items, of which the next one peeks in.
  case peek
}
