/// The position of a list's header while the list scrolls.
public enum ListHeaderPosition: Hashable, Sendable {
  /// It scrolls with the content.
  case inline
  /// It stays at the top of the view, but moves down with overscrolled content.
  case sticky
  /// It always stays at the top of the view.
  case fixed
}
