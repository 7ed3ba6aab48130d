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
  /// - Complexity: that of finding the elements of three such rectangles.
  func steadyOffsets(around rect: CGRect, _ axis: LayoutDirection) -> ClosedRange<CGFloat>? {
    let (offset, length) = (axis.start(of: rect), axis.length(of: rect.size))
    let wide = rect.insetBy(
      dx: axis == .vertical ? 0 : -length,
      dy: axis == .vertical ? -length : 0
    )
    var (first, last) = (offset - length, offset + length)
    for element in elements(in: wide) {
      let (start, end) = (axis.start(of: element.frame), axis.end(of: element.frame))
      if element.frame.overlaps(rect) {
        first = max(first, start - length)
        last = min(last, start == end ? start : end)
      } else if start < offset {
        first = max(first, end)
      } else {
        last = min(last, start - length)
      }
    }
    first += Self.roundingMargin
    last -= Self.roundingMargin
    return first <= offset && offset <= last ? first...last : nil
  }
}
