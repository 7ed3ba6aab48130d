public import Foundation

/// A view that shows a part of larger content.
///
/// Its offset is the origin of its bounds. Only animated scrolls move by themselves, one step per
/// frame of `runLoop`; the caller simulates fingers and momentum (see `beginDragging`).
open class UIScrollView: UIView {
  /// The delegate, which observes scrolling.
  @exclusivity(unchecked) open weak var delegate: (any UIScrollViewDelegate)?

  /// The run loop of animated scrolls: the one that was set, or else that of the window.
  ///
  /// Before it is in a window, a scroll view has its own. Setting one ends a running animation.
  public var runLoop: MainRunLoop {
    get { runLoopChoice.current }
    set {
      runLoopChoice = RunLoopChoice(current: newValue, isGiven: true)
      endScrollingAnimation()
    }
  }
  @exclusivity(unchecked) var runLoopChoice = RunLoopChoice()

  override var ownRunLoop: MainRunLoop? { runLoop }
  override var passesSafeArea: Bool { false }

  /// The size of the whole content, in points.
  @exclusivity(unchecked) open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      extentDidChange()
      if isObserved { observedValuesMayHaveChanged() }
    }
  }

  /// Padding added around the content, in points; distances that are not finite count as 0.
  @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
    didSet {
      if !contentInset.isFinite { contentInset = contentInset.finite }
      if contentInset != oldValue { extentDidChange() }
    }
  }

  /// The part of the safe area that is added to the content inset.
  @exclusivity(unchecked)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// The insets of the vertical scroll indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// True if the vertical indicator is shown while scrolling.
  open var showsVerticalScrollIndicator = true
  /// True if the horizontal indicator is shown while scrolling.
  open var showsHorizontalScrollIndicator = true

  /// True if content can be dragged beyond its edges.
  open var bounces = true
  /// True if content that is shorter than the view can be dragged vertically.
  @exclusivity(unchecked) open var alwaysBounceVertical = false {
    didSet { updateAdjustedContentInset() }
  }
  /// True if content that is narrower than the view can be dragged horizontally.
  @exclusivity(unchecked) open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedContentInset() }
  }

  /// True if content stops at multiples of the view's size.
  @exclusivity(unchecked) open var isPagingEnabled = false
  /// True if fingers can scroll.
  open var isScrollEnabled = true
  /// The rate at which scrolling decelerates.
  open var decelerationRate = DecelerationRate.normal
  /// The way in which dragging dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// True if touches are delivered to the content only once they are known not to be drags.
  open var delaysContentTouches = true
  /// True if a drag cancels touches of the content.
  open var canCancelContentTouches = true
  /// True if a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// The control above the content for reloading it; it is one of the subviews.
  @exclusivity(unchecked) open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { replaceRefreshControl(oldValue) } }
  }

  /// True if a finger is on the screen.
  open internal(set) var isTracking = false
  /// True if a finger is dragging the content.
  open internal(set) var isDragging = false
  /// True if the content is decelerating.
  open internal(set) var isDecelerating = false

  /// The scroll view inside of this one that fingers and animated scrolls move in its place; nil for none.
  package final weak var leader: UIScrollView?

  /// The animated scroll in progress, and its display link.
  @exclusivity(unchecked) var animation: (scroll: ScrollAnimation, link: MainRunLoop.DisplayLink)?
  /// The place at which content that decelerates was to stop; nil if it does not, or has none.
  @exclusivity(unchecked) var restingTarget: RestingTarget?
  /// The adjusted inset last reported to the delegate.
  @exclusivity(unchecked) var lastAdjustedContentInset = UIEdgeInsets.zero

  /// Creates a scroll view without content.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    startTrackingWindow()
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
      if newValue.size != frame.size { resizeAroundAnchor(to: newValue.size) }
      contentOffset = newValue.origin
    }
  }

  /// The point of the content in the top left corner.
  ///
  /// Setting it does not clamp; see `setContentOffset`.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls by the shortest distance that makes a rectangle of the content visible.
  ///
  /// A rectangle larger than the visible part fills it afterwards. An empty rectangle, or one that
  /// is already visible, has no effect.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  /// Scrolls to an offset, which is not clamped.
  ///
  /// An animated scroll in progress ends first: the delegate is notified of its end at the current
  /// offset. If the delegate then starts an animated scroll, this one replaces it without another
  /// event.
  ///
  /// - Parameters:
  ///   - offset: the new offset.
  ///   - animated: whether to scroll in `ScrollAnimation.duration` seconds of `runLoop`, with one
  ///     scroll event per frame and `scrollViewDidEndScrollingAnimation` at the end. If the offset
  ///     is already reached, there is no animation and no event.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    if isScrollAnimating { replaceScrollingAnimation() }
    if animated {
      (leader ?? self).startScrollingAnimation(to: offset, end: .scrollingAnimation)
    } else {
      scroll(to: offset)
    }
  }

  private func replaceScrollingAnimation() {
    if let leader { return leader.replaceScrollingAnimation() }
    endScrollingAnimation()
    dropScrollingAnimation()
  }

  /// Moves the content without notifying the delegate: the caller is in the middle of an update.
  ///
  /// An animated scroll in progress continues from the new offset, to an equally shifted target.
  package func moveContentOffset(to offset: CGPoint) {
    let old = boundsOrigin
    guard offset != old else { return }
    animation?.scroll.move(by: CGPoint(x: offset.x - old.x, y: offset.y - old.y))
    boundsOrigin = offset
    layoutGuidesFollowOffset()
    setNeedsLayout()
    contentOffsetDidChange(from: old)
    if isObserved { observedValuesMayHaveChanged() }
  }

  /// Called after every change of the offset, before the delegate is notified; does nothing by
  /// default.
  open func contentOffsetDidChange(from old: CGPoint) {}

  /// Called after every change of `adjustedContentInset`, before the delegate is notified; does
  /// nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// Returns whether a touch in a view of the content is delivered to it; true by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag cancels touches in a view of the content; true by default but for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Applies a changed safe area; content that was at its start stays there.
  open override func safeAreaInsetsDidChange() {
    let (old, offset) = (lastAdjustedContentInset, contentOffset)
    updateAdjustedContentInset()
    // The delegate may have moved it.
    guard contentOffset == offset else { return }
    let new = adjustedContentInset
    moveContentOffset(
      to: CGPoint(
        x: offset.x == -old.left ? 0 - new.left : offset.x,
        y: offset.y == -old.top ? 0 - new.top : offset.y
      )
    )
  }

  /// Changes the offset and notifies the delegate, if it differs.
  func scroll(to offset: CGPoint) {
    if follow(to: offset) { delegate?.scrollViewDidScroll(self) }
  }

  /// Changes the offset as a scroll does; the caller notifies the delegate.
  ///
  /// - Returns: whether it differs.
  @discardableResult
  package func follow(to offset: CGPoint) -> Bool {
    let old = boundsOrigin
    guard offset != old else { return false }
    boundsOrigin = offset
    layoutGuidesFollowOffset()
    setNeedsLayoutAfterScrolling()
    contentOffsetDidChange(from: old)
    if isObserved { observedValuesMayHaveChanged() }
    return true
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
