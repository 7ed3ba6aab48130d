/// Where a list's header stands while the list scrolls.
public enum ListHeaderPosition: Hashable, Sendable {
  /// It scrolls with the content.
  case inline
  /// It stays at the top of the view, and goes down with the content beyond that.
  case sticky
  /// It stays at the top of the view whatever happens.
  case fixed
}
