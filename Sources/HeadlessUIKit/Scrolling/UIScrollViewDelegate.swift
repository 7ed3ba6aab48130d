public import Foundation

/// Observes a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger started to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to be lifted; the content will stop at the target.
  ///
  /// The target may be changed. Not called for a scroll view with paging.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view, with its offset at the time.
  ///   - velocity: the velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: the offset at which the content stops.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  )
  /// Called like the function above, with the signature of UIKit; calls that one by default.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// The finger was lifted; with `willDecelerate`, momentum follows.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool)
  /// The finger was lifted and deceleration starts.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Deceleration has ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated scroll has ended, or was interrupted.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view of the content that is zoomed; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {}
  /// Calls the function that takes the target itself.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    var target = targetContentOffset.pointee
    scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &target)
    targetContentOffset.pointee = target
  }
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Always true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}
