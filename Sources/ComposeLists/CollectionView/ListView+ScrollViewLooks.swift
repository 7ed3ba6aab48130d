public import Foundation
public import HeadlessUIKit
public import ListEngine

// What is seen of scrolling, and what code written for UIKit asks of a scroll view.
extension ListView {
  /// The colour of the indicators; they are not drawn.
  public var indicatorStyle: UIScrollView.IndicatorStyle {
    get { scrollView.indicatorStyle }
    set { scrollView.indicatorStyle = newValue }
  }

  /// The condition under which an index is shown; none is drawn.
  public var indexDisplayMode: UIScrollView.IndexDisplayMode {
    get { scrollView.indexDisplayMode }
    set { scrollView.indexDisplayMode = newValue }
  }

  /// True if the insets of indicators follow the safe area.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scrollView.automaticallyAdjustsScrollIndicatorInsets }
    set { scrollView.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }

  /// True if a drag scrolls in one direction only.
  public var isDirectionalLockEnabled: Bool {
    get { scrollView.isDirectionalLockEnabled }
    set { scrollView.isDirectionalLockEnabled = newValue }
  }

  /// The insets of the vertical indicator, in points; a list sets them itself.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollView.verticalScrollIndicatorInsets }
    set { scrollView.verticalScrollIndicatorInsets = newValue }
  }

  /// The insets of the horizontal indicator, in points; a list sets them itself.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollView.horizontalScrollIndicatorInsets }
    set { scrollView.horizontalScrollIndicatorInsets = newValue }
  }

  /// True if touches are delivered to the content only once they are known not to be drags.
  public var delaysContentTouches: Bool {
    get { scrollView.delaysContentTouches }
    set { scrollView.delaysContentTouches = newValue }
  }

  /// True if a drag cancels touches of the content.
  public var canCancelContentTouches: Bool {
    get { scrollView.canCancelContentTouches }
    set { scrollView.canCancelContentTouches = newValue }
  }

  /// True if a tap on the status bar scrolls to the top.
  public var scrollsToTop: Bool {
    get { scrollView.scrollsToTop }
    set { scrollView.scrollsToTop = newValue }
  }

  /// The lowest scale of the content.
  public var minimumZoomScale: CGFloat {
    get { scrollView.minimumZoomScale }
    set { scrollView.minimumZoomScale = newValue }
  }

  /// The highest scale of the content.
  public var maximumZoomScale: CGFloat {
    get { scrollView.maximumZoomScale }
    set { scrollView.maximumZoomScale = newValue }
  }

  /// The scale of the content.
  public var zoomScale: CGFloat {
    get { scrollView.zoomScale }
    set { scrollView.zoomScale = newValue }
  }

  /// True if content can be zoomed beyond its limits for a while.
  public var bouncesZoom: Bool {
    get { scrollView.bouncesZoom }
    set { scrollView.bouncesZoom = newValue }
  }

  /// True if keys of a hardware keyboard scroll.
  public var allowsKeyboardScrolling: Bool {
    get { scrollView.allowsKeyboardScrolling }
    set { scrollView.allowsKeyboardScrolling = newValue }
  }

  /// The place of content that is smaller than the view, as shares; it is at the top left here.
  public var contentAlignmentPoint: CGPoint {
    get { scrollView.contentAlignmentPoint }
    set { scrollView.contentAlignmentPoint = newValue }
  }

  /// True if content can be dragged beyond its left and right edges.
  public var bouncesHorizontally: Bool {
    get { scrollView.bouncesHorizontally }
    set { scrollView.bouncesHorizontally = newValue }
  }

  /// True if content can be dragged beyond its upper and lower edges.
  public var bouncesVertically: Bool {
    get { scrollView.bouncesVertically }
    set { scrollView.bouncesVertically = newValue }
  }

  /// True if a scroll view around this one goes on scrolling at the sides.
  public var transfersHorizontalScrollingToParent: Bool {
    get { scrollView.transfersHorizontalScrollingToParent }
    set { scrollView.transfersHorizontalScrollingToParent = newValue }
  }

  /// True if a scroll view around this one goes on scrolling at the top and the bottom.
  public var transfersVerticalScrollingToParent: Bool {
    get { scrollView.transfersVerticalScrollingToParent }
    set { scrollView.transfersVerticalScrollingToParent = newValue }
  }

  /// Shows the indicators for a moment; they are not drawn.
  public func flashScrollIndicators() {}

  /// A recogniser with the delegate and the demands of an app; drags are simulated without it.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollView.panGestureRecognizer }
  /// A recogniser for zooming; nil if the content cannot be zoomed.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollView.pinchGestureRecognizer }

  /// True while fingers zoom; they do not, here.
  public var isZooming: Bool { false }
  /// True while the content returns to a limit of the scale; it takes no time here.
  public var isZoomBouncing: Bool { false }

  /// The guide of the content.
  public var contentLayoutGuide: UILayoutGuide { scrollView.contentLayoutGuide }
  /// The guide of the visible part.
  public var frameLayoutGuide: UILayoutGuide { scrollView.frameLayoutGuide }

  /// Scrolls as little as possible to show a rectangle of the content.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrollView.scrollRectToVisible(rect, animated: animated)
  }

  /// Stops momentum and animated scrolls at the current offset.
  public func stopScrollingAndZooming() { scrollView.stopScrollingAndZooming() }
  /// Zooms to a scale.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    scrollView.setZoomScale(scale, animated: animated)
  }
  /// Zooms so far that a rectangle of the content fills the view.
  public func zoom(to rect: CGRect, animated: Bool) {
    scrollView.zoom(to: rect, animated: animated)
  }
}
