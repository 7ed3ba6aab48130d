public import Foundation

/// The offset at which a finger was lifted, and the one at which the content was to stop.
struct RestingTarget {
  let start: CGPoint
  let end: CGPoint
}

extension UIScrollView {
  /// Simulates a finger that touches the screen and starts to drag.
  ///
  /// Ends an animated scroll, of which the delegate is notified first. Does nothing if scrolling is
  /// disabled.
  public func beginDragging() {
    if let leader { return leader.beginDragging() }
    guard isScrollEnabled else { return }
    endScrollingAnimation()
    dropScrollingAnimation()
    isTracking = true
    isDragging = true
    refreshControl?.wasPulled = false
    isDecelerating = false
    if keyboardDismissMode.isOnDrag { window?.endEditing(false) }
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Simulates a further drag by the finger: the offset changes by `delta`.
  ///
  /// Beyond the ends of the content it changes by less, or not at all without `bounces`. Content
  /// moves only on axes on which it can scroll. Does nothing if no finger is dragging.
  public func drag(by delta: CGPoint) {
    if let leader { return leader.drag(by: delta) }
    guard isDragging else { return }
    contentOffset = CGPoint(
      x: horizontalAxis.dragged(by: delta.x),
      y: verticalAxis.dragged(by: delta.y)
    )
    refreshIfPulled()
  }

  /// Starts refreshing once a finger has pulled the content far enough below its top: once in each drag.
  package func refreshIfPulled() {
    guard let refreshControl, !refreshControl.wasPulled,
      -(contentOffset.y + adjustedContentInset.top) >= UIRefreshControl.pullDistance
    else { return }
    refreshControl.wasPulled = true
    refreshControl.trigger()
  }

  /// Simulates that the finger is lifted; with `willDecelerate`, momentum follows.
  ///
  /// Does nothing if no finger is dragging.
  public func endDragging(willDecelerate: Bool) {
    if let leader { return leader.endDragging(willDecelerate: willDecelerate) }
    guard isDragging else { return }
    isTracking = false
    isDragging = false
    isDecelerating = willDecelerate
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    if isDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// Simulates that the finger is lifted at a velocity, and asks the delegate where to stop.
  ///
  /// If the delegate returns another offset than the current one, the content always decelerates;
  /// the same holds for pages and the ends of the content. The caller moves the content there, step by step, and
  /// then calls `endDecelerating`, or calls that alone.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the offset, in points per millisecond, as in UIKit.
  ///   - willDecelerate: whether momentum follows.
  /// - Returns: the offset at which to stop; the current one if no finger is dragging.
  @discardableResult
  public func endDragging(velocity: CGPoint, willDecelerate: Bool) -> CGPoint {
    if let leader {
      return leader.endDragging(velocity: velocity, willDecelerate: willDecelerate)
    }
    guard isDragging else { return contentOffset }
    var target = restingOffset(velocity: velocity, hasMomentum: willDecelerate)
    if !isPagingEnabled {
      withUnsafeMutablePointer(to: &target) {
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
      }
    }
    restingTarget = RestingTarget(start: contentOffset, end: target)
    endDragging(willDecelerate: willDecelerate || target != contentOffset)
    return target
  }

  /// Simulates the end of deceleration: content that has not moved since the finger was lifted is where it was to stop.
  ///
  /// Content that was dragged beyond its ends is back.
  public func endDecelerating() {
    if let leader { return leader.endDecelerating() }
    if isDecelerating, let restingTarget, contentOffset == restingTarget.start {
      contentOffset = restingTarget.end
    }
    if isDecelerating {
      let within = restingOffset(velocity: .zero, hasMomentum: false)
      if contentOffset != within, !isPagingEnabled { contentOffset = within }
    }
    restingTarget = nil
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
