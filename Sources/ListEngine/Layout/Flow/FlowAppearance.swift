/// How a flow places content: sections below each other, items beside each other in rows that break.
public struct FlowAppearance: ListLayoutAppearance, Hashable, Sendable {
  /// The direction in which the list scrolls.
  public var direction: LayoutDirection
  /// Where the list's header stands while the list scrolls.
  public var listHeaderPosition: ListHeaderPosition
  /// Whether section headers stay at the top while their section is on screen.
  public var stickySectionHeaders: Bool
  /// Where the list comes to rest after a drag.
  public var pagingBehavior: ListPagingBehavior
  /// What becomes of the room that a row leaves free.
  public var rowUnderflowAlignment: RowUnderflowAlignment
  /// Where items stand that are shorter than their row.
  public var rowItemsAlignment: RowItemsAlignment
  /// How wide items are.
  public var itemSizing: ItemSizing
  /// Room around the content and limits of its width; nil takes the environment's, then none.
  public var bounds: ListContentBounds?
  /// Distances between the parts.
  public var spacings: Spacings
  /// Which distance between items counts for how many fit in a row.
  public var rowBreaking = RowBreaking.sectionItemSpacing

  /// A flow without any spacing, but for what is given.
  ///
  /// Section headers stick in a vertical flow, and not in a horizontal one, if nothing is given.
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
