public import Foundation

/// The layout margins and priorities of a view, where they differ from the defaults.
final class LayoutPriorities {
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// By axis: horizontal, vertical.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  /// By axis: horizontal, vertical.
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
}

extension UIView {
  /// The length on an axis on which a view has no intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Requests layout of the enclosing views that place this one according to its content.
  func layoutOfContentDidChange() {
    contentVersion += 1
    var view = self
    while let superview = view.superview {
      superview.setNeedsLayout()
      if superview is UIStackView {
        superview.contentVersion += 1
      } else {
        guard superview.autoLayout?.isRegion == true else { return }
        guard !superview.isLayoutBoundary || superview.superview is UIStackView else { return }
      }
      view = superview
    }
  }

  private func layoutPrioritiesDidChange() {
    superview?.setNeedsLayout()
    if !isLayoutBoundary { constraintsDidChange() }
    if superview is UIStackView { layoutOfContentDidChange() }
  }

  /// A hidden view takes no space in a stack.
  func visibilityDidChange() {
    guard let stack = superview as? UIStackView else { return }
    layoutOfContentDidChange()
    // Its rules are among the constraints there.
    if stack.isPlacedByConstraints { stack.constraintsDidChange() }
  }

  /// The insets of content from the edges, in points; 8 by default.
  public var layoutMargins: UIEdgeInsets {
    get { layoutPriorities.margins }
    set {
      guard newValue != layoutPriorities.margins else { return }
      changeLayoutPriorities { $0.margins = newValue }
      if autoLayout != nil { constraintConstantDidChange() }
      layoutMarginsDidChange()
    }
  }

  /// The same with leading and trailing edges, which are left and right.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: margins.left,
        bottom: margins.bottom,
        trailing: margins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  /// The priority with which the view resists growing larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutPriorities.hugging[axis.rawValue]
  }

  /// Sets the priority with which the view resists growing larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    changeLayoutPriorities { $0.hugging[axis.rawValue] = priority }
    layoutPrioritiesDidChange()
  }

  /// The priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutPriorities.resistance[axis.rawValue] }

  /// Sets the priority with which the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    changeLayoutPriorities { $0.resistance[axis.rawValue] = priority }
    layoutPrioritiesDidChange()
  }

  /// The size that the view requests, for a given width, a given height or neither.
  func fittingSize(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required
    )
  }

  private var layoutPriorities: LayoutPriorities { customLayoutPriorities ?? LayoutPriorities() }

  private func changeLayoutPriorities(_ change: (LayoutPriorities) -> Void) {
    let priorities = layoutPriorities
    change(priorities)
    customLayoutPriorities = priorities
  }
}
