/// What the appearances of all layouts have.
public struct ListLayoutAppearanceProperties: Hashable, Sendable {
  /// The direction in which the list scrolls.
  public var direction: LayoutDirection
  /// Room around the content and limits of its width.
  public var bounds: ListContentBounds?
  /// Where the list's header stands while the list scrolls.
  public var listHeaderPosition: ListHeaderPosition
  /// Whether section headers stay at the top while their section is on screen.
  public var stickySectionHeaders: Bool
  /// Where the list comes to rest after a drag.
  public var pagingBehavior: ListPagingBehavior
  /// What the layout wants of the scroll view.
  public var scrollViewProperties: ListLayoutScrollViewProperties
}
