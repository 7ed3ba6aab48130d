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

  /// Sets the insets of content from the edges.
  final func setLayoutMargins(_ margins: UIEdgeInsets) {
    guard margins != layoutPriorities.margins else { return }
    keepLayoutPriorities { $0.margins = margins }
    if autoLayout != nil { constraintConstantDidChange() }
    layoutMarginsDidChange()
  }

  /// The size that the view requests, close to a target on both axes.
  final func fittingSize(close targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the view requests, for a given width, a given height or neither.
  func fittingSize(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required
    )
  }

  /// The margins and priorities: the defaults, unless they were set.
  final var layoutPriorities: LayoutPriorities { customLayoutPriorities ?? LayoutPriorities() }

  /// Changes the priorities, which the layouts around follow.
  final func changeLayoutPriorities(_ change: (LayoutPriorities) -> Void) {
    keepLayoutPriorities(change)
    layoutPrioritiesDidChange()
  }

  private func keepLayoutPriorities(_ change: (LayoutPriorities) -> Void) {
    let priorities = layoutPriorities
    change(priorities)
    customLayoutPriorities = priorities
  }
}
