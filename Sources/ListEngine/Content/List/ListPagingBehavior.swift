/// The places where a list stops after a drag.
public enum ListPagingBehavior: Hashable, Sendable {
  /// Anywhere.
  case none
  /// With the start of an item at the start of the view.
  case firstVisibleItemEdge
  /// With an item in the middle of the view.
  case firstVisibleItemCentered
}
