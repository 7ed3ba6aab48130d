import Foundation
import ListSchema

extension FlowAppearance: PlacingLayout, SectionsLayout {
  static var defaults: ListLayoutDefaults { .init(itemInsertAndRemoveAnimations: .scaleUp) }

  func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent {
    var pen = LayoutPen(self, in: context, measurer)
    defer { measurer = pen.measurer }
    return place(presentation, with: &pen)
  }

  var hasNaturalWidth: Bool { false }
  var headerToFirstSectionSpacing: CGFloat { spacings.headerToFirstSectionSpacing }
  var sectionHeaderBottomSpacing: CGFloat { spacings.sectionHeaderBottomSpacing }
  var lastSectionToFooterSpacing: CGFloat { spacings.lastSectionToFooterSpacing }

  func spacing(after section: PresentationSection) -> CGFloat {
    section.footer.model == nil
      ? spacings.interSectionSpacing.noFooter : spacings.interSectionSpacing.withFooter
  }

  /// Headers and footers of a flow always have the default width.
  func width(of headerFooter: any AnyHeaderFooter) -> CustomWidth { .default }

  func width(of section: Section) -> CustomWidth { section.layouts.flow.width }

  func isHeaderSticky(in section: Section) -> Bool? { section.layouts.flow.isHeaderSticky }

  /// Rows wrap depending on the widths of all previous items.
  func lineLength(in section: Section) -> Int? { nil }

  func placeItems(
    of section: PresentationSection,
    at index: Int,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> PlacedItems {
    let sizes = measureItems(of: section, at: index, in: room, with: &pen)
    let flow = section.model.layouts.flow
    let spacing = flow.itemSpacing ?? spacings.itemSpacing
    let alignment = flow.rowItemsAlignment ?? rowItemsAlignment
    var gaps = RowGaps(
      underflow: flow.rowUnderflowAlignment ?? rowUnderflowAlignment,
      spacing: spacing,
      room: room,
      previous: spacings.itemSpacing
    )
    let breakSpacing = rowBreaking == .listItemSpacing ? spacings.itemSpacing : spacing
    var placed = PlacedItems()
    placed.frames.reserveCapacity(sizes.count)
    var rest = sizes[...]
    while !rest.isEmpty {
      let row = rest.prefix(rowLength(of: rest, spacing: breakSpacing, in: room.length))
      rest = rest[row.endIndex...]
      let height = row.reduce(0) { max($0, $1.height) }
      gaps.place(row, isLast: rest.isEmpty) { x, size in
        let (y, length) = alignment.place(size.height, in: height)
        placed.frames.append(
          pen.direction.frame(x: x, y: pen.y + y, width: size.width, height: length)
        )
      }
      pen.y += height
      if !rest.isEmpty {
        pen.y += spacings.rowSpacing
      } else if section.footer.model != nil {
        pen.y += spacings.rowToSectionFooterSpacing
      }
    }
    return placed
  }

  /// The number of items in the next row: as many as fit, and at least one, however wide.
  private func rowLength(
    of sizes: ArraySlice<CGSize>,
    spacing: CGFloat,
    in room: CGFloat
  ) -> Int {
    var x: CGFloat = 0
    let count = sizes.prefix { size in
      defer { x += size.width + spacing }
      return x + size.width <= room
    }.count
    return max(1, count)
  }

  /// The sizes of a section's items, across the list and along it.
  private func measureItems(
    of section: PresentationSection,
    at index: Int,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> [CGSize] {
    let rows = section.model.rows
    let width = itemWidth(in: section, room.length)
    var sizes: [CGSize] = []
    sizes.reserveCapacity(rows.count)
    for item in rows.indices {
      let fixed = rows[item].layouts.flow.width == .fillRow ? room.length : width
      let place = ElementPlace(part: .item, section: index, index: item)
      let size = pen.size(
        of: rows[item],
        section.items[item],
        at: place,
        width: min(fixed ?? room.length, room.length)
      )
      sizes.append(CGSize(width: fixed ?? size.width, height: size.height))
    }
    return sizes
  }

  /// The common width of a section's items; nil if widths differ.
  private func itemWidth(in section: PresentationSection, _ room: CGFloat) -> CGFloat? {
    let flow = section.model.layouts.flow
    switch flow.itemSizing ?? itemSizing {
    case .natural: return nil
    case .fixed(let width): return width
    case .columns(let count):
      precondition(count >= 1, "a flow needs at least one column, not \(count)")
      let spacing = flow.itemSpacing ?? spacings.itemSpacing
      return ((room - spacing * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
    }
  }
}

extension FlowAppearance.RowItemsAlignment {
  /// The offset of an item of a height in its row, and its resulting height.
  fileprivate func place(_ height: CGFloat, in row: CGFloat) -> (y: CGFloat, height: CGFloat) {
    switch self {
    case .top: (0, height)
    case .center: (((row - height) / 2).rounded(), height)
    case .bottom: (row - height, height)
    case .fill: (0, row)
    }
  }
}
