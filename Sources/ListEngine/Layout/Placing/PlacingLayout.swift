import Foundation

/// A layout of the library: it places content in one pass over what is presented.
protocol PlacingLayout: ListLayoutAppearance {
  /// The animations of rows that have none of their own.
  static var defaults: ListLayoutDefaults { get }

  /// How many items of a section stand beside each other in every line.
  ///
  /// Nil where that differs, so that a section can only be placed from its start.
  func lineLength(in section: Section) -> Int?

  /// Places all that is presented in a view.
  ///
  /// Sizes come from `measurer`, which counts what it had to measure.
  func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent
}

extension PlacingLayout {
  /// The layout, with this appearance.
  public func toLayoutDescription() -> LayoutDescription {
    LayoutDescription(placing: self)
  }

  /// Headers that stick as the appearance says, in a view.
  func stickyHeaders(
    of content: PlacedContent,
    in context: ListLayoutLayoutContext
  ) -> StickyHeaders {
    StickyHeaders(
      listHeader: listHeaderPosition,
      canBeFixed: content.containerHeader == nil && !context.hasRefreshControl
        && direction.top(for: resolvedBounds(in: context).padding) == 0,
      start: context.stickingStart(direction),
      listHeaderLength: content.header.map { direction.height(for: $0.size) } ?? 0
    )
  }
}
