public import Foundation
public import HeadlessUIKit
public import ListEngine

// The properties of a scroll view, which a collection view is in UIKit and has here.
extension ListView {
  /// The point of the content in the top left corner.
  public var contentOffset: CGPoint {
    get { scrollView.contentOffset }
    set { scrollView.contentOffset = newValue }
  }

  /// Scrolls to an offset, which is not clamped.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scrollView.setContentOffset(contentOffset, animated: animated)
  }

  /// The distance of the content from the edges, in points.
  public var contentInset: UIEdgeInsets {
    get { behavior.occlusionInsets }
    set { behavior.occlusionInsets = newValue }
  }

  /// The distance of the content from the edges with the part of the safe area, in points.
  public var adjustedContentInset: UIEdgeInsets { scrollView.adjustedContentInset }

  /// The part of the safe area that is added to the content inset.
  public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { scrollView.contentInsetAdjustmentBehavior }
    set { scrollView.contentInsetAdjustmentBehavior = newValue }
  }

  /// True if fingers can scroll.
  public var isScrollEnabled: Bool {
    get { behavior.isScrollEnabled }
    set { behavior.isScrollEnabled = newValue }
  }

  /// True if content can be dragged beyond its edges.
  public var bounces: Bool {
    get { scrollView.bounces }
    set { scrollView.bounces = newValue }
  }

  /// True if content that is shorter than the view can be dragged vertically.
  public var alwaysBounceVertical: Bool {
    get { scrollView.alwaysBounceVertical }
    set { scrollView.alwaysBounceVertical = newValue }
  }

  /// True if content that is narrower than the view can be dragged horizontally.
  public var alwaysBounceHorizontal: Bool {
    get { scrollView.alwaysBounceHorizontal }
    set { scrollView.alwaysBounceHorizontal = newValue }
  }

  /// True if the vertical indicator is shown while scrolling.
  public var showsVerticalScrollIndicator: Bool {
    get { scrollView.showsVerticalScrollIndicator }
    set { scrollView.showsVerticalScrollIndicator = newValue }
  }

  /// True if the horizontal indicator is shown while scrolling.
  public var showsHorizontalScrollIndicator: Bool {
    get { scrollView.showsHorizontalScrollIndicator }
    set { scrollView.showsHorizontalScrollIndicator = newValue }
  }

  /// True if content stops at multiples of the view's size.
  public var isPagingEnabled: Bool {
    get { scrollView.isPagingEnabled }
    set { scrollView.isPagingEnabled = newValue }
  }

  /// The rate at which scrolling decelerates.
  public var decelerationRate: UIScrollView.DecelerationRate {
    get { scrollView.decelerationRate }
    set { scrollView.decelerationRate = newValue }
  }

  /// The way in which dragging dismisses the keyboard.
  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { behavior.keyboardDismissMode }
    set { behavior.keyboardDismissMode = newValue }
  }

  /// True if a finger is on the content.
  public var isTracking: Bool { scrollView.isTracking }
  /// True if a finger is dragging the content.
  public var isDragging: Bool { scrollView.isDragging }
  /// True if the content is decelerating.
  public var isDecelerating: Bool { scrollView.isDecelerating }
}
