/// The configuration of a flow: sections below each other, items side by side in rows that wrap.
public struct FlowAppearance: ListLayoutAppearance, Hashable, Sendable {
  /// The direction in which the list scrolls.
  public var direction: LayoutDirection
  /// The behaviour of the list's header while the list scrolls.
  public var listHeaderPosition: ListHeaderPosition
  /// True if section headers stay at the top while their section is on screen.
  public var stickySectionHeaders: Bool
  /// The places where the list stops after a drag.
  public var pagingBehavior: ListPagingBehavior
  /// The distribution of the space that a row leaves free.
  public var rowUnderflowAlignment: RowUnderflowAlignment
  /// The alignment of items that are shorter than their row.
  public var rowItemsAlignment: RowItemsAlignment
  /// The width of items.
  public var itemSizing: ItemSizing
  /// Padding around the content and limits of its width; nil uses the environment's, or none.
  public var bounds: ListContentBounds?
  /// Distances between the parts.
  public var spacings: Spacings
  /// The item spacing that determines how many items fit in a row.
  public var rowBreaking = RowBreaking.sectionItemSpacing

  /// Creates a flow; by default without spacing.
  ///
  /// By default, section headers stick in vertical flows, and not in horizontal ones.
  public init(
    direction: LayoutDirection = .vertical,
    listHeaderPosition: ListHeaderPosition = .inline,
    stickySectionHeaders: Bool? = nil,
    pagingBehavior: ListPagingBehavior = .none,
    rowUnderflowAlignment: RowUnderflowAlignment = .leading,
    rowItemsAlignment: RowItemsAlignment = .top,
    itemSizing: ItemSizing = .natural,
    bounds: ListContentBounds? = nil,
    spacings: Spacings = Spacings()
  ) {
    self.direction = direction
    self.listHeaderPosition = listHeaderPosition
    self.stickySectionHeaders = stickySectionHeaders ?? (direction == .vertical)
    self.pagingBehavior = pagingBehavior
    self.rowUnderflowAlignment = rowUnderflowAlignment
    self.rowItemsAlignment = rowItemsAlignment
    self.itemSizing = itemSizing
    self.bounds = bounds
    self.spacings = spacings
  }

  /// A vertical flow without any spacing.
  public static var `default`: FlowAppearance { FlowAppearance() }

  /// Everything is allowed.
  public var scrollViewProperties: ListLayoutScrollViewProperties {
    ListLayoutScrollViewProperties(
      pageScrollingBehavior: .none,
      contentInsetAdjustmentBehavior: .scrollableAxes,
      allowsBounceVertical: true,
      allowsBounceHorizontal: true,
      allowsHorizontalScrollIndicator: true,
      allowsVerticalScrollIndicator: true
    )
  }
}
