public import Foundation

// Properties without an effect on what is measured, placed and presented here.
extension UIView {
  /// The ways in which the tint is adjusted.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As in the superview.
    case automatic
    /// Not.
    case normal
    /// Without colour.
    case dimmed
  }

  /// The way in which the tint is adjusted; it is not, here.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { rare(.normal) }
    set { setRare(newValue) }
  }

  /// The number of pixels per point.
  public var contentScaleFactor: CGFloat {
    get { rare(UIScreen.main.scale) }
    set { setRare(newValue) }
  }

  /// True if several fingers can touch the view.
  public var isMultipleTouchEnabled: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if no other view is touched at the same time.
  public var isExclusiveTouch: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if autoresizing masks of subviews are followed; they always are, here.
  public var autoresizesSubviews: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if the view is cleared before it is drawn.
  public var clearsContextBeforeDrawing: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if the margins begin at the safe area; they do not, here.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if the margins are at least those of the superview; they are the view's own, here.
  public var preservesSuperviewLayoutMargins: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// A name for restoring the view.
  public var restorationIdentifier: String? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The group of the focus that the view is in.
  public var focusGroupIdentifier: String? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The view whose opacity shows this one; it is not drawn.
  public var mask: UIView? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The smallest size of text in the view; the user's is followed, here.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The largest size of text in the view; the user's is followed, here.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The transform of the view in space, of which only what `transform` can say counts.
  public var transform3D: CATransform3D {
    get { rare(CATransform3DIdentity) }
    set { setRare(newValue) }
  }

  /// True if the view has the focus of a hardware keyboard; none has, here.
  public var isFocused: Bool { false }

  /// The view with a tag: this one or a view inside; nil for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Exchanges two subviews.
  ///
  /// - Precondition: there are subviews at both indices.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high else { return }
    let (first, second) = (subviews[low], subviews[high])
    insertSubview(second, at: low)
    insertSubview(first, at: high)
  }

  /// A view of the same size and colour, which does not follow this one; nil for an empty one.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    let view = UIView(frame: bounds)
    view.backgroundColor = backgroundColor
    return view
  }

  /// A view of the size of a part and of the same colour, which does not follow this one; nil for an
  /// empty part.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.backgroundColor = backgroundColor
    return view
  }

  /// Draws the view while another one is drawn.
  ///
  /// Returns whether it did.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CurrentDrawing.current else { return false }
    draw(rect, in: context)
    return true
  }

  /// Requests that the focus moves; there is none here.
  public func setNeedsFocusUpdate() {}
  /// Moves the focus; there is none here.
  public func updateFocusIfNeeded() {}
}
