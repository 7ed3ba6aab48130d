public import Foundation
import ListSchema

extension ListLayout {
  /// Rows fade.
  public static var defaults: ListLayoutDefaults { .init(itemInsertAndRemoveAnimations: .fade) }

  /// Moves nothing.
  public func updateLayout(in context: ListLayoutLayoutContext) {}

  /// In front-to-back order: container header, list header, section headers, items, footers.
  public func setZIndexes() {
    content.forEach { $0.zIndex = $1.part.defaultZIndex }
  }

  /// Pins the list's header according to the appearance.
  public func positionStickyListHeaderIfNeeded(in context: ListLayoutLayoutContext) {
    let header = content.header
    let start = stickyHeaders(in: context)
      .pinnedStart(ofListHeaderAt: direction.minY(for: header.defaultFrame))
    header.pin(at: header.isPopulated ? start : nil, along: direction)
  }

  /// Pins section headers according to their contents, sections and the appearance, in this order.
  public func positionStickySectionHeadersIfNeeded(in context: ListLayoutLayoutContext) {
    let sticky = stickyHeaders(in: context)
    for section in content.sections where section.header.isPopulated {
      let isSticky = isHeaderSticky(of: section)
      let frame = section.header.defaultFrame
      let start = sticky.pinnedStart(
        ofSectionHeaderAt: direction.minY(for: frame),
        length: direction.height(for: frame.size),
        sectionEnd: direction.maxY(for: section.contentsFrame)
      )
      section.header.pin(at: isSticky ? start : nil, along: direction)
    }
  }

  /// Returns whether a section's header sticks: according to its content, the section and the appearance, in
  /// this order.
  func isHeaderSticky(of section: ListLayoutContent.SectionInfo) -> Bool {
    section.isHeaderSticky ?? section.layouts[SectionLayout.self].isHeaderSticky
      ?? layoutAppearance.stickySectionHeaders
  }

  /// Places the overscroll footer below the content, or below the view if that is longer.
  public func updateOverscrollFooterPosition(in context: ListLayoutLayoutContext) {
    content.overscrollFooter.move(
      to: context.overscrollStart(contentLength: contentLength, direction),
      along: direction
    )
  }

  /// Moves all but the container header and the overscroll footer.
  public func adjustPositionsForLayoutUnderflow(in context: ListLayoutLayoutContext) {
    let distance = context.underflowOffset(
      contentLength: contentLength,
      behavior.underflow.alignment,
      direction
    )
    guard distance > 0 else { return }
    for item in content.all {
      item.move(
        to: direction.y(for: CGPoint(x: item.x, y: item.y)) + distance,
        along: direction
      )
    }
  }

  /// Changes nothing.
  public func adjust(
    layoutAttributesForReorderingItem attributes: inout ListContentLayoutAttributes,
    originalAttributes: ListContentLayoutAttributes,
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) {}

  /// Leaves it to the list.
  public func targetIndexPath(
    forInteractivelyMovingItem indexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath? { nil }

  private var contentLength: CGFloat { direction.height(for: content.contentSize) }

  private func stickyHeaders(in context: ListLayoutLayoutContext) -> StickyHeaders {
    let padding = layoutAppearance.resolvedBounds(in: context).padding
    return StickyHeaders(
      listHeader: layoutAppearance.listHeaderPosition,
      canBeFixed: !content.containerHeader.isPopulated && !context.hasRefreshControl
        && direction.top(for: padding) == 0,
      start: context.stickingStart(direction),
      listHeaderLength: content.header.isPopulated ? direction.height(for: content.header.size) : 0
    )
  }
}
