import Foundation

/// The Auto Layout state of a view; views without constraints have none.
@preconcurrency @MainActor
final class AutoLayoutState {
  /// True if the frame is set by code; otherwise by constraints.
  var translatesMask = true
  /// The active constraints that belong to the view.
  var constraints: [NSLayoutConstraint] = []
  /// The layout guides of the view.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, by area.
  var insetGuides: [LayoutItem.Area: UILayoutGuide] = [:]
  /// The number of constraints of views further up that relate the view or a descendant.
  var crossings = 0
  /// True if the view or a descendant is laid out by constraints.
  var isRegion = false
  /// True while the view and what it places are laid out.
  var isBeingLaidOut = false
  /// True if `updateConstraints` was requested.
  var needsUpdateConstraints = true
  /// Changes whenever the constraints or views of the region change.
  var version = 0
  /// Changes whenever only constants change.
  var constantsVersion = 0
  /// The size that was last reported to be too large for the frame.
  var reportedSize: CGSize?
  /// The engine that lays out the view's descendants in its frame.
  var layoutEngine: LayoutEngine?
  /// The engines that measure the view, by what is asked.
  var measuringEngines: [LayoutEngine.Mode: LayoutEngine] = [:]
}

extension UIView {
  /// The state for constraints, which is made when needed.
  var madeAutoLayout: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    return state
  }

  /// True if the frame of the view does not depend on constraints outside of it.
  var isLayoutBoundary: Bool {
    guard let autoLayout else { return true }
    guard autoLayout.crossings == 0 else { return false }
    return autoLayout.translatesMask || isArranged
  }

  /// True if a stack places the view by itself.
  private var isArranged: Bool {
    guard let stack = superview as? UIStackView, !stack.isPlacedByConstraints else { return false }
    return stack.arrangedSubviews.contains { $0 === self }
  }

  /// Notes that constraints or views have changed: here and in the views that are laid out together.
  func constraintsDidChange() {
    changeRegion { $0.version += 1 }
  }

  /// Notes that a constant has changed.
  func constraintConstantDidChange() {
    changeRegion { $0.constantsVersion += 1 }
  }

  private func changeRegion(_ change: (AutoLayoutState) -> Void) {
    var view = self
    while true {
      let state = view.madeAutoLayout
      state.isRegion = true
      change(state)
      view.setNeedsLayout()
      guard let superview = view.superview else { return }
      guard !view.isLayoutBoundary else {
        if superview is UIStackView { view.layoutOfContentDidChange() }
        return
      }
      view = superview
    }
  }

  /// The view whose frame is given from outside and in which this one is laid out.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutBoundary, let superview = view.superview { view = superview }
    return view
  }

  /// True if constraints place descendants of the view in its frame.
  var isLayoutRoot: Bool {
    guard let autoLayout, autoLayout.isRegion else { return false }
    return superview == nil || isLayoutBoundary
  }

  /// Removes the constraints of views further up that relate this view or a descendant.
  func deactivateConstraintsOfAncestors() {
    var ancestor = superview
    while let view = ancestor {
      if let constraints = view.autoLayout?.constraints, !constraints.isEmpty {
        for constraint in constraints where constraint.relates(toDescendantOf: self) {
          constraint.deactivate()
        }
      }
      ancestor = view.superview
    }
  }

  /// The nearest view that contains this one and another; nil if there is none.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }
}

extension NSLayoutConstraint {
  /// Returns whether one of the items is a view or in it.
  func relates(toDescendantOf view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      item.flatMap { LayoutItem($0) }?.view.isDescendant(of: view) ?? false
    }
  }
}
