import Foundation
import ListSchema

extension TableAppearance: PlacingLayout, SectionsLayout {
  static var defaults: ListLayoutDefaults { .init(itemInsertAndRemoveAnimations: .fade) }

  func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent {
    var pen = LayoutPen(self, in: context, measurer)
    defer { measurer = pen.measurer }
    return place(presentation, with: &pen)
  }

  var hasNaturalWidth: Bool { true }
  var headerToFirstSectionSpacing: CGFloat { layout.headerToFirstSectionSpacing }
  var sectionHeaderBottomSpacing: CGFloat { layout.sectionHeaderBottomSpacing }
  var lastSectionToFooterSpacing: CGFloat { layout.lastSectionToFooterSpacing }

  func spacing(after section: PresentationSection) -> CGFloat {
    section.model.layouts.table.customInterSectionSpacing
      ?? (section.footer.model == nil
        ? layout.interSectionSpacingWithNoFooter : layout.interSectionSpacingWithFooter)
  }

  func width(of headerFooter: any AnyHeaderFooter) -> CustomWidth {
    headerFooter.layouts.table.width
  }

  func width(of section: Section) -> CustomWidth { section.layouts.table.width }

  func isHeaderSticky(in section: Section) -> Bool? { section.layouts.table.isHeaderSticky }

  func lineLength(in section: Section) -> Int? { section.layouts.table.columns.count }

  func placeItems(
    of section: PresentationSection,
    at index: Int,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> PlacedItems {
    let columns = section.model.layouts.table.columns
    return columns.count == 1
      ? placeRows(of: section, at: index, in: room, with: &pen)
      : placeColumns(columns, of: section, at: index, in: room, with: &pen)
  }
}

extension TableAppearance {
  /// Places items below each other, each with its own width.
  private func placeRows(
    of section: PresentationSection,
    at index: Int,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> PlacedItems {
    let rows = section.model.rows
    var placed = PlacedItems()
    placed.frames.reserveCapacity(rows.count)
    placed.positions.reserveCapacity(rows.count)
    // Rows that are not presented are assumed to have the table's spacing.
    var touchesPrevious = section.itemsBefore > 0 && !beginsGroup(after: self.layout.itemSpacing)
    for (item, row) in zip(section.items.indices, rows) {
      let layout = row.layouts.table
      let isLast = item == section.itemCount - 1
      let spacing = layout.itemSpacing ?? self.layout.itemSpacing
      let touchesNext = !isLast && !beginsGroup(after: spacing)
      let position = ItemPosition(touchesPrevious: touchesPrevious, touchesNext: touchesNext)
      let (x, width) = layout.width.merge(with: room.width)
        .position(viewWidth: pen.viewWidth, defaultWidth: room.length)
      let place = ElementPlace(part: .item, section: index, index: item)
      let size = pen.size(of: row, section.items[item], at: place, position, width: width)
      placed.frames.append(pen.frame(x: x, width: width, height: size.height))
      placed.positions.append(position)
      pen.y += size.height + (isLast ? spacingToFooter(below: layout, in: section) : spacing)
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
    of section: PresentationSection,
    at index: Int,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> PlacedItems {
    let gaps = columns.spacing * CGFloat(columns.count - 1)
    let width = ((room.length - gaps) / CGFloat(columns.count)).rounded()
    let rows = section.model.rows
    var placed = PlacedItems()
    placed.frames.reserveCapacity(rows.count)
    let first = section.itemsBefore
    for start in stride(from: first, to: section.items.endIndex, by: columns.count) {
      let end = min(start + columns.count, section.items.endIndex)
      var (height, spacing): (CGFloat, CGFloat) = (0, 0)
      for item in start..<end {
        let layout = rows[item - first].layouts.table
        let x = room.x + CGFloat(item - start) * (width + columns.spacing)
        let place = ElementPlace(part: .item, section: index, index: item)
        let size = pen.size(of: rows[item - first], section.items[item], at: place, width: width)
        placed.frames.append(pen.frame(x: x, width: width, height: size.height))
        let below =
          end == section.itemCount
          ? spacingToFooter(below: layout, in: section)
          : layout.itemSpacing ?? self.layout.itemSpacing
        (height, spacing) = (max(height, size.height), item == start ? below : max(spacing, below))
      }
      pen.y += height + spacing
    }
    return placed
  }

  private func spacingToFooter(
    below item: ItemLayout,
    in section: PresentationSection
  ) -> CGFloat {
    guard section.footer.model != nil else { return 0 }
    return item.itemToSectionFooterSpacing ?? layout.itemToSectionFooterSpacing
  }

  /// Whether a distance between items separates two groups.
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
