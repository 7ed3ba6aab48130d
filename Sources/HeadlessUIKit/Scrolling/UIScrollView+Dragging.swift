public import Foundation

extension UIScrollView {
  /// A finger touches the screen and begins to drag.
  ///
  /// Ends an animated scroll, of which the delegate hears first. Does nothing when scrolling is not
  /// enabled.
  public func beginDragging() {
    guard isScrollEnabled else { return }
    endScrollingAnimation()
    dropScrollingAnimation()
    isTracking = true
    isDragging = true
    isDecelerating = false
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger drags the content on: the offset changes by `delta`.
  ///
  /// Beyond the ends of the content it changes by less, or not at all without `bounces`. Content
  /// moves only on axes on which it can. Does nothing when no finger is dragging.
  public func drag(by delta: CGPoint) {
    guard isDragging else { return }
    contentOffset = CGPoint(
      x: horizontalAxis.dragged(by: delta.x),
      y: verticalAxis.dragged(by: delta.y)
    )
  }

  /// The finger leaves the screen; momentum follows when `willDecelerate` is true.
  ///
  /// Does nothing when no finger is dragging.
  public func endDragging(willDecelerate: Bool) {
    guard isDragging else { return }
    isTracking = false
    isDragging = false
    isDecelerating = willDecelerate
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    if isDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// The finger leaves the screen at a velocity, and the delegate is asked where to come to rest.
  ///
  /// A delegate that asks for another place than the present one makes the content decelerate in
  /// any case, and so do pages and the ends of the content. The caller brings the content there and
  /// then calls `endDecelerating`.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the offset, in points a millisecond, as UIKit gives it.
  ///   - willDecelerate: whether momentum follows.
  /// - Returns: the offset at which to come to rest; the present one when no finger is dragging.
  @discardableResult
  public func endDragging(velocity: CGPoint, willDecelerate: Bool) -> CGPoint {
    guard isDragging else { return contentOffset }
    var target = restingOffset(velocity: velocity, hasMomentum: willDecelerate)
    if !isPagingEnabled {
      delegate?.scrollViewWillEndDragging(
        self,
        withVelocity: velocity,
        targetContentOffset: &target
      )
    }
    endDragging(willDecelerate: willDecelerate || target != contentOffset)
    return target
  }

  /// Momentum comes to rest.
  public func endDecelerating() {
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  private func restingOffset(velocity: CGPoint, hasMomentum: Bool) -> CGPoint {
    if isPagingEnabled {
      return CGPoint(
        x: horizontalAxis.page(velocity: velocity.x),
        y: verticalAxis.page(velocity: velocity.y)
      )
    }
    let perSecond: CGFloat = hasMomentum ? 1000 : 0
    return CGPoint(
      x: horizontalAxis.rest(velocity: velocity.x * perSecond, rate: decelerationRate),
      y: verticalAxis.rest(velocity: velocity.y * perSecond, rate: decelerationRate)
    )
  }

  var horizontalAxis: ScrollAxis {
    ScrollAxis(
      offset: contentOffset.x,
      limits: horizontalOffsetLimits,
      length: bounds.width,
      bounces: bounces,
      alwaysBounces: alwaysBounceHorizontal
    )
  }

  var verticalAxis: ScrollAxis {
    ScrollAxis(
      offset: contentOffset.y,
      limits: verticalOffsetLimits,
      length: bounds.height,
      bounces: bounces,
      alwaysBounces: alwaysBounceVertical
    )
  }
}
