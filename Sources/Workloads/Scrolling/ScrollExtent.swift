import HeadlessUIKit

/// How far a scroll view can be scrolled, as a finger finds it.
struct ScrollExtent {
  /// The offsets at which the content's ends meet the edges of the view, in points.
  let limits: ClosedRange<Double>
  /// The height of the view, in points.
  let length: Double
  /// Whether content can be pulled beyond its ends.
  let bounces: Bool

  /// The extent of a scroll view under momentum that bounces or not.
  init(_ scrollView: UIScrollView, bounces: Bool) {
    let limits = scrollView.verticalOffsetLimits
    self.limits = Double(limits.lowerBound)...Double(limits.upperBound)
    length = Double(scrollView.bounds.height)
    let canMove = limits.lowerBound < limits.upperBound || scrollView.alwaysBounceVertical
    self.bounces = bounces && scrollView.bounces && canMove
  }

  /// The offset itself, or the end of the content that it lies beyond.
  func nearest(to offset: Double) -> Double {
    min(max(offset, limits.lowerBound), limits.upperBound)
  }

  /// The offset itself where content may lie: beyond its ends only if it bounces.
  func allowed(_ offset: Double) -> Double { bounces ? offset : nearest(to: offset) }

  /// The offset for a finger that would have brought the content to `pulled`.
  func offset(pulled: Double) -> Double {
    let edge = nearest(to: pulled)
    guard bounces else { return edge }
    return edge + RubberBand.distance(pull: pulled - edge, dimension: length)
  }

  /// Where a finger would have brought the content that lies at `offset`: the inverse of
  /// `offset(pulled:)`.
  func pulled(offset: Double) -> Double {
    let edge = nearest(to: offset)
    return edge + RubberBand.pull(distance: offset - edge, dimension: length)
  }

  /// How much of the finger's velocity the content has.
  func slope(pulled: Double) -> Double {
    let pull = pulled - nearest(to: pulled)
    return pull == 0 ? 1 : RubberBand.slope(pull: pull, dimension: length)
  }

  /// The page that lies nearest to an offset, counted from the start of the content.
  func page(nearestTo offset: Double) -> Double {
    guard length > 0 else { return nearest(to: offset) }
    let pages = ((offset - limits.lowerBound) / length).rounded()
    return nearest(to: limits.lowerBound + pages * length)
  }
}
