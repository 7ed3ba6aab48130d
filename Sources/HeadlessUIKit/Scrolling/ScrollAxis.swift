import Foundation

/// One axis of a scroll view during a drag.
struct ScrollAxis {
  /// The offset.
  var offset: CGFloat
  /// The offsets at which the content's ends meet the edges of the view.
  var limits: ClosedRange<CGFloat>
  /// The length of the view.
  var length: CGFloat
  /// True if content can be dragged beyond its ends.
  var bounces: Bool
  /// True if content that is shorter than the view can be dragged.
  var alwaysBounces: Bool

  /// The offset after a finger has dragged further by `delta`.
  ///
  /// Beyond the ends there is resistance (`RubberBand`), or the content stops if it does not
  /// bounce.
  func dragged(by delta: CGFloat) -> CGFloat {
    guard limits.lowerBound < limits.upperBound || (bounces && alwaysBounces) else { return offset }
    let end = clamped(offset)
    let pulled = end + RubberBand.pull(distance: offset - end, dimension: length) + delta
    let nearest = clamped(pulled)
    guard bounces else { return nearest }
    return nearest + RubberBand.distance(pull: pulled - nearest, dimension: length)
  }

  /// The offset at which content stops by itself after a release at `velocity` points per second.
  func rest(velocity: CGFloat, rate: UIScrollView.DecelerationRate) -> CGFloat {
    guard velocity != 0 else { return clamped(offset) }
    let momentum = ScrollDeceleration(initialVelocity: velocity, rate: rate)
    return clamped(offset + momentum.restDistance)
  }

  /// The page at which content stops: the next one in the direction of motion, or the nearest one.
  func page(velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return clamped(offset) }
    let pages = offset / length
    let page =
      if velocity > 0 {
        pages.rounded(.down) + 1
      } else if velocity < 0 {
        pages.rounded(.up) - 1
      } else {
        pages.rounded()
      }
    return clamped(page * length)
  }

  /// The nearest offset at which `range` is visible, if `visible` is visible now.
  ///
  /// A longer range then fills the visible part.
  func offset(
    showing range: ClosedRange<CGFloat>,
    in visible: ClosedRange<CGFloat>
  ) -> CGFloat {
    let atStart = range.lowerBound - visible.lowerBound
    let atEnd = range.upperBound - visible.upperBound
    let delta = min(max(0, min(atStart, atEnd)), max(atStart, atEnd))
    return delta == 0 ? offset : clamped(offset + delta)
  }

  private func clamped(_ value: CGFloat) -> CGFloat {
    min(max(value, limits.lowerBound), limits.upperBound)
  }
}
