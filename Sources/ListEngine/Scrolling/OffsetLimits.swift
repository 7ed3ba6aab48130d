import Foundation
import HeadlessUIKit

/// An offset and its limits along one axis, before either changed.
struct OffsetLimits: Equatable {
  /// The offset.
  var offset: CGFloat
  /// The offsets at which the content's start and end meet the edges of the view.
  var limits: ClosedRange<CGFloat>
  /// True if there is any content.
  var hasContent: Bool

  /// The offset after a change; `self` is the state after it.
  ///
  /// An offset within the limits stays within them; one beyond them, as during an overscroll, is
  /// left alone, unless content appeared where there was none. With `followsStart` the start of the
  /// content stays at the edge of the view.
  func offset(after old: OffsetLimits, followsStart: Bool) -> CGFloat {
    let wasAtStart = old.offset == old.limits.lowerBound
    if followsStart, wasAtStart, offset == old.offset { return limits.lowerBound }
    let isNewContent = hasContent && !old.hasContent
    guard isNewContent || old.limits.contains(old.offset) else { return offset }
    return min(max(offset, limits.lowerBound), limits.upperBound)
  }
}

extension UIScrollView {
  /// The offset along an axis, and its limits.
  func offsetLimits(_ axis: LayoutDirection) -> OffsetLimits {
    OffsetLimits(
      offset: axis.position(of: contentOffset),
      limits: axis == .vertical ? verticalOffsetLimits : horizontalOffsetLimits,
      hasContent: axis.length(of: contentSize) > 0
    )
  }
}
