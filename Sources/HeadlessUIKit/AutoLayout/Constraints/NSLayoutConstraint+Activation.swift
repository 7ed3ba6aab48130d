extension NSLayoutConstraint {
  /// Adds the constraint to the nearest view that contains both items.
  func activate() {
    guard let firstItem, let first = LayoutItem(firstItem) else { return }
    let second = secondItem.flatMap { LayoutItem($0) }
    precondition(
      second != nil || secondAttribute == .notAnAttribute,
      "the second item of \(description) has been released, or its guide has no view"
    )
    let holder = second.map { first.view.nearestCommonAncestor(with: $0.view) } ?? first.view
    precondition(
      holder != nil,
      "\(first.name) and \(second?.name ?? "nothing") are in no common view: \(description)"
    )
    guard let holder else { return }
    for item in [first, second] where item?.area == .readable {
      (item?.object as? ReadableContentGuide)?.place()
    }
    crossedViews = []
    cross(from: first.view, to: holder)
    if let second { cross(from: second.view, to: holder) }
    self.holder = holder
    holder.madeAutoLayout.constraints.append(self)
    holder.constraintsDidChange()
  }

  /// Notes that an item and the views between it and the holder are laid out by constraints.
  private func cross(from view: UIView, to holder: UIView) {
    var view = view
    while view !== holder, let superview = view.superview {
      view.madeAutoLayout.crossings += 1
      crossedViews.append(view)
      view = superview
    }
  }

  /// Removes the constraint from its view.
  func deactivate() {
    let holder = holder
    self.holder = nil
    for view in crossedViews { view.autoLayout?.crossings -= 1 }
    crossedViews = []
    holder?.autoLayout?.constraints.removeAll { $0 === self }
    holder?.constraintsDidChange()
  }
}

extension NSLayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation with the names of its items.
  nonisolated public var description: String {
    withViews { equation }
  }

  private var equation: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(name(of: firstItem)).\(firstAttribute) \(sign) "
    if secondAttribute == .notAnAttribute {
      text += "\(constant)"
    } else {
      text += multiplier == 1 ? "" : "\(multiplier) * "
      text += "\(name(of: secondItem)).\(secondAttribute)"
      if constant != 0 { text += constant > 0 ? " + \(constant)" : " - \(-constant)" }
    }
    if priority < .required { text += " @ \(priority.rawValue)" }
    return identifier.map { "\($0): \(text)" } ?? text
  }

  private func name(of item: AnyObject?) -> String {
    item.flatMap { LayoutItem($0) }?.name ?? "a released view"
  }
}

extension NSLayoutConstraint: Hashable {
  /// Returns whether they are the same object.
  nonisolated public static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
