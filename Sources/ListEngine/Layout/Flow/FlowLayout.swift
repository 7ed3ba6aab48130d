import Foundation

extension FlowAppearance: SectionsLayout {
  static var defaults: ListLayoutDefaults { .init(itemInsertAndRemoveAnimations: .scaleUp) }

  var hasNaturalWidth: Bool { false }
  var headerToFirstSectionSpacing: CGFloat { spacings.headerToFirstSectionSpacing }
  var sectionHeaderBottomSpacing: CGFloat { spacings.sectionHeaderBottomSpacing }
  var lastSectionToFooterSpacing: CGFloat { spacings.lastSectionToFooterSpacing }

  func spacing(afterSection layouts: SectionLayouts, hasFooter: Bool) -> CGFloat {
    hasFooter ? spacings.interSectionSpacing.withFooter : spacings.interSectionSpacing.noFooter
  }

  /// Headers and footers of a flow always have the default width.
  func width(ofHeaderFooter layouts: HeaderFooterLayouts) -> CustomWidth { .default }

  func width(ofSection layouts: SectionLayouts) -> CustomWidth { layouts.flow.width }

  func isHeaderSticky(inSection layouts: SectionLayouts) -> Bool? { layouts.flow.isHeaderSticky }

  func placeItems(
    of section: WindowedLayoutSection,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> PlacedItems {
    let sizes = measureItems(of: section, in: room, with: &pen)
    let flow = section.layouts.flow
    let spacing = flow.itemSpacing ?? spacings.itemSpacing
    let alignment = flow.rowItemsAlignment ?? rowItemsAlignment
    var gaps = RowGaps(
      underflow: flow.rowUnderflowAlignment ?? rowUnderflowAlignment,
      spacing: spacing,
      room: room,
      previous: spacings.itemSpacing
    )
    var placed = PlacedItems()
    placed.frames.reserveCapacity(sizes.count)
    var rest = sizes[...]
    while !rest.isEmpty {
      var line = FlowLine(spacing: breakSpacing(in: flow), room: room.length)
      let row = rest.prefix { line.add($0.width) }
      rest = rest[row.endIndex...]
      let height = row.reduce(0) { max($0, $1.height) }
      let isLast = rest.isEmpty && section.items.upperBound == section.itemCount
      gaps.place(row, isLast: isLast) { x, size in
        let (y, length) = alignment.place(size.height, in: height)
        placed.frames.append(
          pen.direction.frame(x: x, y: pen.y + y, width: size.width, height: length)
        )
      }
      let footerSpacing = section.hasFooter ? spacings.rowToSectionFooterSpacing : 0
      let length = height + (isLast ? footerSpacing : spacings.rowSpacing)
      placed.endLine(row.count, length: length)
      pen.y += length
    }
    return placed
  }

  /// The sizes of a section's items, across the list and along it.
  private func measureItems(
    of section: WindowedLayoutSection,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> [CGSize] {
    let widths = itemWidths(in: section.layouts.flow, room)
    var sizes: [CGSize] = []
    sizes.reserveCapacity(section.items.count)
    for item in section.items {
      let fixed = widths.width(of: section.givenLayouts(ofItem: item)?.flow ?? .defaultValue)
      let size = pen.size(
        ofItem: item,
        in: section,
        width: min(fixed ?? room.length, room.length)
      )
      sizes.append(CGSize(width: fixed ?? size.width, height: size.height))
    }
    return sizes
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
