import Foundation

/// Places content by a layout of one's own: runs its steps, and takes over where it put things.
struct CustomLayoutPlacer<Layout: ListLayout>: ContentPlacer {
  private let layoutAppearance: Layout.LayoutAppearance
  private let appearance: Appearance
  private let behavior: Behavior
  private var running: Running?

  /// The layout of the content that is presented.
  struct Running {
    let layout: Layout
    let pass: ListLayoutContent.MeasuringPass
  }

  init(
    _ layoutAppearance: Layout.LayoutAppearance,
    _ appearance: Appearance,
    _ behavior: Behavior
  ) {
    self.layoutAppearance = layoutAppearance
    self.appearance = appearance
    self.behavior = behavior
  }

  /// The layout object, once it has placed something.
  var layout: Layout? { running?.layout }

  mutating func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent {
    let running = running ?? start(presentation, measurer)
    let layout = running.layout
    running.pass.measurer = measurer
    defer { measurer = running.pass.measurer }
    let result = layout.layout(delegate: layout.content, in: context)
    layout.content.contentSize = result.contentSize
    layout.updateLayout(in: context)
    layout.setZIndexes()
    layout.updateOverscrollFooterPosition(in: context)
    layout.adjustPositionsForLayoutUnderflow(in: context)
    layout.content.changes.isChanged = true
    var content = PlacedContent()
    content.naturalContentWidth = result.naturalContentWidth
    pinHeaders(layout, &content, in: context)
    return content
  }

  /// - Complexity: O(1) and what the layout does, when that moves nothing; else O(elements).
  mutating func update(_ content: inout PlacedContent, in context: ListLayoutLayoutContext) {
    guard let layout = running?.layout else { return }
    layout.updateLayout(in: context)
    pinHeaders(layout, &content, in: context)
  }

  private mutating func start(
    _ presentation: PresentationState,
    _ measurer: Measurer
  ) -> Running {
    let pass = ListLayoutContent.MeasuringPass(measurer)
    let layout = Layout(
      layoutAppearance: layoutAppearance,
      appearance: appearance,
      behavior: behavior,
      content: ListLayoutContent(presentation, pass)
    )
    let started = Running(layout: layout, pass: pass)
    running = started
    return started
  }

  private func pinHeaders(
    _ layout: Layout,
    _ content: inout PlacedContent,
    in context: ListLayoutLayoutContext
  ) {
    layout.positionStickyListHeaderIfNeeded(in: context)
    layout.positionStickySectionHeadersIfNeeded(in: context)
    guard layout.content.changes.isChanged else { return }
    layout.content.changes.isChanged = false
    content.take(layout.content, layout.direction)
  }
}

extension PlacedContent {
  /// Takes over where a layout of one's own has put things.
  fileprivate mutating func take(_ content: ListLayoutContent, _ direction: LayoutDirection) {
    self.direction = direction
    contentSize = content.contentSize
    containerHeader = content.containerHeader.placed
    header = content.header.placed
    pinnedHeader = content.header.pinned
    footer = content.footer.placed
    overscrollFooter = content.overscrollFooter.placed
    setSections(
      content.sections.map { section in
        SectionFrames(
          header: section.header.placed,
          items: section.items.map(\.frame),
          footer: section.footer.placed,
          positions: section.items.map(\.position),
          pinnedHeader: section.header.pinned,
          direction
        )
      }
    )
    zIndexes = [:]
    content.forEach { item, place in
      if item.zIndex != place.part.defaultZIndex { zIndexes[place] = item.zIndex }
    }
  }
}

extension ListLayoutContent.SupplementaryItemInfo {
  /// Where it stands; nil where there is nothing.
  fileprivate var placed: CGRect? { isPopulated ? defaultFrame : nil }
  /// Where it is pinned; nil where it is not.
  fileprivate var pinned: CGRect? {
    isPopulated && (pinnedX != nil || pinnedY != nil) ? visibleFrame : nil
  }
}
