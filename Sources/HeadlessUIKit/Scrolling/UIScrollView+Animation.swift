import Foundation

extension UIScrollView {
  /// Whether an animated scroll is running.
  public var isScrollAnimating: Bool { animation != nil }

  /// Stops momentum and an animated scroll where they are.
  ///
  /// The delegate hears of the end of each.
  public func stopScrollingAndZooming() {
    endScrollingAnimation()
    if isDecelerating { endDecelerating() }
  }

  /// Taps the status bar, which scrolls to the top.
  ///
  /// Happens only if `scrollsToTop` and the delegate allow it. The delegate hears of it once the
  /// top is reached; not when the way there is interrupted.
  public func tapStatusBar(animated: Bool = true) {
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

  /// Lets an animated scroll that is running end within the limits of the offset.
  ///
  /// One that would end beyond them begins anew, to the nearest offset within.
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

  /// Leads an animated scroll that is running to another offset, in the time that it has left.
  package func retargetAnimation(to target: CGPoint) {
    animation?.scroll.retarget(to: target)
  }

  /// Begins an animated scroll, unless its target is reached already.
  func startScrollingAnimation(to target: CGPoint, end: ScrollAnimation.End) {
    guard target != contentOffset else { return }
    let scroll = ScrollAnimation(from: contentOffset, to: target, start: runLoop.time, end: end)
    let link = runLoop.addDisplayLink { [weak self] time in
      self?.stepScrollingAnimation(at: time) ?? false
    }
    animation = (scroll, link)
  }

  /// Ends the animated scroll that is running, if any, at the offset reached.
  func endScrollingAnimation() {
    guard let scroll = animation?.scroll else { return }
    dropScrollingAnimation()
    switch scroll.end {
    case .scrollingAnimation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .statusBarTap where scroll.to == contentOffset: delegate?.scrollViewDidScrollToTop(self)
    case .statusBarTap: break
    }
  }

  /// Stops the animated scroll that is running, if any, without an event.
  func dropScrollingAnimation() {
    animation?.link.invalidate()
    animation = nil
  }

  /// Goes on by a frame.
  ///
  /// - Returns: whether there is more to go.
  private func stepScrollingAnimation(at time: Double) -> Bool {
    guard let running = animation else { return false }
    scroll(to: running.scroll.offset(at: time))
    // The delegate may have ended this animation and begun another.
    guard running.link.isValid, running.scroll.isOver(at: time) else { return true }
    endScrollingAnimation()
    return false
  }
}
