import Foundation
import HeadlessUIKit

/// The places of one section's parts.
struct SectionFrames {
  /// Nil where there is no header.
  let header: CGRect?
  /// Nil where there is no footer.
  let footer: CGRect?
  /// One for each item that is presented, at its index in the whole section.
  let items: OffsetArray<CGRect>
  /// Where every item stands in its group; empty where every item is alone.
  private let positions: [ItemPosition]
  /// Whether the header stays at the top while the section is on screen.
  let isHeaderSticky: Bool
  /// Where a custom layout has pinned the header; nil where it did not.
  var pinnedHeader: CGRect?

  /// The box around all parts that have an area.
  let contentsFrame: CGRect
  /// Where the first part begins and the last one ends along the list, also those without area.
  private let partsExtent: (start: CGFloat, end: CGFloat)
  private let direction: LayoutDirection
  private let reach: ReachIndex

  /// Takes over the places of the parts.
  ///
  /// - Complexity: O(items).
  init(
    header: CGRect?,
    items: [CGRect],
    firstItem: Int = 0,
    footer: CGRect?,
    positions: [ItemPosition] = [],
    isHeaderSticky: Bool = false,
    _ direction: LayoutDirection
  ) {
    self.header = header
    self.items = OffsetArray(items, startIndex: firstItem)
    self.footer = footer
    self.positions = positions
    self.isHeaderSticky = isHeaderSticky
    self.direction = direction
    var box = BoundingBox()
    reach = ReachIndex(count: items.count) { index in
      let frame = items[index]
      box.add(frame)
      return (direction.minY(for: frame), direction.maxY(for: frame))
    }
    if let header { box.add(header) }
    if let footer { box.add(footer) }
    contentsFrame = box.frame
    partsExtent = box.extent(along: direction)
  }

  /// Where the section begins and ends along the list, with a header that is pinned outside of it.
  var extent: (start: CGFloat, end: CGFloat) {
    guard let pinnedHeader else { return partsExtent }
    return (
      min(partsExtent.start, direction.minY(for: pinnedHeader)),
      max(partsExtent.end, direction.maxY(for: pinnedHeader))
    )
  }

  /// The items that may overlap a rectangle; a superset of those that do.
  ///
  /// - Complexity: O(log items).
  func candidates(in rect: CGRect) -> Range<Int> {
    let range = reach.candidates(from: direction.minY(for: rect), to: direction.maxY(for: rect))
    return range.lowerBound + items.startIndex..<range.upperBound + items.startIndex
  }

  /// Where an item stands in its group.
  func position(of item: Int) -> ItemPosition {
    positions.isEmpty ? .single : positions[item - items.startIndex]
  }

  /// The section moved along the list.
  func moved(by distance: CGFloat) -> SectionFrames {
    let vector = direction.point(x: 0, y: distance)
    func moved(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: vector.x, dy: vector.y) }
    return SectionFrames(
      header: header.map(moved),
      items: items.elements.map(moved),
      firstItem: items.startIndex,
      footer: footer.map(moved),
      positions: positions,
      isHeaderSticky: isHeaderSticky,
      direction
    )
  }
}

/// The smallest boxes around rectangles: around all, and around those that have an area.
private struct BoundingBox {
  private var all = Edges()
  private var withArea = Edges()

  private struct Edges {
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity

    // By hand: `union` of Foundation costs more than all else that is done with a row.
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

  func extent(along direction: LayoutDirection) -> (start: CGFloat, end: CGFloat) {
    guard all.minX <= all.maxX else { return (0, 0) }
    return direction == .vertical ? (all.minY, all.maxY) : (all.minX, all.maxX)
  }
}
