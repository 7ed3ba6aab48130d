public import Foundation

/// A rectangle of a screen that does not exist: frame, children and layout, without drawing.
///
/// Views belong to one thread, as UIKit's do.
open class UIView {
  /// Position and size in the coordinates of the superview, in points.
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

  /// The point of the view's coordinates that lies in its top left corner; a scroll view's offset.
  package var boundsOrigin = CGPoint.zero

  /// Opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is left out of the picture.
  open var isHidden = false
  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor?

  /// The children, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The parent.
  public private(set) weak var superview: UIView?

  private var needsLayout = true

  /// Makes a view of the given frame.
  public init(frame: CGRect = .zero) {
    self.frame = frame
  }

  /// Puts a view in front of the children, taking it from its former parent.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    setNeedsLayout()
  }

  /// Takes the view out of its parent.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  /// The size that fits into `size` best; by default the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Asks for `layoutSubviews` at the next layout.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out this view and all below it that have asked for it.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Places the children; by default does nothing.
  open func layoutSubviews() {}
}
