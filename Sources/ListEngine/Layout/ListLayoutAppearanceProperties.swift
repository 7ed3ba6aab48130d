/// The properties common to all appearances.
public struct ListLayoutAppearanceProperties: Hashable, Sendable {
  /// The direction in which the list scrolls.
  public var direction: LayoutDirection
  /// Padding around the content and limits of its width.
  public var bounds: ListContentBounds?
  /// The behaviour of the list's header while the list scrolls.
  public var listHeaderPosition: ListHeaderPosition
  /// True if section headers stay at the top while their section is on screen.
  public var stickySectionHeaders: Bool
  /// The places where the list stops after a drag.
  public var pagingBehavior: ListPagingBehavior
  /// The scroll view configuration that the layout requests.
  public var scrollViewProperties: ListLayoutScrollViewProperties
}
