import Foundation

extension UIScrollView {
  /// True if an animated scroll is running.
  public var isScrollAnimating: Bool { leader?.isScrollAnimating ?? (animation != nil) }

  /// Stops momentum and animated scrolls at the current offset.
  ///
  /// The delegate is notified of the end of each.
  public func stopScrollingAndZooming() {
    if let leader { return leader.stopScrollingAndZooming() }
    endScrollingAnimation()
    if isDecelerating { endDecelerating() }
  }

  /// Simulates a tap on the status bar, which scrolls to the top.
  ///
  /// Only if `scrollsToTop` and the delegate allow it. The delegate is notified once the top is
  /// reached, but not if the scroll is interrupted.
  public func tapStatusBar(animated: Bool = true) {
    if let leader { return leader.tapStatusBar(animated: animated) }
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    endScrollingAnimation()
    dropScrollingAnimation()
    let top = CGPoint(x: contentOffset.x, y: verticalOffsetLimits.lowerBound)
    if animated, top != contentOffset {
      startScrollingAnimation(to: top, end: .statusBarTap)
    } else {
      scroll(to: top)
      delegate?.scrollViewDidScrollToTop(self)
    }
  }

  /// Makes an animated scroll in progress end within the limits of the offset.
  ///
  /// One that would end beyond them restarts, to the nearest offset within.
  package func keepAnimationWithinLimits() {
    guard let scroll = animation?.scroll else { return }
    let target = CGPoint(
      x: min(
        max(scroll.to.x, horizontalOffsetLimits.lowerBound),
        horizontalOffsetLimits.upperBound
      ),
      y: min(max(scroll.to.y, verticalOffsetLimits.lowerBound), verticalOffsetLimits.upperBound)
    )
    guard target != scroll.to else { return }
    animation?.scroll = ScrollAnimation(
      from: contentOffset,
      to: target,
      start: runLoop.time,
      end: scroll.end
    )
  }

  /// Redirects an animated scroll in progress to another offset, in its remaining time.
  package func retargetAnimation(to target: CGPoint) {
    animation?.scroll.retarget(to: target, at: runLoop.time)
  }

  /// Starts an animated scroll, unless its target is already reached.
  func startScrollingAnimation(to target: CGPoint, end: ScrollAnimation.End) {
    guard target != contentOffset else { return }
    let scroll = ScrollAnimation(from: contentOffset, to: target, start: runLoop.time, end: end)
    let link = runLoop.addDisplayLink { [weak self] time in
      self?.stepScrollingAnimation(at: time) ?? false
    }
    animation = (scroll, link)
  }

  /// Ends the animated scroll in progress, if any, at the current offset.
  func endScrollingAnimation() {
    guard let scroll = animation?.scroll else { return }
    dropScrollingAnimation()
    switch scroll.end {
    case .scrollingAnimation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .statusBarTap where scroll.to == contentOffset: delegate?.scrollViewDidScrollToTop(self)
    case .statusBarTap: break
    }
  }

  /// Stops the animated scroll in progress, if any, without an event.
  func dropScrollingAnimation() {
    guard let link = animation?.link else { return }
    link.invalidate()
    animation = nil
    windowRunLoopDidChange()
  }

  /// Advances by one frame.
  ///
  /// - Returns: whether the animation continues.
  private func stepScrollingAnimation(at time: Double) -> Bool {
    guard let running = animation else { return false }
    scroll(to: running.scroll.offset(at: time))
    // The delegate may have ended this animation and started another.
    guard running.link.isValid, running.scroll.isOver(at: time) else { return true }
    endScrollingAnimation()
    return false
  }
}
