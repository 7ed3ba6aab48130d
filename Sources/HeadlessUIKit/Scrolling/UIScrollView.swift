public import Foundation

/// Hears about the scrolling of a scroll view.
public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger began to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger left the screen; `willDecelerate` when momentum follows.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool)
  /// Momentum came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A view that shows a part of a larger content.
open class UIScrollView: UIView {
  /// Hears about scrolling.
  public weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the whole content, in points.
  open var contentSize = CGSize.zero
  /// Room added around the content.
  open var contentInset = UIEdgeInsets.zero

  /// Whether a finger is on the screen.
  public private(set) var isTracking = false
  /// Whether a finger moves the content.
  public private(set) var isDragging = false
  /// Whether momentum moves the content.
  public private(set) var isDecelerating = false

  /// The point of the content that lies in the top left corner.
  ///
  /// Setting it does not clamp.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      boundsOrigin = newValue
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Moves the content without telling the delegate: the caller is in the middle of an update.
  package func moveContentOffset(to offset: CGPoint) {
    boundsOrigin = offset
    setNeedsLayout()
  }

  /// The content inset, with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The vertical offsets at which the content's start and end meet the edges of the view.
  ///
  /// Both are the same when the content is shorter than the view.
  public var verticalOffsetLimits: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let top = -inset.top
    return top...max(top, contentSize.height + inset.bottom - bounds.height)
  }

  /// A finger touches the screen and begins to drag.
  public func beginDragging() {
    isTracking = true
    isDragging = true
    isDecelerating = false
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger leaves the screen; momentum follows when `willDecelerate` is true.
  public func endDragging(willDecelerate: Bool) {
    isTracking = false
    isDragging = false
    isDecelerating = willDecelerate
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
  }

  /// Momentum comes to rest.
  public func endDecelerating() {
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
