extension UIView {
  /// True if the frame is set by code and changes with `autoresizingMask`; true by default.
  ///
  /// With false, constraints determine the frame.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { autoLayout?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      madeAutoLayout.translatesMask = newValue
      guard let superview, !(superview is UIStackView) else { return }
      superview.constraintsDidChange()
    }
  }

  /// The active constraints that belong to the view.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  /// Activates a constraint between the view and its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints between the view and its descendants.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Requests `updateConstraints` before the next layout.
  public func setNeedsUpdateConstraints() {
    madeAutoLayout.needsUpdateConstraints = true
    constraintConstantDidChange()
  }

  /// Returns whether `updateConstraints` is going to be called.
  public func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdateConstraints ?? false }

  /// Calls `updateConstraints` where it was requested: first in the subviews, then here.
  public func updateConstraintsIfNeeded() {
    for view in subviews where view.autoLayout?.isRegion == true {
      view.updateConstraintsIfNeeded()
    }
    guard let autoLayout, autoLayout.needsUpdateConstraints else { return }
    autoLayout.needsUpdateConstraints = false
    if hasController { controller?.updateViewConstraints() }
    updateConstraints()
  }

  /// True if the constraints permit several layouts of the view in its superview.
  public var hasAmbiguousLayout: Bool {
    let root = layoutRoot
    guard root.autoLayout?.isRegion == true else { return false }
    return !root.preparedLayoutEngine.ambiguousNames(of: self).isEmpty
  }
}
