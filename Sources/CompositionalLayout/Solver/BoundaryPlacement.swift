import HeadlessUIKit

/// The elements at the boundary of a section, or of the whole layout, around its content.
///
/// Positions on the main axis start at the boundary of the section, those across at its container's.
struct BoundaryPlacement {
  /// The frame of each element, in the order of the description.
  private(set) var frames: [CGRect] = []
  /// The start of the content.
  private(set) var contentStart: CGFloat = 0
  /// The length with all elements that extend the boundary.
  private(set) var extent: CGFloat
  /// The lengths of the elements that extend the boundary before the content, and after it.
  private(set) var lengths: (before: CGFloat, after: CGFloat) = (0, 0)

  /// The length of the content alone.
  let contentExtent: CGFloat

  /// Places elements around content.
  ///
  /// - Parameters:
  ///   - items: the elements.
  ///   - axis: the main axis.
  ///   - contentExtent: the length of the content on it.
  ///   - container: the size that sizes are relative to, before the insets.
  ///   - insets: the insets across that elements keep.
  ///   - size: the size of an element, with its position among them, in a container.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    axis: LayoutAxis,
    contentExtent: CGFloat,
    container: CGSize,
    insets: NSDirectionalEdgeInsets,
    size: (Int, NSCollectionLayoutBoundarySupplementaryItem, CGSize) -> CGSize
  ) {
    self.contentExtent = contentExtent
    extent = contentExtent
    guard !items.isEmpty else { return }
    let cross = axis.cross
    var base = container
    base[cross] = max(0, container[cross] - insets.both(cross))
    var (start, end) = (CGFloat.zero, contentExtent)
    for (index, item) in items.enumerated() {
      let size = size(index, item, base)
      let side = item.alignment.side(axis)
      var origin = item.offset
      origin[axis] += item.mainPosition(size[axis], side, contentExtent)
      origin[cross] += insets.before(cross)
      origin[cross] += Self.position(size[cross], item.alignment.side(cross), base[cross])
      frames.append(CGRect(origin: origin, size: size))
      guard item.extendsBoundary else { continue }
      start = min(start, origin[axis])
      end = max(end, origin[axis] + size[axis])
      if side < 0 { lengths.before += size[axis] } else if side > 0 { lengths.after += size[axis] }
    }
    contentStart = -start
    extent = end - start
    var move = CGPoint.zero
    move[axis] = contentStart
    frames = frames.map { $0.moved(by: move) }
  }

  /// The position of a length at the start, at the end or in the middle of another.
  fileprivate static func position(
    _ length: CGFloat,
    _ side: Int,
    _ whole: CGFloat
  ) -> CGFloat {
    side < 0 ? 0 : side > 0 ? whole - length : (whole - length) / 2
  }

  /// The main position of an element that is pinned to a range of visible positions.
  ///
  /// A header stays below the start of the range, but above the footers of its section; a footer
  /// stays above the end of the range, but below the headers.
  ///
  /// - Parameters:
  ///   - natural: where it is without being pinned.
  ///   - length: its length.
  ///   - side: -1 for a header, 1 for a footer.
  ///   - section: where the section starts and ends.
  ///   - visible: the visible range.
  /// - Returns: the position while it is pinned.
  func pinned(
    _ natural: CGFloat,
    length: CGFloat,
    side: Int,
    section: (start: CGFloat, end: CGFloat),
    visible: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    if side < 0 {
      let limit = section.end - lengths.after - length
      return max(natural, min(max(natural, visible.start), limit))
    }
    guard side > 0 else { return natural }
    let limit = section.start + lengths.before
    return min(natural, max(min(natural, visible.end - length), limit))
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// The main position relative to the content, without the offset.
  fileprivate func mainPosition(
    _ length: CGFloat,
    _ side: Int,
    _ content: CGFloat
  ) -> CGFloat {
    if extendsBoundary, side < 0 { return -length }
    if extendsBoundary, side > 0 { return content }
    return BoundaryPlacement.position(length, side, content)
  }
}
