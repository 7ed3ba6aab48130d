public import Foundation

/// A rectangle of a screen that does not exist: frame, children and layout, without drawing.
///
/// Views belong to one thread, as UIKit's do.
open class UIView: UIResponder {
  /// Position and size in the coordinates of the superview, in points.
  ///
  /// Not changed by `transform`.
  open var frame: CGRect {
    didSet {
      animate(\.frame, from: oldValue, to: frame)
      guard frame.size != oldValue.size else { return }
      setNeedsLayout()
    }
  }

  /// The view's own coordinates: the size of `frame`, at the origin `boundsOrigin`.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }

  /// The middle of `frame`.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2,
        y: newValue.y - frame.height / 2
      )
    }
  }

  /// The point of the view's coordinates that lies in its top left corner; a scroll view's offset.
  package var boundsOrigin = CGPoint.zero

  /// How the picture of the view is turned, stretched and moved.
  open var transform = CGAffineTransform.identity {
    didSet { animate(\.transform, from: oldValue, to: transform) }
  }

  /// The part of the view, from its edges inwards, that bars or the screen's shape may cover.
  ///
  /// Set by whoever places the view; it is not derived from the superview.
  open var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { safeAreaInsetsDidChange() } }
  }

  /// Opacity, from 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { animate(\.alpha, from: oldValue, to: alpha) }
  }
  /// Whether the view is left out of the picture.
  open var isHidden = false
  /// Whether children are cut off at the edges.
  open var clipsToBounds = false
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// How far in front of its siblings the view lies.
  package final var zPosition: CGFloat = 0
  /// The line along the edges; nil for none.
  final var border: Border?
  /// How content is fitted into the view.
  open var contentMode = ContentMode.scaleToFill
  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor?
  /// The colour of what can be tapped; nil for that of the superview.
  open var tintColor: UIColor?

  /// Whether touches reach the view and its children.
  open var isUserInteractionEnabled = true
  /// A number by which the view can be found.
  open var tag = 0

  /// Whether assistive techniques see the view.
  open var isAccessibilityElement = false
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What the view is, in words.
  open var accessibilityLabel: String?
  /// What the view stands at, in words.
  open var accessibilityValue: String?
  /// What the view does, in words.
  open var accessibilityHint: String?

  /// Where the view stands among its siblings that have such a number; see `addSubview(_:zIndex:)`.
  package final var zIndex = 0

  /// What the view wants of its size; nil for what all views want.
  final var customLayoutPriorities: LayoutPriorities?

  /// The gesture recognisers that were added, in order.
  final var ownGestureRecognizers: [UIGestureRecognizer] = []

  /// The animations of the view; nil while there never was one since they were removed.
  final var animations: ViewAnimations?
  /// The view as a window; nil here.
  var asWindow: UIWindow? { nil }
  /// The run loop that the view brings for itself and all in it; none here.
  var ownRunLoop: MainRunLoop? { nil }

  /// The children, from back to front.
  public internal(set) final var subviews: [UIView] = []
  /// The parent.
  ///
  /// Not weak: its end is its children's business, and a weak reference would make every retain of it
  /// slower.
  public internal(set) final unowned(unsafe) var superview: UIView?

  /// The text measurer that was set for this view; nil takes that of the superview.
  ///
  /// Setting it tells nobody: for views that are about to be measured.
  package final var ownTextMeasurer: (any TextMeasurer)?

  private var needsLayout = true
  /// Whether a view below this one has asked for layout.
  private var descendantNeedsLayout = true

  /// Makes a view of the given frame.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  deinit {
    for view in subviews { view.superview = nil }
  }

  /// Called before the view gets another parent, or none; does nothing here.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called before a child leaves; does nothing here.
  open func willRemoveSubview(_ view: UIView) {}

  /// Called after the view got another parent, or none; does nothing here.
  open func didMoveToSuperview() {}

  /// Called after `safeAreaInsets` changed; asks for layout.
  open func safeAreaInsetsDidChange() {
    setNeedsLayout()
  }

  /// Called when another measurer was set here or in a view around; asks for layout, here and below.
  open func textMeasurerDidChange() {
    setNeedsLayout()
    for view in subviews where view.ownTextMeasurer == nil { view.textMeasurerDidChange() }
  }

  /// Puts a view in front of the children, taking it from its former parent.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// The parent.
  open override var next: UIResponder? { superview }

  /// Whether keys go to the view.
  open override var isFirstResponder: Bool { window?.firstResponder === self }

  /// Asks for the keys; true when they go to the view now.
  ///
  /// They can only when the view lies in a window, and whoever has them gives them up.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    window?.setFirstResponder(self) ?? false
  }

  /// Gives the keys up; true when they do not go to the view now.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return window?.setFirstResponder(nil) ?? true
  }

  /// Keys begin or cease to go to the view; nothing happens here.
  func firstResponderDidChange(_ isFirstResponder: Bool) {}

  /// The view in front that a finger at a point of this one would hit; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    return subviews.reversed().lazy
      .compactMap { $0.hitTest($0.fromSuperview(point), with: event) }.first ?? self
  }

  /// Whether a point, in the coordinates of the view, lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Takes the view out of its parent; keys no longer go to it or what is in it.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    window?.lose(self)
    willMove(toSuperview: nil)
    detach()
    didMoveToSuperview()
  }

  /// The size that fits into `size` best; by default the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the content has by itself; on both axes none by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Called after `layoutMargins` changed; asks for layout.
  open func layoutMarginsDidChange() {
    setNeedsLayout()
  }

  /// The size that the view asks for, near to a target.
  ///
  /// A stand-in for Auto Layout: an axis of priority `.required` is as long as the target, and
  /// the others are those of `intrinsicContentSize`, or else of `sizeThatFits` without a limit.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let width = horizontal >= .required ? targetSize.width : nil
    let height = vertical >= .required ? targetSize.height : nil
    let fitting = sizeThatFits(CGSize(width: width ?? unlimited, height: height ?? unlimited))
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: width ?? (intrinsic.width >= 0 ? intrinsic.width : fitting.width),
      height: height ?? (intrinsic.height >= 0 ? intrinsic.height : fitting.height)
    )
  }

  /// Asks for `layoutSubviews` at the next layout.
  open func setNeedsLayout() {
    needsLayout = true
    markAncestors()
  }

  /// Lets the views above know that there is something to lay out.
  func markAncestors() {
    var ancestor = superview
    while let view = ancestor, !view.descendantNeedsLayout {
      view.descendantNeedsLayout = true
      ancestor = view.superview
    }
  }

  /// Lays out this view and all below it that have asked for it.
  ///
  /// Costs nothing for the parts in which nothing has.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    guard descendantNeedsLayout else { return }
    descendantNeedsLayout = false
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Places the children; by default does nothing.
  open func layoutSubviews() {}

  /// Draws what the view shows, above its background and below its children; by default nothing.
  ///
  /// - Parameters:
  ///   - rect: the bounds.
  ///   - context: what is drawn into, in the view's own coordinates.
  open func draw(_ rect: CGRect, in context: any GraphicsContext) {}
}
