public import Foundation

/// A rectangle of a simulated screen, with a frame, subviews and layout.
///
/// Views must be used from one thread, as in UIKit.
open class UIView: UIResponder {
  /// Position and size in the coordinates of the superview, in points; not changed by `transform`.
  @exclusivity(unchecked) open var frame: CGRect {
    didSet { frameDidChange(from: oldValue) }
  }

  /// The view's own coordinates: the size of `frame`, at the origin `boundsOrigin`.
  ///
  /// Another size leaves `center` where it is.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      if newValue.size != frame.size { resizeAroundAnchor(to: newValue.size) }
      if isObserved { observedValuesMayHaveChanged() }
    }
  }

  /// The place of `anchorPoint` in the superview: the centre of `frame` by default.
  open var center: CGPoint {
    get { placeOfAnchor }
    set { placeAnchor(at: newValue) }
  }

  /// The point of the view's coordinates in its top left corner; a scroll view's offset.
  @exclusivity(unchecked) package var boundsOrigin = CGPoint.zero

  /// The affine transform of the view.
  @exclusivity(unchecked) open var transform = CGAffineTransform.identity {
    didSet { animate(\.transform, from: oldValue, to: transform) }
  }

  /// The insets of the area that bars or the shape of the screen may cover, in points.
  ///
  /// Those that were set here, or as far as the superview's overlap the view; none in scroll views.
  /// Distances that are not finite count as 0.
  open var safeAreaInsets: UIEdgeInsets {
    get { safeArea.insets }
    set { setSafeArea(SafeArea(insets: newValue, isOwn: true)) }
  }
  @exclusivity(unchecked) final var safeArea = SafeArea()
  /// True if any side of the safe area is covered.
  @exclusivity(unchecked) final var hasSafeArea = false

  /// Opacity, from 0 to 1.
  @exclusivity(unchecked) open var alpha: CGFloat = 1 {
    didSet {
      animate(\.alpha, from: oldValue, to: alpha)
      if isObserved { observedValuesMayHaveChanged() }
    }
  }
  /// True if the view is hidden.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      if isHidden != oldValue { visibilityDidChange() }
      if isObserved { observedValuesMayHaveChanged() }
    }
  }
  /// True if the view covers what is behind it; only a hint for drawing.
  open var isOpaque = true
  /// True if subviews are clipped at the edges.
  @exclusivity(unchecked) open var clipsToBounds = false
  /// The radius of the corners, in points.
  @exclusivity(unchecked) open var cornerRadius: CGFloat = 0
  /// The stacking order among the siblings.
  package final var zPosition: CGFloat = 0
  /// The border; nil for none.
  final var border: Border?
  /// The way in which content is fitted into the view.
  open var contentMode = ContentMode.scaleToFill
  /// The background colour; nil for none.
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of interactive elements; nil resets it to that of the superview.
  ///
  /// Without any in the superviews it is the system's blue.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setOwnTintColor(newValue) }
  }
  /// The tint that was set here; nil for that of the superview.
  @exclusivity(unchecked) final var ownTintColor: UIColor?
  /// The traits that were set here; nil for those of the superview.
  @exclusivity(unchecked) final var overriddenTraits: OverriddenTraits?
  /// The shadow and layers; nil without.
  final var decoration: Decoration?

  /// The mirroring of the view where languages are written from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// True if touches reach the view and its subviews.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  /// A number for finding the view.
  open var tag = 0

  /// True if assistive technologies see the view.
  open var isAccessibilityElement = false
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// A description of the view, for assistive technologies.
  open var accessibilityLabel: String?
  /// A description of the view's value, for assistive technologies.
  open var accessibilityValue: String?
  /// A description of the view's effect, for assistive technologies.
  open var accessibilityHint: String?

  /// The order among siblings that have such a number; see `addSubview(_:zIndex:)`.
  package final var zIndex = 0
  /// The view's layout margins and priorities; nil for the defaults.
  final var customLayoutPriorities: LayoutPriorities?

  /// The Auto Layout state of the view; nil without any constraints.
  @exclusivity(unchecked) final var autoLayout: AutoLayoutState?
  /// Changes whenever the natural size may have changed.
  @exclusivity(unchecked) final var contentVersion = 0
  /// The parts of the frame that change when the superview is resized; none by default.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { superview?.resizesContents = true }
  }
  /// True if something follows the size: a subview with an autoresizing mask, the keyboard's guide.
  @exclusivity(unchecked) final var resizesContents = false

  /// The gesture recognisers that were added, in order.
  final var ownGestureRecognizers: [UIGestureRecognizer] = []

  /// The animations of the view; nil if there were none since they were last removed.
  @exclusivity(unchecked) final var animations: ViewAnimations?
  /// True if subviews inherit the safe area; they do by default.
  var passesSafeArea: Bool { true }
  /// The view as a window; nil by default.
  var asWindow: UIWindow? { nil }
  /// The run loop for the view and its descendants; nil by default.
  var ownRunLoop: MainRunLoop? { nil }

  /// The subviews, from back to front.
  @exclusivity(unchecked) public internal(set) final var subviews: [UIView] = []
  /// The superview.
  ///
  /// Not weak, which would make each retain of it slower: it releases its subviews when it ends.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var superview: UIView?
  /// The window that contains the view; the view is forgotten by it when it ends.
  @exclusivity(unchecked) final unowned(unsafe) var windowAbove: UIWindow?

  /// The controller whose view it is; nil for most.
  @exclusivity(unchecked) final weak var controller: UIViewController? {
    didSet { hasController = controller != nil }
  }
  /// True if the view is a controller's, which has hooks for layouts.
  @exclusivity(unchecked) private(set) final var hasController = false
  /// The closures to call after traits have changed; nil if there were none.
  final var traitObservers: TraitObservers?

  /// The object that the owner of the view has attached to it.
  package final var attachedValue: AnyObject?

  /// True if the view or a descendant is notified when it gets another window.
  @exclusivity(unchecked) final var tracksWindow = false

  /// The text measurer set for this view, without a notification; nil uses that of the superview.
  @exclusivity(unchecked) package final var ownTextMeasurer: (any TextMeasurer)?

  @exclusivity(unchecked) final var needsLayout = true
  /// True if a closure observes the view by key path.
  @exclusivity(unchecked) nonisolated(unsafe) final var isObserved = false
  /// True if layout was requested for another reason than a scroll view's offset.
  @exclusivity(unchecked) final var needsOwnLayout = true
  /// True if a descendant needs layout.
  @exclusivity(unchecked) final var descendantNeedsLayout = true

  /// Creates a view of the given frame.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  /// Creates a view of an empty frame; subclasses that override `init(frame:)` have it too.
  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    withViews { releaseSubviews() }
  }

  /// Called before the view gets another window, or none; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view got another window, or none; does nothing by default.
  open func didMoveToWindow() {}
  /// Called before the view gets another superview, or none; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ view: UIView) {}
  /// Called after the view got another superview, or none; does nothing by default.
  open func didMoveToSuperview() {}

  /// Called after `safeAreaInsets` changed; requests layout.
  open func safeAreaInsetsDidChange() {
    setNeedsLayout()
  }
  /// Called when another measurer was set here or in an ancestor; requests layout, here and below.
  open func textMeasurerDidChange() {
    layOutWithOtherMeasurer()
  }
  /// Adds a view in front of the subviews, removing it from its previous superview.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }
  /// The controller whose view it is, or else the superview.
  open override var next: UIResponder? { hasController ? controller ?? superview : superview }

  /// True if the view is the first responder.
  open override var isFirstResponder: Bool { window?.firstResponder === self }
  /// Makes the view of a window the first responder, if the current one resigns; true if it is then.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    window?.setFirstResponder(self) ?? false
  }
  /// Resigns first responder; true if the view no longer is.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return window?.setFirstResponder(nil) ?? true
  }

  /// Called when the view becomes or resigns first responder; does nothing by default.
  func firstResponderDidChange(_ isFirstResponder: Bool) {}
  /// True if a window shows its keyboard while the view is first responder; false by default.
  var needsKeyboard: Bool { false }

  /// The frontmost view that a touch at a point of this view hits; nil for none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostHit(at: point, with: event)
  }
  /// Returns whether a point, in the coordinates of the view, is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
  /// Removes the view from its superview; it and its descendants resign first responder.
  open func removeFromSuperview() {
    if superview != nil { leaveSuperview() }
  }

  /// The best size that fits into `size`; by default the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The natural size of the content; by default there is none on either axis.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Invalidates the content size: the enclosing views lay out again.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    layoutOfContentDidChange()
  }

  /// The class of `layer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// The size that the view requests on both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(close: targetSize)
  }

  /// The insets of content from the edges, in points; 8 by default.
  open var layoutMargins: UIEdgeInsets {
    get { layoutPriorities.margins }
    set { setLayoutMargins(newValue) }
  }
  /// The same with leading and trailing edges, which are left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = UIEdgeInsets(newValue) }
  }

  /// The priority with which the view resists growing larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutPriorities.hugging[axis.rawValue]
  }
  /// Sets the priority with which the view resists growing larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { changeLayoutPriorities { $0.hugging[axis.rawValue] = priority } }
  /// The priority with which the view resists shrinking below its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutPriorities.resistance[axis.rawValue] }
  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { changeLayoutPriorities { $0.resistance[axis.rawValue] = priority } }

  /// Adds a recogniser for touches of the view and its subviews.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { add(recognizer) }
  /// Removes a recogniser; does nothing for those of other views.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { remove(recognizer) }

  /// Called after `layoutMargins` changed; requests layout.
  open func layoutMarginsDidChange() {
    if hasController { controller?.viewLayoutMarginsDidChange() }
    setNeedsLayout()
  }

  /// The size that the view requests, close to a target.
  ///
  /// An axis of priority `.required` is as long as the target; others follow the constraints, or else
  /// `intrinsicContentSize`, or else `sizeThatFits`. Several lines wrap at
  /// the width of the target, unless that is 0.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    constrainedSize(for: targetSize, horizontal: horizontal, vertical: vertical)
      ?? FittingTarget(targetSize, horizontal: horizontal, vertical: vertical).size(of: self)
  }

  /// True if the height of the content depends on its width; false by default.
  var wrapsContent: Bool { false }
  /// The natural size of content that wraps at a width.
  func intrinsicContentSize(wrappedAt width: CGFloat) -> CGSize { intrinsicContentSize }
  /// The baselines of the view at a size: its lower edge, unless it has text.
  func baselines(in size: CGSize) -> TextBaselines {
    TextBaselines(first: size.height, last: size.height)
  }

  /// The distances by which the view is larger than what is aligned; they are not used here.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view with the first baseline; this one by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The view with the last baseline; this one by default.
  open var forLastBaselineLayout: UIView { self }
  /// True if the view can have the focus of a hardware keyboard, which none has here.
  open var canBecomeFocused: Bool { false }
  /// True if the view needs constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Returns whether a recogniser of the view may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The priority with which a layout grows the view last; the content-hugging priority by default.
  func growthResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(for: axis)
  }

  /// The priority with which a layout shrinks the view last; the compression resistance by default.
  func shrinkResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentCompressionResistancePriority(for: axis)
  }

  /// Called before a layout, at first and after `setNeedsUpdateConstraints`; does nothing by default.
  open func updateConstraints() {}
  /// The animation of a change of the layer; nil for that of the animation block around, `NSNull` outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimationBlock.current == nil ? NSNull() : nil
  }
  /// Draws the view's layer; does nothing by default, and is not called here: `draw(_:)` is.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Requests `layoutSubviews` at the next layout.
  open func setNeedsLayout() {
    needsOwnLayout = true
    setNeedsLayoutAfterScrolling()
  }

  /// Lays out this view and all descendants that need it; costs nothing for subtrees that do not.
  open func layoutIfNeeded() {
    if needsLayout { layOut() }
    if descendantNeedsLayout { layOutDescendants() }
  }

  /// Places the subviews; does nothing by default.
  open func layoutSubviews() {}
  /// Called after `layoutSubviews`, if the layer was asked for; does nothing by default.
  open func layoutSublayers(of layer: CALayer) {}
  /// Called after the tint has changed here or in a superview; does nothing by default.
  open func tintColorDidChange() {}
  /// Called after the traits have changed here or in a superview; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Requests drawing; pictures are always drawn anew, so that there is nothing to do.
  open func setNeedsDisplay() {}
  /// Requests drawing of a part; see `setNeedsDisplay()`.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws the view's content with paths and colours; does nothing by default.
  open func draw(_ rect: CGRect) {}
  /// Draws the view's content, between its background and its subviews; by default `draw(_:)`.
  ///
  /// - Parameters:
  ///   - rect: the bounds.
  ///   - context: the target, in the view's own coordinates.
  open func draw(_ rect: CGRect, in context: any GraphicsContext) {
    CurrentDrawing.run(on: context) { draw(rect) }
  }
}
