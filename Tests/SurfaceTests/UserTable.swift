import Foundation
import HeadlessUIKit
import ListEngine

/// A table as a user of the package could have written it, without anything that is not public.
final class UserTable: WindowedListLayout {
  var layoutAppearance: TableAppearance
  /// The number of items that the last pass placed.
  private(set) var placedItems = 0

  init(layoutAppearance: TableAppearance) {
    self.layoutAppearance = layoutAppearance
  }

  private var spacings: TableAppearance.Layout { layoutAppearance.layout }

  func lineLength(in section: ListEngine.Section) -> Int? {
    section.layouts.table.columns.count
  }

  func place(_ pass: WindowedLayoutPass) {
    placedItems = 0
    var pen = UserPen(layoutAppearance, pass)
    pen.place(.containerHeader, .fill)
    pen.y += pen.topPadding
    if pen.place(.listHeader, pen.rootWidth), !pass.presentedSections.isEmpty {
      pen.y += spacings.headerToFirstSectionSpacing
    }
    pass.sectionsStart = pen.y
    pen.y += pass.lengthBeforeSections
    for section in pass.presentedSections { place(section, with: &pen) }
    pen.y += pass.lengthAfterSections
    if pass.has(.listFooter), pass.endsWithContent { pen.y += spacings.lastSectionToFooterSpacing }
    pen.place(.listFooter, pen.rootWidth)
    pen.y += pen.bottomPadding
    pass.contentSize = pass.direction.size(width: pen.viewWidth, height: pen.y)
    pen.place(.overscrollFooter, pen.rootWidth)
    pass.naturalContentWidth = pen.naturalWidth
  }

  private func place(_ section: WindowedLayoutSection, with pen: inout UserPen) {
    let start = pen.y
    let layout = section.layouts.table
    let width = layout.width.merge(with: pen.rootWidth)
    let isSticky =
      section.isHeaderSticky ?? layout.isHeaderSticky ?? layoutAppearance.stickySectionHeaders
    if pen.place(.sectionHeader(section.index), width, isSticky: isSticky), section.itemCount > 0 {
      pen.y += spacings.sectionHeaderBottomSpacing
    }
    let head = pen.y - start
    pen.y += section.lengthBeforeItems
    let lengths = placeItems(of: section, width, with: &pen)
    pen.y += section.lengthAfterItems
    let end = pen.y
    pen.place(.sectionFooter(section.index), width)
    pen.y += spacing(below: section, in: pen.pass)
    pen.pass.recordLengths(
      ofSection: section.index,
      head: head,
      items: lengths,
      tail: pen.y - end
    )
  }

  private func spacing(
    below section: WindowedLayoutSection,
    in pass: WindowedLayoutPass
  ) -> CGFloat {
    guard section.itemCount > 0 || section.hasHeader || section.hasFooter else { return 0 }
    if section.index == pass.sectionCount - 1 { return 0 }
    return section.layouts.table.customInterSectionSpacing
      ?? (section.hasFooter
        ? spacings.interSectionSpacingWithFooter : spacings.interSectionSpacingWithNoFooter)
  }

  /// Places lines of items; returns the length of each item.
  private func placeItems(
    of section: WindowedLayoutSection,
    _ sectionWidth: CustomWidth,
    with pen: inout UserPen
  ) -> [Double] {
    let columns = section.layouts.table.columns
    let (x, room) = pen.position(sectionWidth)
    let gaps = columns.spacing * CGFloat(columns.count - 1)
    let columnWidth = ((room - gaps) / CGFloat(columns.count)).rounded()
    var (frames, lengths, positions): ([CGRect], [Double], [ItemPosition]) = ([], [], [])
    var touches = section.items.lowerBound > 0 && !separates(spacings.itemSpacing)
    let items = section.items
    for start in stride(from: items.lowerBound, to: items.upperBound, by: columns.count) {
      let line = start..<min(start + columns.count, items.upperBound)
      var (height, below): (CGFloat, CGFloat) = (0, -.infinity)
      for item in line {
        let layout = section.layouts(ofItem: item).table
        var position = ItemPosition.single
        var (itemX, width) = (
          x + CGFloat(item - start) * (columnWidth + columns.spacing), columnWidth
        )
        if columns.count == 1 {
          let touchesNext =
            item < section.itemCount - 1 && !separates(layout.itemSpacing ?? spacings.itemSpacing)
          position = touches ? (touchesNext ? .middle : .last) : touchesNext ? .first : .single
          touches = touchesNext
          (itemX, width) = layout.width.merge(with: sectionWidth)
            .position(viewWidth: pen.viewWidth, defaultWidth: room)
        }
        let size = pen.size(ofItem: item, section.index, position, width: width)
        frames.append(
          pen.direction.frame(x: itemX, y: pen.y, width: width, height: size.height)
        )
        positions.append(position)
        height = max(height, size.height)
        below = max(below, spacing(below: layout, in: section, line))
      }
      lengths += line.map { _ in Double(height + below) / Double(line.count) }
      pen.y += height + below
    }
    pen.pass.placeItems(
      ofSection: section.index,
      frames,
      positions: columns.count == 1 ? positions : []
    )
    placedItems += frames.count
    return lengths
  }

  private func spacing(
    below layout: TableAppearance.ItemLayout,
    in section: WindowedLayoutSection,
    _ line: Range<Int>
  ) -> CGFloat {
    guard line.upperBound == section.itemCount else {
      return layout.itemSpacing ?? spacings.itemSpacing
    }
    guard section.hasFooter else { return 0 }
    return layout.itemToSectionFooterSpacing ?? spacings.itemToSectionFooterSpacing
  }

  private func separates(_ spacing: CGFloat) -> Bool {
    let height = layoutAppearance.itemPositionGroupingHeight
    return height == 0 ? spacing > 0 : spacing > height
  }
}

/// Moves along the list, and places headers and footers.
struct UserPen {
  let pass: WindowedLayoutPass
  let direction: LayoutDirection
  let viewWidth: CGFloat
  let topPadding: CGFloat
  let bottomPadding: CGFloat
  let rootWidth: CustomWidth
  private let sidePadding: HorizontalPadding
  private let defaultWidth: CGFloat
  var y: CGFloat = 0
  private var measuredWidth: CGFloat = 0

  init(_ appearance: TableAppearance, _ pass: WindowedLayoutPass) {
    self.pass = pass
    direction = pass.direction
    let bounds = appearance.resolvedBounds(in: pass.context)
    viewWidth = direction.width(for: pass.context.viewBounds.size)
    topPadding = direction.top(for: bounds.padding)
    bottomPadding = direction.bottom(for: bounds.padding)
    sidePadding = direction.horizontalPadding(for: bounds.padding)
    rootWidth = .custom(.init(padding: sidePadding, width: bounds.width))
    defaultWidth = rootWidth.position(viewWidth: viewWidth, defaultWidth: viewWidth).width
  }

  var naturalWidth: CGFloat { measuredWidth + sidePadding.leading + sidePadding.trailing }

  func position(_ width: CustomWidth) -> (CGFloat, CGFloat) {
    width.position(viewWidth: viewWidth, defaultWidth: defaultWidth)
  }

  @discardableResult
  mutating func place(
    _ part: WindowedLayoutPart,
    _ parent: CustomWidth,
    isSticky: Bool = false
  ) -> Bool {
    let (_, parentWidth) = position(parent)
    let (x, width) = pass.layouts(of: part).table.width.merge(with: parent)
      .position(viewWidth: viewWidth, defaultWidth: parentWidth)
    let space = direction.size(width: width, height: .greatestFiniteMagnitude)
    guard let size = pass.size(of: part, fitting: space) else { return false }
    let height = direction.height(for: size)
    if part != .containerHeader, part != .overscrollFooter {
      measuredWidth = max(measuredWidth, direction.width(for: size))
    }
    let frame = direction.frame(x: x, y: y, width: width, height: height)
    pass.place(part, at: frame, isSticky: isSticky)
    y += height
    return true
  }

  mutating func size(
    ofItem item: Int,
    _ section: Int,
    _ position: ItemPosition,
    width: CGFloat
  ) -> CGSize {
    let space = direction.size(width: width, height: .greatestFiniteMagnitude)
    let size = direction.size(
      for: pass.size(ofItem: item, inSection: section, fitting: space, position: position)
    )
    measuredWidth = max(measuredWidth, size.width)
    return size
  }
}
