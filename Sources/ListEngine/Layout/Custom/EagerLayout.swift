import Foundation

/// A layout that lays out everything, as one that places what is presented: runs its steps, and
/// copies the resulting positions.
final class EagerLayout<Layout: ListLayout>: WindowedListLayout {
  static var defaults: ListLayoutDefaults { Layout.defaults }
  static var placesWindows: Bool { false }

  var layoutAppearance: Layout.LayoutAppearance
  private let appearance: Appearance
  private let behavior: Behavior
  private var running: Running?
  /// True if everything was placed since the elements that follow the offset were last moved.
  private var wasPlaced = false

  /// The layout of the presented content.
  struct Running {
    let layout: Layout
    let pass: ListLayoutContent.MeasuringPass
  }

  init(
    layoutAppearance: Layout.LayoutAppearance,
    appearance: Appearance,
    behavior: Behavior
  ) {
    self.layoutAppearance = layoutAppearance
    self.appearance = appearance
    self.behavior = behavior
  }

  convenience init(layoutAppearance: Layout.LayoutAppearance) {
    self.init(
      layoutAppearance: layoutAppearance,
      appearance: Appearance(),
      behavior: Behavior()
    )
  }

  /// The layout object, once it has placed content.
  var layout: Layout? { running?.layout }

  var followsOffset: Bool { true }

  func lineLength(in section: Section) -> Int? { nil }

  func place(_ pass: WindowedLayoutPass) {
    let context = pass.context
    if running?.layout.content.matches(pass.presentation) != true { running = nil }
    let running = running ?? start(pass.presentation, pass.measurer)
    let layout = running.layout
    running.pass.measurer = pass.measurer
    defer { pass.measurer = running.pass.measurer }
    let result = layout.layout(delegate: layout.content, in: context)
    layout.content.contentSize = result.contentSize
    layout.content.naturalContentWidth = result.naturalContentWidth
    layout.updateLayout(in: context)
    layout.setZIndexes()
    layout.updateOverscrollFooterPosition(in: context)
    layout.adjustPositionsForLayoutUnderflow(in: context)
    layout.content.changes.place()
    wasPlaced = true
    pass.alignsShortContent = false
    pass.naturalContentWidth = result.naturalContentWidth
  }

  /// - Complexity: O(sections) plus the layout's own work; O(elements) if that moves any of them.
  func updateLayout(of content: inout PlacedContent, in context: ListLayoutLayoutContext) {
    guard let layout = running?.layout else { return }
    if !wasPlaced { layout.updateLayout(in: context) }
    wasPlaced = false
    pinHeaders(layout, &content, in: context)
  }

  func targetIndexPath(
    forInteractivelyMovingItem indexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath? {
    layout?.targetIndexPath(forInteractivelyMovingItem: indexPath, withPosition: position)
  }

  func adjust(
    layoutAttributesForReorderingItem attributes: inout ListContentLayoutAttributes,
    originalAttributes: ListContentLayoutAttributes,
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) {
    layout?.adjust(
      layoutAttributesForReorderingItem: &attributes,
      originalAttributes: originalAttributes,
      at: indexPath,
      withTargetPosition: position
    )
  }

  private func start(
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
    let changes = layout.content.changes
    if changes.isPlaced { content.takePlaces(of: layout) }
    if changes.isPlaced || changes.isPinned { content.takePins(of: layout.content) }
    (changes.isPlaced, changes.isPinned) = (false, false)
  }
}

extension PlacedContent {
  /// Copies the positions set by a custom layout.
  fileprivate mutating func takePlaces(of layout: some ListLayout) {
    let content = layout.content
    direction = layout.direction
    sticksHeaders = false
    contentSize = content.contentSize
    containerHeader = content.containerHeader.placed
    header = content.header.placed
    footer = content.footer.placed
    overscrollFooter = content.overscrollFooter.placed
    setSections(
      content.sections.map { section in
        SectionFrames(
          header: section.header.placed,
          items: section.items.map(\.frame),
          footer: section.footer.placed,
          positions: section.items.map(\.position),
          isHeaderSticky: section.header.isPopulated && layout.isHeaderSticky(of: section),
          direction
        )
      }
    )
    zIndexes = [:]
    content.forEach { item, place in
      if item.zIndex != place.part.defaultZIndex { zIndexes[place] = item.zIndex }
    }
  }

  /// Copies the pinned header positions set by a custom layout.
  fileprivate mutating func takePins(of content: ListLayoutContent) {
    pin(content.header.pinned, sectionHeaders: content.sections.map(\.header.pinned))
  }
}

extension ListLayoutContent.SupplementaryItemInfo {
  /// Its frame; nil if the slot is empty.
  fileprivate var placed: CGRect? { isPopulated ? defaultFrame : nil }
  /// Its pinned frame; nil if it is not pinned.
  fileprivate var pinned: CGRect? {
    isPopulated && (pinnedX != nil || pinnedY != nil) ? visibleFrame : nil
  }
}
