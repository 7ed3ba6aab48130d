import Foundation

/// Places the presented content; recreated when content, layout, appearance or behaviour changed.
///
/// Contents may query the list while it works, so it modifies nothing that the list holds.
protocol ContentPlacer {
  /// Whether it can place a part of the content starting from the middle.
  var placesWindows: Bool { get }

  /// The number of items of a section in each line; nil if it varies.
  func lineLength(in section: Section) -> Int?

  /// The lengths of a section's rows, with the spacing after them, without measuring or making any.
  ///
  /// Nil if none is known; with `onlyIfAll` also if one is not.
  func knownLengths(ofRowsIn section: Section, onlyIfAll: Bool) -> LengthRuns?
  /// The lengths of a section before and after its rows; nil if they have to be measured.
  func knownEnds(of section: Section, isLast: Bool) -> (head: Double, tail: Double)?

  /// What knows where everything is; nil if the lengths of what is not presented are estimated.
  var positions: (any ContentPositions)? { get }
  /// How far a section is scrolled by itself; nil if it does not.
  func sectionOffset(_ section: Int) -> CGFloat?
  /// Scrolls a section by itself, as far as its content goes.
  func setSectionOffset(_ offset: CGFloat, ofSection section: Int)
  /// Where a section shows its items along the list that scrolls by itself; nil for others.
  func scrollingRange(ofSection section: Int) -> Range<CGFloat>?
  /// How visible elements look that do not look as they were placed.
  func looks(in context: ListLayoutLayoutContext) -> [WindowedLayoutElement: WindowedLayoutLook]
  /// Where a gesture ends that scrolls a section by itself; nil if it does not scroll.
  func targetOffset(
    ofSection section: Int,
    from start: CGFloat,
    proposed: CGFloat,
    velocity: CGFloat
  ) -> CGFloat?

  /// Places all presented content in a view.
  func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent

  /// Whether any position follows the scroll offset.
  func followsOffset(_ content: PlacedContent) -> Bool

  /// Adapts the positions to the scroll offset; called before every query unless none follows it.
  func update(_ content: inout PlacedContent, in context: ListLayoutLayoutContext)

  /// The destination of an item dragged to a point of the content; nil leaves it to the list.
  func target(ofItemAt path: IndexPath, draggedTo position: CGPoint) -> IndexPath?
  /// Changes the look of an item dragged to a point of the content.
  func adjust(
    _ attributes: inout ListContentLayoutAttributes,
    of original: ListContentLayoutAttributes,
    ofItemAt path: IndexPath,
    draggedTo position: CGPoint
  )
}

extension ContentPlacer {
  func knownLengths(ofRowsIn section: Section, onlyIfAll: Bool) -> LengthRuns? { nil }
  func knownEnds(of section: Section, isLast: Bool) -> (head: Double, tail: Double)? { nil }
  var positions: (any ContentPositions)? { nil }
  func sectionOffset(_ section: Int) -> CGFloat? { nil }
  func setSectionOffset(_ offset: CGFloat, ofSection section: Int) {}
  func targetOffset(
    ofSection section: Int,
    from start: CGFloat,
    proposed: CGFloat,
    velocity: CGFloat
  ) -> CGFloat? {
    nil
  }
  func scrollingRange(ofSection section: Int) -> Range<CGFloat>? { nil }
  func looks(in context: ListLayoutLayoutContext) -> [WindowedLayoutElement: WindowedLayoutLook] {
    [:]
  }

  func followsOffset(_ content: PlacedContent) -> Bool { true }
  func target(ofItemAt path: IndexPath, draggedTo position: CGPoint) -> IndexPath? { nil }
  func adjust(
    _ attributes: inout ListContentLayoutAttributes,
    of original: ListContentLayoutAttributes,
    ofItemAt path: IndexPath,
    draggedTo position: CGPoint
  ) {}
}

/// Places content with a built-in layout.
struct PlacingLayoutPlacer<Layout: PlacingLayout>: ContentPlacer {
  let layout: Layout
  let alignment: Behavior.Underflow.Alignment

  var placesWindows: Bool { true }

  func lineLength(in section: Section) -> Int? { layout.lineLength(in: section) }

  func knownLengths(ofRowsIn section: Section, onlyIfAll: Bool) -> LengthRuns? {
    layout.knownLengths(ofRowsIn: section, onlyIfAll: onlyIfAll)
  }

  func knownEnds(of section: Section, isLast: Bool) -> (head: Double, tail: Double)? {
    layout.knownEnds(of: section, isLast: isLast)
  }

  func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent {
    var content = layout.place(presentation, in: context, &measurer)
    content.finish(in: context, alignment)
    update(&content, in: context)
    return content
  }

  func followsOffset(_ content: PlacedContent) -> Bool { content.hasHeaders }

  func update(_ content: inout PlacedContent, in context: ListLayoutLayoutContext) {
    content.sticky = layout.stickyHeaders(of: content, in: context)
  }
}
