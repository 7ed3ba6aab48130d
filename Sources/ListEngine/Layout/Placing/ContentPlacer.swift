import Foundation

/// Places what is presented; made anew when content, layout, appearance or behaviour changed.
///
/// While it works, contents may look at the list; so it changes nothing that the list holds.
protocol ContentPlacer {
  /// Whether it can place a stretch of the content from the middle of it.
  var placesWindows: Bool { get }

  /// How many items of a section stand beside each other in every line; nil where that differs.
  func lineLength(in section: Section) -> Int?

  /// Places all that is presented in a view.
  func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent

  /// Adapts the places to how far the view is scrolled; called before every query.
  func update(_ content: inout PlacedContent, in context: ListLayoutLayoutContext)

  /// Where an item goes that is dragged to a point of the content; nil leaves it to the list.
  func target(ofItemAt path: IndexPath, draggedTo position: CGPoint) -> IndexPath?
  /// Changes how an item looks that is dragged to a point of the content.
  func adjust(
    _ attributes: inout ListContentLayoutAttributes,
    of original: ListContentLayoutAttributes,
    ofItemAt path: IndexPath,
    draggedTo position: CGPoint
  )
}

extension ContentPlacer {
  func target(ofItemAt path: IndexPath, draggedTo position: CGPoint) -> IndexPath? { nil }
  func adjust(
    _ attributes: inout ListContentLayoutAttributes,
    of original: ListContentLayoutAttributes,
    ofItemAt path: IndexPath,
    draggedTo position: CGPoint
  ) {}
}

/// Places content by a layout of the library.
struct PlacingLayoutPlacer<Layout: PlacingLayout>: ContentPlacer {
  let layout: Layout
  let alignment: Behavior.Underflow.Alignment

  var placesWindows: Bool { true }

  func lineLength(in section: Section) -> Int? { layout.lineLength(in: section) }

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

  func update(_ content: inout PlacedContent, in context: ListLayoutLayoutContext) {
    content.sticky = layout.stickyHeaders(of: content, in: context)
  }
}
