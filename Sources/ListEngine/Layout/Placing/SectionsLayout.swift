import Foundation
import ListSchema

/// A layout of sections below each other: the common part of tables and flows.
protocol SectionsLayout: ListLayoutAppearance {
  /// Whether the list has a natural width.
  var hasNaturalWidth: Bool { get }
  /// Below the list's header, when there is a section.
  var headerToFirstSectionSpacing: CGFloat { get }
  /// Below a section's header, when the section has items.
  var sectionHeaderBottomSpacing: CGFloat { get }
  /// Between the last section and the list's footer.
  var lastSectionToFooterSpacing: CGFloat { get }

  /// Below a section that is not the last one.
  func spacing(after section: PresentationSection) -> CGFloat
  /// The width and position of a header or footer.
  func width(of headerFooter: any AnyHeaderFooter) -> CustomWidth
  /// The width and position of a section.
  func width(of section: Section) -> CustomWidth
  /// Whether a section requests a sticky header; nil leaves it to the layout.
  func isHeaderSticky(in section: Section) -> Bool?

  /// The number of items of a section in each line; nil if it varies.
  func lineLength(in section: Section) -> Int?

  /// Places the items of a section, and moves to the start of its footer.
  func placeItems(
    of section: PresentationSection,
    at index: Int,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> PlacedItems
}

/// The position of a section across the list.
struct SectionRoom {
  var width: CustomWidth
  /// Its start.
  var x: CGFloat
  /// Its width.
  var length: CGFloat
}

/// The frames of a section's items.
struct PlacedItems {
  var frames: [CGRect] = []
  /// The position of every item in its group; empty if no items are grouped.
  var positions: [ItemPosition] = []
}

extension SectionsLayout {
  /// Places all presented content.
  func place(_ presentation: PresentationState, with pen: inout LayoutPen) -> PlacedContent {
    var content = PlacedContent()
    content.direction = direction
    let root = pen.rootWidth
    content.containerHeader = place(
      presentation.containerHeader,
      .containerHeader,
      .fill,
      with: &pen
    )
    pen.y += pen.topPadding
    content.header = place(presentation.header, .listHeader, root, with: &pen)
    if content.header != nil, !presentation.sections.isEmpty {
      pen.y += headerToFirstSectionSpacing
    }
    content.sectionsStart = pen.y
    pen.y += presentation.gaps.sectionsBefore
    content.setSections(
      placeSections(of: presentation, &content.lengths, with: &pen),
      first: presentation.sections.startIndex
    )
    pen.y += presentation.gaps.sectionsAfter
    content.footer = place(presentation.footer, .listFooter, root, with: &pen)
    pen.y += pen.bottomPadding
    content.contentSize = pen.contentSize
    content.overscrollFooter = place(
      presentation.overscrollFooter,
      .overscrollFooter,
      root,
      with: &pen
    )
    if hasNaturalWidth { content.naturalContentWidth = pen.naturalWidth }
    return content
  }

  /// Places the sections with the distances between them.
  ///
  /// A section without any part takes no space and no spacing, not even to the list's footer if it
  /// is the last one, as in Listable.
  private func placeSections(
    of presentation: PresentationState,
    _ lengths: inout [PlacedLengths],
    with pen: inout LayoutPen
  ) -> [SectionFrames] {
    var frames: [SectionFrames] = []
    frames.reserveCapacity(presentation.sections.count)
    for (index, section) in zip(presentation.sections.indices, presentation.sections) {
      var length = PlacedLengths(section: index)
      let gaps = presentation.rowGaps(ofSection: index)
      frames.append(place(section, at: index, gaps, &length, with: &pen))
      let end = pen.y
      if !section.isEmpty {
        if index < presentation.sectionCount - 1 {
          pen.y += spacing(after: section)
        } else if presentation.footer.model != nil {
          pen.y += lastSectionToFooterSpacing
        }
      }
      length.tail += pen.y - end
      lengths.append(length)
    }
    return frames
  }

  private func place(
    _ section: PresentationSection,
    at index: Int,
    _ gaps: (before: CGFloat, after: CGFloat),
    _ length: inout PlacedLengths,
    with pen: inout LayoutPen
  ) -> SectionFrames {
    let start = pen.y
    let width = width(of: section.model).merge(with: pen.rootWidth)
    let (x, breadth) = width.position(viewWidth: pen.viewWidth, defaultWidth: pen.defaultWidth)
    let room = SectionRoom(width: width, x: x, length: breadth)
    let header = place(
      section.header,
      .sectionHeader,
      section: index,
      width,
      length: breadth,
      with: &pen
    )
    if header != nil, section.itemCount > 0 { pen.y += sectionHeaderBottomSpacing }
    length.head = pen.y - start
    pen.y += gaps.before
    let itemsStart = pen.y
    let items = placeItems(of: section, at: index, in: room, with: &pen)
    length.firstRow = section.itemsBefore
    length.rows = lengths(of: items, in: section.model, from: itemsStart, to: pen.y)
    pen.y += gaps.after
    let itemsEnd = pen.y
    defer { length.tail = pen.y - itemsEnd }
    let footer = place(
      section.footer,
      .sectionFooter,
      section: index,
      width,
      length: breadth,
      with: &pen
    )
    return SectionFrames(
      header: header,
      items: items.frames,
      firstItem: section.itemsBefore,
      footer: footer,
      positions: items.positions,
      isHeaderSticky: section.header.model?.isStickySectionHeader
        ?? isHeaderSticky(in: section.model) ?? stickySectionHeaders,
      direction
    )
  }

  /// The lengths of a section's items along the list, including the spacing after them.
  ///
  /// The items of a line share its length; all of them do if the section has no regular lines.
  private func lengths(
    of items: PlacedItems,
    in section: Section,
    from start: CGFloat,
    to end: CGFloat
  ) -> [Double] {
    let count = items.frames.count
    guard let unit = lineLength(in: section), unit < count else {
      return [Double](repeating: (end - start) / CGFloat(max(1, count)), count: count)
    }
    var lengths: [Double] = []
    lengths.reserveCapacity(count)
    var y = start
    for line in stride(from: 0, to: count, by: unit) {
      let next = line + unit < count ? direction.minY(for: items.frames[line + unit]) : end
      let inLine = min(unit, count - line)
      for _ in 0..<inLine { lengths.append((next - y) / CGFloat(inLine)) }
      y = next
    }
    return lengths
  }

  private func place(
    _ slot: HeaderFooterSlot,
    _ part: ListSchema.ContentPart,
    section: Int = 0,
    _ parent: CustomWidth,
    length: CGFloat? = nil,
    with pen: inout LayoutPen
  ) -> CGRect? {
    guard let model = slot.model else { return nil }
    return pen.place(
      slot,
      at: ElementPlace(part: part, section: section),
      width(of: model).merge(with: parent),
      defaultWidth: length
    )
  }
}

extension PresentationSection {
  /// Whether there is nothing to place.
  fileprivate var isEmpty: Bool { itemCount == 0 && header.model == nil && footer.model == nil }
}
