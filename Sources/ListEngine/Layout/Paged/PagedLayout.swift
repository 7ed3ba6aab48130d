import Foundation
import HeadlessUIKit

extension PagedAppearance: PlacingLayout {
  static var defaults: ListLayoutDefaults { .init(itemInsertAndRemoveAnimations: .scaleDown) }

  /// Gives every element a page; nothing is measured.
  ///
  /// The container header and the overscroll footer have no page and do not show.
  func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent {
    var pages = Pages(self, in: context)
    var content = PlacedContent()
    content.direction = direction
    content.header = pages.next(if: presentation.header)
    content.sectionsStart = pages.end
    pages.skip(presentation.gaps.sectionsBefore)
    content.setSections(
      zip(presentation.sections.indices, presentation.sections).map { index, section in
        let (frames, length) = place(section, at: index, in: presentation, &pages)
        content.lengths.append(length)
        return frames
      },
      first: presentation.sections.startIndex
    )
    pages.skip(presentation.gaps.sectionsAfter)
    content.footer = pages.next(if: presentation.footer)
    content.contentSize = pages.contentSize
    return content
  }

  func lineLength(in section: Section) -> Int? { 1 }

  private func place(
    _ section: PresentationSection,
    at index: Int,
    in presentation: PresentationState,
    _ pages: inout Pages
  ) -> (SectionFrames, PlacedLengths) {
    let gaps = presentation.rowGaps(ofSection: index)
    var length = PlacedLengths(section: index, firstRow: section.itemsBefore)
    var start = pages.end
    func advance() -> CGFloat {
      defer { start = pages.end }
      return pages.end - start
    }
    let header = pages.next(if: section.header)
    length.head = advance()
    pages.skip(gaps.before)
    start = pages.end
    let items = section.items.map { _ in
      defer { length.rows.append(advance()) }
      return pages.next()
    }
    pages.skip(gaps.after)
    start = pages.end
    let footer = pages.next(if: section.footer)
    length.tail = advance()
    let frames = SectionFrames(
      header: header,
      items: items,
      firstItem: section.itemsBefore,
      footer: footer,
      isHeaderSticky: false,
      direction
    )
    return (frames, length)
  }

  /// The size of a page of a view.
  func pageSize(in viewSize: CGSize, isFirst: Bool) -> CGSize {
    let length =
      fixedPageLength
      ?? direction.height(for: viewSize) - peek.totalValue(isFirstItem: isFirst)
    return direction.size(width: direction.width(for: viewSize), height: length)
  }
}

/// Lays out one page after another.
private struct Pages {
  private let appearance: PagedAppearance
  private let viewSize: CGSize
  private let bounds: ListContentBounds
  private(set) var end: CGFloat
  private var isFirst = true

  init(_ appearance: PagedAppearance, in context: ListLayoutLayoutContext) {
    self.appearance = appearance
    viewSize = context.viewBounds.size
    bounds = appearance.resolvedBounds(in: context)
    end = appearance.fixedPageLength == nil ? appearance.peek.firstItemLeading : 0
  }

  /// The size of the pages so far, with the space after them.
  var contentSize: CGSize {
    let direction = appearance.direction
    return direction.size(
      width: direction.width(for: viewSize),
      height: end + direction.bottom(for: bounds.padding) + appearance.peek.value
    )
  }

  /// Skips space for pages that are not placed.
  mutating func skip(_ length: CGFloat) {
    end += length
    if length > 0 { isFirst = false }
  }

  /// The frame of a header or footer; nil without one.
  mutating func next(if slot: HeaderFooterSlot) -> CGRect? {
    slot.model == nil ? nil : next()
  }

  /// The frame of the element on the next page.
  ///
  /// The padding applies to each page: left and right keep their meaning in both directions.
  mutating func next() -> CGRect {
    let direction = appearance.direction
    let size = appearance.pageSize(in: viewSize, isFirst: isFirst)
    let page = CGRect(origin: direction.point(x: 0, y: end), size: size)
    let width = CustomWidth.custom(
      .init(
        padding: HorizontalPadding(leading: bounds.padding.left, trailing: bounds.padding.right),
        width: bounds.width
      )
    ).position(viewWidth: page.width, defaultWidth: page.width)
    end += direction.height(for: size)
    isFirst = false
    return CGRect(
      x: page.minX + width.origin,
      y: page.minY + bounds.padding.top,
      width: width.width,
      height: page.height - bounds.padding.top - bounds.padding.bottom
    )
  }
}
