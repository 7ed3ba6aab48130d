import Foundation

extension TableAppearance: SectionsLayout {
  static var defaults: ListLayoutDefaults { .init(itemInsertAndRemoveAnimations: .fade) }

  var hasNaturalWidth: Bool { true }
  var headerToFirstSectionSpacing: CGFloat { layout.headerToFirstSectionSpacing }
  var sectionHeaderBottomSpacing: CGFloat { layout.sectionHeaderBottomSpacing }
  var lastSectionToFooterSpacing: CGFloat { layout.lastSectionToFooterSpacing }

  func spacing(afterSection layouts: SectionLayouts, hasFooter: Bool) -> CGFloat {
    layouts.table.customInterSectionSpacing?.finiteDistance
      ?? (hasFooter
        ? layout.interSectionSpacingWithFooter : layout.interSectionSpacingWithNoFooter)
  }

  func width(ofHeaderFooter layouts: HeaderFooterLayouts) -> CustomWidth { layouts.table.width }

  func width(ofSection layouts: SectionLayouts) -> CustomWidth { layouts.table.width }

  func isHeaderSticky(inSection layouts: SectionLayouts) -> Bool? { layouts.table.isHeaderSticky }

  func isFooterSticky(inSection layouts: SectionLayouts) -> Bool { layouts.table.isFooterSticky }

  func headerTopPadding(ofSection layouts: SectionLayouts) -> CGFloat {
    layouts.table.headerTopPadding.finiteDistance
  }

  func lineLength(in section: Section, _ room: LayoutRoom) -> Int? {
    section.layouts.table.columns.count
  }

  func placeItems(
    of section: WindowedLayoutSection,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> PlacedItems {
    let columns = section.layouts.table.columns
    return columns.count == 1
      ? placeRows(of: section, in: room, with: &pen)
      : placeColumns(columns, of: section, in: room, with: &pen)
  }
}

extension TableAppearance {
  /// Places items below each other, each with its own width.
  private func placeRows(
    of section: WindowedLayoutSection,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> PlacedItems {
    var placed = PlacedItems()
    placed.frames.reserveCapacity(section.items.count)
    placed.positions.reserveCapacity(section.items.count)
    placed.lengths.reserveCapacity(section.items.count)
    // Rows that are not presented are assumed to have the table's spacing.
    var touchesPrevious =
      section.items.lowerBound > 0 && !beginsGroup(after: self.layout.itemSpacing)
    func column(_ layout: ItemLayout) -> (origin: CGFloat, width: CGFloat) {
      layout.width.merge(with: room.width)
        .position(viewWidth: pen.room.viewWidth, defaultWidth: room.length)
    }
    let usual = column(.defaultValue)
    for item in section.items {
      let given = section.givenLayouts(ofItem: item)?.table
      let layout = given ?? .defaultValue
      let isLast = item == section.itemCount - 1
      let spacing = layout.itemSpacing?.finiteDistance ?? self.layout.itemSpacing
      let touchesNext = !isLast && !beginsGroup(after: spacing)
      let position = ItemPosition(touchesPrevious: touchesPrevious, touchesNext: touchesNext)
      let (x, width) = given.map(column) ?? usual
      let size = pen.size(ofItem: item, in: section, position, width: width)
      placed.frames.append(pen.frame(x: x, width: width, height: size.height))
      placed.positions.append(position)
      let length = size.height + (isLast ? spacingToFooter(below: layout, in: section) : spacing)
      placed.lengths.append(Double(length))
      pen.y += length
      touchesPrevious = touchesNext
    }
    return placed
  }

  /// Places items side by side in columns of equal width; items keep their own heights.
  ///
  /// The width of a column is rounded, so the last column may end up to half a point per column
  /// before or after the end of the section. The items' own widths are ignored.
  private func placeColumns(
    _ columns: SectionLayout.Columns,
    of section: WindowedLayoutSection,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> PlacedItems {
    let gaps = columns.spacing * CGFloat(columns.count - 1)
    let width = ((room.length - gaps) / CGFloat(columns.count)).rounded()
    var placed = PlacedItems()
    placed.frames.reserveCapacity(section.items.count)
    let items = section.items
    for start in stride(from: items.lowerBound, to: items.upperBound, by: columns.count) {
      let end = min(start + columns.count, items.upperBound)
      var (height, spacing): (CGFloat, CGFloat) = (0, 0)
      for item in start..<end {
        let layout = section.givenLayouts(ofItem: item)?.table ?? .defaultValue
        let x = room.x + CGFloat(item - start) * (width + columns.spacing)
        let size = pen.size(ofItem: item, in: section, width: width)
        placed.frames.append(pen.frame(x: x, width: width, height: size.height))
        let below =
          end == section.itemCount
          ? spacingToFooter(below: layout, in: section)
          : layout.itemSpacing?.finiteDistance ?? self.layout.itemSpacing
        (height, spacing) = (max(height, size.height), item == start ? below : max(spacing, below))
      }
      placed.endLine(end - start, length: height + spacing)
      pen.y += height + spacing
    }
    return placed
  }

  private func spacingToFooter(
    below item: ItemLayout,
    in section: WindowedLayoutSection
  ) -> CGFloat {
    guard section.hasFooter else { return 0 }
    return item.itemToSectionFooterSpacing?.finiteDistance ?? layout.itemToSectionFooterSpacing
  }

  /// Returns whether a distance between items separates two groups.
  private func beginsGroup(after spacing: CGFloat) -> Bool {
    itemPositionGroupingHeight == 0 ? spacing > 0 : spacing > itemPositionGroupingHeight
  }
}

extension ItemPosition {
  /// The position of a row with or without neighbours in its group.
  fileprivate init(touchesPrevious: Bool, touchesNext: Bool) {
    self =
      switch (touchesPrevious, touchesNext) {
      case (false, false): .single
      case (false, true): .first
      case (true, true): .middle
      case (true, false): .last
      }
  }
}
