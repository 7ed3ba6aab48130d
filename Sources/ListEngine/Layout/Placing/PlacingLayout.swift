import Foundation

/// A built-in layout: it places the presented content in one pass.
protocol PlacingLayout: ListLayoutAppearance {
  /// The animations of rows that declare none.
  static var defaults: ListLayoutDefaults { get }

  /// The number of items of a section in each line.
  ///
  /// Nil if it varies, so that a section can only be placed from its start.
  func lineLength(in section: Section) -> Int?

  /// The lengths of a section's rows, as `ContentPlacer` wants them.
  func knownLengths(ofRowsIn section: Section, onlyIfAll: Bool) -> LengthRuns?
  /// The lengths of a section before and after its rows; nil if they have to be measured.
  func knownEnds(of section: Section, isLast: Bool) -> (head: Double, tail: Double)?

  /// Places all presented content in a view.
  ///
  /// Sizes come from `measurer`, which counts what it had to measure.
  func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent
}

extension PlacingLayout {
  func knownLengths(ofRowsIn section: Section, onlyIfAll: Bool) -> LengthRuns? { nil }
  func knownEnds(of section: Section, isLast: Bool) -> (head: Double, tail: Double)? { nil }

  /// The layout, with this appearance.
  public func toLayoutDescription() -> LayoutDescription {
    LayoutDescription(placing: self)
  }

  /// Sticky headers according to the appearance, in a view.
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
