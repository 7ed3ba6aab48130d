extension UIView {
  /// The priority with which an arranged view resists growing: that of its content and constraints.
  func arrangedGrowthResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let autoLayout, autoLayout.isRegion else { return growthResistance(for: axis) }
    let inner = LayoutRegion(of: self).members.map { $0.view.growthResistance(for: axis) }
    let content = inner.max() ?? growthResistance(for: axis)
    return max(content, ownLengthPriority(axis, .lessThanOrEqual))
  }

  /// The priority with which an arranged view resists shrinking: that of its content and
  /// constraints.
  func arrangedShrinkResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let autoLayout, autoLayout.isRegion else { return shrinkResistance(for: axis) }
    let inner = LayoutRegion(of: self).members.map { $0.view.shrinkResistance(for: axis) }
    let content = inner.max() ?? shrinkResistance(for: axis)
    return max(content, ownLengthPriority(axis, .greaterThanOrEqual))
  }

  /// The highest priority of constraints that keep the view's own length from growing or shrinking.
  ///
  /// - Parameters:
  ///   - axis: the axis of the length.
  ///   - relation: at most, which prevents growth, or at least, which prevents shrinking.
  /// - Returns: the priority.
  func ownLengthPriority(
    _ axis: NSLayoutConstraint.Axis,
    _ relation: NSLayoutConstraint.Relation
  ) -> UILayoutPriority {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return
      constraints
      .filter { constraint in
        constraint.firstItem === self && constraint.firstAttribute == attribute
          && constraint.secondItem == nil
          && (constraint.relation == relation || constraint.relation == .equal)
      }
      .map(\.priority).max() ?? UILayoutPriority(0)
  }
}

extension UIView {
  /// True if constraints place what is in the view.
  package var hasLayoutConstraints: Bool { autoLayout?.isRegion == true }
}
