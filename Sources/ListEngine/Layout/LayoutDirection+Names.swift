public import Foundation
public import HeadlessUIKit

extension LayoutDirection {
  /// The distance from the start along the list.
  public func top(with insets: UIEdgeInsets) -> CGFloat { top(for: insets) }

  /// The distance from the end along the list.
  public func bottom(with insets: UIEdgeInsets) -> CGFloat { bottom(for: insets) }

  /// The result of the closure for this direction.
  public func `switch`<Value>(vertical: () -> Value, horizontal: () -> Value) -> Value {
    self == .vertical ? vertical() : horizontal()
  }

  /// Changes the property of a value for this direction.
  public func mutate<Value, Property>(
    _ value: inout Value,
    vertical: WritableKeyPath<Value, Property>,
    horizontal: WritableKeyPath<Value, Property>,
    mutate: (inout Property) -> Void
  ) {
    mutate(&value[keyPath: self == .vertical ? vertical : horizontal])
  }
}

extension FlowAppearance.RowUnderflowAlignment {
  /// The rows are filled, and the last one is aligned by itself.
  public static func fill(lastRowAlignment: FillLastRowAlignment) -> Self {
    .fill(lastRowAlignment)
  }
}

extension FlowAppearance {
  /// Creates a flow whose header sticks to the top or scrolls along; by default without spacing.
  ///
  /// By default, section headers stick in vertical flows, and not in horizontal ones.
  public init(
    direction: LayoutDirection = .vertical,
    stickyListHeader: Bool?,
    stickySectionHeaders: Bool? = nil,
    pagingBehavior: ListPagingBehavior = .none,
    rowUnderflowAlignment: RowUnderflowAlignment = .leading,
    rowItemsAlignment: RowItemsAlignment = .top,
    itemSizing: ItemSizing = .natural,
    bounds: ListContentBounds? = nil,
    spacings: Spacings = Spacings()
  ) {
    self.init(
      direction: direction,
      listHeaderPosition: stickyListHeader == true ? .sticky : .inline,
      stickySectionHeaders: stickySectionHeaders,
      pagingBehavior: pagingBehavior,
      rowUnderflowAlignment: rowUnderflowAlignment,
      rowItemsAlignment: rowItemsAlignment,
      itemSizing: itemSizing,
      bounds: bounds,
      spacings: spacings
    )
  }
}

extension ListLayoutScrollViewProperties {
  /// Creates a configuration.
  public init(
    pageScrollingBehavior: PageScrollingBehavior,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior,
    allowsBounceVertical: Bool,
    allowsBounceHorizontal: Bool,
    allowsVerticalScrollIndicator: Bool,
    allowsHorizontalScrollIndicator: Bool
  ) {
    self.init(
      pageScrollingBehavior: pageScrollingBehavior,
      contentInsetAdjustmentBehavior: contentInsetAdjustmentBehavior,
      allowsBounceVertical: allowsBounceVertical,
      allowsBounceHorizontal: allowsBounceHorizontal,
      allowsHorizontalScrollIndicator: allowsHorizontalScrollIndicator,
      allowsVerticalScrollIndicator: allowsVerticalScrollIndicator
    )
  }
}

extension ListLayoutAppearanceProperties {
  /// Creates the properties; the list's header scrolls along unless it is said otherwise.
  public init(
    direction: LayoutDirection,
    bounds: ListContentBounds?,
    stickySectionHeaders: Bool,
    pagingBehavior: ListPagingBehavior,
    scrollViewProperties: ListLayoutScrollViewProperties
  ) {
    self.init(
      direction: direction,
      bounds: bounds,
      listHeaderPosition: .inline,
      stickySectionHeaders: stickySectionHeaders,
      pagingBehavior: pagingBehavior,
      scrollViewProperties: scrollViewProperties
    )
  }

  /// The properties of an appearance.
  public init(_ appearance: some ListLayoutAppearance) {
    self.init(
      direction: appearance.direction,
      bounds: appearance.bounds,
      listHeaderPosition: appearance.listHeaderPosition,
      stickySectionHeaders: appearance.stickySectionHeaders,
      pagingBehavior: appearance.pagingBehavior,
      scrollViewProperties: appearance.scrollViewProperties
    )
  }
}
