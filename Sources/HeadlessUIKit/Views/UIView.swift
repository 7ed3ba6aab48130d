public import Foundation

/// A rectangle of a screen that does not exist: frame, children and layout, without drawing.
///
/// Views belong to one thread, as UIKit's do.
open class UIView {
  /// Position and size in the coordinates of the superview, in points.
  ///
  /// Not changed by `transform`.
  open var frame: CGRect {
    didSet {
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
  open var transform = CGAffineTransform.identity

  /// The part of the view, from its edges inwards, that bars or the screen's shape may cover.
  ///
  /// Set by whoever places the view; it is not derived from the superview.
  open var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { safeAreaInsetsDidChange() } }
  }

  /// Opacity, from 0 to 1.
  open var alpha: CGFloat = 1
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
  }

  deinit {
    for view in subviews { view.superview = nil }
  }

  /// Called before the view gets another parent, or none; does nothing here.
  open func willMove(toSuperview newSuperview: UIView?) {}

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

  /// Takes the view out of its parent.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    detach()
    didMoveToSuperview()
  }

  /// The size that fits into `size` best; by default the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the view asks for, near to a target.
  ///
  /// A stand-in for Auto Layout: an axis of priority `.required` is as long as the target, and
  /// `sizeThatFits` decides the others, without a limit.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let width = horizontal >= .required ? targetSize.width : nil
    let height = vertical >= .required ? targetSize.height : nil
    let fitting = sizeThatFits(CGSize(width: width ?? unlimited, height: height ?? unlimited))
    return CGSize(width: width ?? fitting.width, height: height ?? fitting.height)
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
