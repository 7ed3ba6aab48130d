public import Foundation

/// A view that shows a part of a larger content.
///
/// Its offset is the origin of its bounds. Nothing moves by itself except animated scrolls, which
/// take a frame of `runLoop` each step; fingers and momentum are played by the caller (see
/// `beginDragging`).
open class UIScrollView: UIView {
  /// Hears about scrolling.
  public weak var delegate: (any UIScrollViewDelegate)?

  /// What animated scrolls take their frames from; every scroll view has its own until it is set.
  ///
  /// Setting it ends a running animation.
  public var runLoop = MainRunLoop() {
    didSet { endScrollingAnimation() }
  }

  override var ownRunLoop: MainRunLoop? { runLoop }

  /// The size of the whole content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { extentDidChange() } }
  }

  /// Room added around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { extentDidChange() } }
  }

  /// Which part of the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// The distance of the vertical scroll indicator from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distance of the horizontal scroll indicator from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether scrolling shows the vertical indicator.
  open var showsVerticalScrollIndicator = true
  /// Whether scrolling shows the horizontal indicator.
  open var showsHorizontalScrollIndicator = true

  /// Whether content can be dragged beyond its edges.
  open var bounces = true
  /// Whether content that is lower than the view can be dragged vertically.
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedContentInset() }
  }
  /// Whether content that is narrower than the view can be dragged horizontally.
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedContentInset() }
  }

  /// Whether content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether fingers can scroll.
  open var isScrollEnabled = true
  /// How quickly momentum is lost.
  open var decelerationRate = DecelerationRate.normal
  /// What dragging does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches reach the content only once they turn out not to be a drag.
  open var delaysContentTouches = true
  /// Whether a drag takes touches away from the content.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// The control above the content that reloads it; it lies among the subviews.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { replaceRefreshControl(oldValue) } }
  }

  /// Whether a finger is on the screen.
  public internal(set) var isTracking = false
  /// Whether a finger moves the content.
  public internal(set) var isDragging = false
  /// Whether momentum moves the content.
  public internal(set) var isDecelerating = false

  /// The animated scroll that is running, and its frames.
  var animation: (scroll: ScrollAnimation, link: MainRunLoop.DisplayLink)?
  /// The adjusted inset that the delegate knows.
  var lastAdjustedContentInset = UIEdgeInsets.zero

  /// Makes a scroll view without content.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Position and size in the coordinates of the superview, in points.
  open override var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      refreshControl?.frame.size.width = frame.width
      updateAdjustedContentInset()
    }
  }

  /// The view's own coordinates; the origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      frame.size = newValue.size
      contentOffset = newValue.origin
    }
  }

  /// The point of the content that lies in the top left corner.
  ///
  /// Setting it does not clamp; see `setContentOffset`.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls to an offset, which is not clamped.
  ///
  /// Both kinds first end an animated scroll that is running: the delegate hears of its end at the
  /// offset reached. A scroll that the delegate animates in answer to that gives way to this one
  /// without an event of its own.
  ///
  /// - Parameters:
  ///   - offset: the new offset.
  ///   - animated: whether to go there in `ScrollAnimation.duration` seconds of `runLoop`, with
  ///     one scroll event a frame and `scrollViewDidEndScrollingAnimation` at the end. To an offset
  ///     that is reached already there is no animation and no event.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    endScrollingAnimation()
    dropScrollingAnimation()
    if animated {
      startScrollingAnimation(to: offset, end: .scrollingAnimation)
    } else {
      scroll(to: offset)
    }
  }

  /// Moves the content without telling the delegate: the caller is in the middle of an update.
  ///
  /// An animated scroll that is running goes on from the new place, to a target moved alike.
  package func moveContentOffset(to offset: CGPoint) {
    let old = boundsOrigin
    guard offset != old else { return }
    animation?.scroll.move(by: CGPoint(x: offset.x - old.x, y: offset.y - old.y))
    boundsOrigin = offset
    setNeedsLayout()
    contentOffsetDidChange(from: old)
  }

  /// Called after every change of the offset, before the delegate hears of it; does nothing here.
  open func contentOffsetDidChange(from old: CGPoint) {}

  /// Called after every change of `adjustedContentInset`, before the delegate hears of it; does
  /// nothing here.
  open func adjustedContentInsetDidChange() {}

  /// Takes over the safe area.
  open override func safeAreaInsetsDidChange() {
    updateAdjustedContentInset()
  }

  /// Changes the offset and tells the delegate, if it is another one.
  func scroll(to offset: CGPoint) {
    let old = boundsOrigin
    guard offset != old else { return }
    boundsOrigin = offset
    setNeedsLayout()
    contentOffsetDidChange(from: old)
    delegate?.scrollViewDidScroll(self)
  }

  private func extentDidChange() {
    setNeedsLayout()
    updateAdjustedContentInset()
  }

  private func replaceRefreshControl(_ old: UIRefreshControl?) {
    old?.removeFromSuperview()
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    updateAdjustedContentInset()
  }
}
