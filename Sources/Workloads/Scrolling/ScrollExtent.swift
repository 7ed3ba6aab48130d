import HeadlessUIKit

/// The scrollable extent of a scroll view, as seen by a finger.
struct ScrollExtent {
  /// The offsets at which the content's ends meet the edges of the view, in points.
  let limits: ClosedRange<Double>
  /// The height of the view, in points.
  let length: Double
  /// True if content can be pulled beyond its ends.
  let bounces: Bool

  /// The extent of a scroll view under momentum that bounces or not.
  init(_ scrollView: UIScrollView, bounces: Bool) {
    let limits = scrollView.verticalOffsetLimits
    self.limits = Double(limits.lowerBound)...Double(limits.upperBound)
    length = Double(scrollView.bounds.height)
    let canMove = limits.lowerBound < limits.upperBound || scrollView.alwaysBounceVertical
    self.bounces = bounces && scrollView.bounces && canMove
  }

  /// The offset itself, or the nearest end of the content.
  func nearest(to offset: Double) -> Double {
    min(max(offset, limits.lowerBound), limits.upperBound)
  }

  /// The offset if content may be there: beyond its ends only if it bounces.
  func allowed(_ offset: Double) -> Double { bounces ? offset : nearest(to: offset) }

  /// The offset for a finger that would have moved the content to `pulled`.
  func offset(pulled: Double) -> Double {
    let edge = nearest(to: pulled)
    guard bounces else { return edge }
    return edge + RubberBand.distance(pull: pulled - edge, dimension: length)
  }

  /// The offset to which a finger would have moved the content that is at `offset`: the inverse of
  /// `offset(pulled:)`.
  func pulled(offset: Double) -> Double {
    let edge = nearest(to: offset)
    return edge + RubberBand.pull(distance: offset - edge, dimension: length)
  }

  /// The ratio of the content's velocity to the finger's.
  func slope(pulled: Double) -> Double {
    let pull = pulled - nearest(to: pulled)
    return pull == 0 ? 1 : RubberBand.slope(pull: pull, dimension: length)
  }

  /// The page nearest to an offset, counted from the start of the content.
  func page(nearestTo offset: Double) -> Double {
    guard length > 0 else { return nearest(to: offset) }
    let pages = ((offset - limits.lowerBound) / length).rounded()
    return nearest(to: limits.lowerBound + pages * length)
  }
}
