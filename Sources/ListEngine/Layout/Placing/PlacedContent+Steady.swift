import Foundation
import HeadlessUIKit

extension PlacedContent {
  /// The margin that keeps rounding from showing an element too late, in points.
  private static let roundingMargin: CGFloat = 0.001

  /// The offsets along the list, near the one of a rectangle, at which the same elements overlap it.
  ///
  /// Nil if the elements are close to entering or leaving it. Only for content whose positions do
  /// not follow the offset.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - visible: the elements that overlap it.
  ///   - axis: the direction in which the list scrolls.
  /// - Returns: the offsets.
  /// - Complexity: O(visible), and that of finding the elements that come into view next.
  func steadyOffsets(
    around rect: CGRect,
    showing visible: [PlacedElement],
    _ axis: LayoutDirection
  ) -> ClosedRange<CGFloat>? {
    let (offset, length) = (axis.start(of: rect), axis.length(of: rect.size))
    var (first, last) = (offset - length, offset + length)
    for element in visible {
      let (start, end) = (axis.start(of: element.frame), axis.end(of: element.frame))
      first = max(first, start - length)
      last = min(last, start == end ? start : end)
    }
    // Of the others, those come into view at these offsets that are in front or behind.
    for element in elements(in: rect.part(from: first, to: offset, axis)) {
      guard !element.frame.overlaps(rect), axis.start(of: element.frame) < offset else { continue }
      first = max(first, axis.end(of: element.frame))
    }
    for element in elements(in: rect.part(from: offset + length, to: last + length, axis)) {
      guard !element.frame.overlaps(rect), axis.start(of: element.frame) >= offset else { continue }
      last = min(last, axis.start(of: element.frame) - length)
    }
    first += Self.roundingMargin
    last -= Self.roundingMargin
    return first <= offset && offset <= last ? first...last : nil
  }
}

extension CGRect {
  /// The rectangle from one offset along the list to another.
  fileprivate func part(from start: CGFloat, to end: CGFloat, _ axis: LayoutDirection) -> CGRect {
    let length = max(0, end - start)
    switch axis {
    case .vertical: return CGRect(x: minX, y: start, width: width, height: length)
    case .horizontal: return CGRect(x: start, y: minY, width: length, height: height)
    }
  }
}
