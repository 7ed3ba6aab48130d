import Foundation
import HeadlessUIKit

/// The frames of one section's parts.
struct SectionFrames {
  /// Nil without a header.
  let header: CGRect?
  /// Nil without a footer.
  let footer: CGRect?
  /// One for each presented item, at its index in the whole section.
  let items: OffsetArray<CGRect>
  /// The position of every item in its group; empty if no items are grouped.
  private let positions: [ItemPosition]
  /// True if the header stays at the top while the section is on screen.
  let isHeaderSticky: Bool
  /// True if the footer stays at the bottom while the section is on screen.
  let isFooterSticky: Bool
  /// The frame at which a custom layout has pinned the header; nil if it has not.
  var pinnedHeader: CGRect?
  /// The frame at which a custom layout has pinned the footer; nil if it has not.
  var pinnedFooter: CGRect?

  /// The bounding box of all parts with a nonzero area.
  let contentsFrame: CGRect
  /// The start of the first part and the end of the last along the list, including empty parts.
  private let partsExtent: (start: CGFloat, end: CGFloat)
  /// The start of the first item and the end of the last along the list, in whatever order they are placed;
  /// nil without items.
  private let itemsExtent: (start: CGFloat, end: CGFloat)?
  /// True if there is a header, a footer or an item.
  let hasParts: Bool
  private let direction: LayoutDirection
  private let reach: ReachIndex
  /// True if items begin and end in their order along the list, as in tables and flows of equal
  /// rows.
  private let isOrdered: Bool

  /// Stores the frames of the parts.
  ///
  /// - Complexity: O(items).
  init(
    header: CGRect?,
    items: [CGRect],
    firstItem: Int = 0,
    footer: CGRect?,
    positions: [ItemPosition] = [],
    isHeaderSticky: Bool = false,
    isFooterSticky: Bool = false,
    _ direction: LayoutDirection
  ) {
    self.header = header
    self.items = OffsetArray(items, startIndex: firstItem)
    self.footer = footer
    self.positions = positions
    self.isHeaderSticky = isHeaderSticky
    self.isFooterSticky = isFooterSticky
    self.direction = direction
    var box = BoundingBox()
    var last = (start: -CGFloat.infinity, end: -CGFloat.infinity)
    var isOrdered = true
    reach = ReachIndex(count: items.count) { index in
      let frame = items[index]
      box.add(frame)
      let (start, end) = (direction.minY(for: frame), direction.maxY(for: frame))
      if start < last.start || end < last.end { isOrdered = false }
      last = (start, end)
      return last
    }
    self.isOrdered = isOrdered
    itemsExtent = box.extent(along: direction)
    if let header { box.add(header) }
    if let footer { box.add(footer) }
    contentsFrame = box.frame
    let extent = box.extent(along: direction)
    partsExtent = extent ?? (0, 0)
    hasParts = extent != nil
  }

  /// True if there is a header or footer that does not scroll away while the section is on screen.
  var hasStickyParts: Bool { header != nil && isHeaderSticky || footer != nil && isFooterSticky }

  /// The start of what is placed, where items before it are not; nil where nothing is.
  var cutStart: CGFloat? { itemsExtent?.start ?? footer.map { direction.minY(for: $0) } }

  /// The end of what is placed, where items after it are not; nil where nothing is.
  var cutEnd: CGFloat? { itemsExtent?.end ?? header.map { direction.maxY(for: $0) } }

  /// The start and end of the section along the list, including a header pinned outside it.
  var extent: (start: CGFloat, end: CGFloat) {
    var extent = partsExtent
    for pinned in [pinnedHeader, pinnedFooter] {
      guard let pinned else { continue }
      extent.start = min(extent.start, direction.minY(for: pinned))
      extent.end = max(extent.end, direction.maxY(for: pinned))
    }
    return extent
  }

  /// The items that may overlap a rectangle; a superset of those that do.
  ///
  /// - Complexity: O(log items).
  func candidates(in rect: CGRect) -> Range<Int> {
    let (start, end) = (direction.minY(for: rect), direction.maxY(for: rect))
    let range = reach.candidates(from: start, to: end)
    guard isOrdered else {
      return range.lowerBound + items.startIndex..<range.upperBound + items.startIndex
    }
    // Two binary searches cost less than a test of every item of a block.
    let frames = items.elements[range]
    let first = frames.partitioningIndex { direction.maxY(for: $0) >= start }
    let last = frames[first...].partitioningIndex { direction.minY(for: $0) > end }
    return first + items.startIndex..<last + items.startIndex
  }

  /// The position of an item in its group.
  func position(of item: Int) -> ItemPosition {
    positions.isEmpty ? .single : positions[item - items.startIndex]
  }

  /// The section moved along the list.
  func moved(by distance: CGFloat) -> SectionFrames {
    moved(header: distance, items: distance, footer: distance)
  }

  /// The section with its parts moved along the list.
  func moved(
    header headerDistance: CGFloat,
    items distance: CGFloat,
    footer footerDistance: CGFloat
  ) -> SectionFrames {
    SectionFrames(
      header: header.map { direction.moved($0, by: headerDistance) },
      items: items.elements.map { direction.moved($0, by: distance) },
      firstItem: items.startIndex,
      footer: footer.map { direction.moved($0, by: footerDistance) },
      positions: positions,
      isHeaderSticky: isHeaderSticky,
      isFooterSticky: isFooterSticky,
      direction
    )
  }
}

/// The bounding boxes of rectangles: of all, and of those with a nonzero area.
private struct BoundingBox {
  private var all = Edges()
  private var withArea = Edges()

  private struct Edges {
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity

    // By hand: `union` of Foundation costs more than everything else that is done with a row.
    mutating func add(_ rect: CGRect) {
      if rect.origin.x < minX { minX = rect.origin.x }
      if rect.origin.y < minY { minY = rect.origin.y }
      if rect.origin.x + rect.size.width > maxX { maxX = rect.origin.x + rect.size.width }
      if rect.origin.y + rect.size.height > maxY { maxY = rect.origin.y + rect.size.height }
    }
  }

  mutating func add(_ rect: CGRect) {
    all.add(rect)
    if rect.size.width > 0, rect.size.height > 0 { withArea.add(rect) }
  }

  var frame: CGRect {
    guard withArea.minX <= withArea.maxX else { return .zero }
    return CGRect(
      x: withArea.minX,
      y: withArea.minY,
      width: withArea.maxX - withArea.minX,
      height: withArea.maxY - withArea.minY
    )
  }

  /// Nil without rectangles.
  func extent(along direction: LayoutDirection) -> (start: CGFloat, end: CGFloat)? {
    guard all.minX <= all.maxX else { return nil }
    return direction == .vertical ? (all.minY, all.maxY) : (all.minX, all.maxX)
  }
}
