import Foundation

// Constraints between the edges of a scroll view and what is in it are about its content.
extension UIScrollView {
  /// True if constraints can determine the size of the content; lists and texts do it themselves.
  private var takesSizeFromConstraints: Bool { leader == nil && !(self is UITextView) }

  /// Returns whether an attribute of the scroll view is that of its content, because a constraint
  /// relates it to something in it.
  ///
  /// - Parameters:
  ///   - item: the scroll view or its margins.
  ///   - attribute: an edge at which the content ends, or a centre; the content starts where the
  ///     view does, and lengths are those of the view.
  ///   - other: the other item of the constraint.
  /// - Returns: whether the content counts.
  func isContent(
    _ item: LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    relatedTo other: LayoutItem
  ) -> Bool {
    guard item.isEdged(by: self), other.isInContent(of: self), takesSizeFromConstraints else {
      return false
    }
    return attribute.share != 0 && !attribute.isLength && attribute != .lastBaseline
  }

  /// Returns whether a constraint determines where the content ends on an axis.
  func hasContentEnd(on axis: NSLayoutConstraint.Axis) -> Bool {
    constraints.contains { constraint in
      guard constraint.firstAttribute.axis == axis, constraint.secondAttribute.axis == axis,
        let first = constraint.firstItem.flatMap({ LayoutItem($0) }),
        let second = constraint.secondItem.flatMap({ LayoutItem($0) })
      else { return false }
      return constraint.firstAttribute.share == 1
        && isContent(first, constraint.firstAttribute, relatedTo: second)
        || constraint.secondAttribute.share == 1
          && isContent(second, constraint.secondAttribute, relatedTo: first)
    }
  }
}

extension LayoutItem {
  /// Returns whether the item is a view or its margins.
  fileprivate func isEdged(by view: UIView) -> Bool {
    self.view === view && (object === view || area == .margins)
  }

  /// Returns whether the item, which is somewhere in a scroll view, belongs to its content.
  fileprivate func isInContent(of scrollView: UIScrollView) -> Bool {
    // The guides of the system have places of their own.
    view !== scrollView || area == .whole && type(of: object) == UILayoutGuide.self
  }
}

extension LayoutEngine {
  /// The scroll view of which a constraint relates the content's end or centre; nil for most.
  private func contentOwner(
    _ item: LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    _ other: LayoutItem?,
    _ constraint: NSLayoutConstraint
  ) -> UIScrollView? {
    guard let other, item.view === constraint.holder, let scrollView = item.view as? UIScrollView,
      scrollView.isContent(item, attribute, relatedTo: other)
    else { return nil }
    return scrollView
  }

  /// The variables of an item of a constraint, of which the other is given.
  func variables(
    of item: LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    relatedTo other: LayoutItem?,
    by constraint: NSLayoutConstraint
  ) -> LayoutVariables {
    let own = variables(of: item.framed)
    guard let scrollView = contentOwner(item, attribute, other, constraint) else { return own }
    var content = variables(of: scrollView.contentSizeGuide)
    (content.left, content.top) = (own.left, own.top)
    return content
  }

  /// Prefers a length of the content that a constraint relates, where no other one determines it:
  /// none, or that of the scroll view in which something is centred.
  func addContentLength(for constraint: NSLayoutConstraint) -> ConstraintSolver.ID? {
    guard constraint.holder is UIScrollView,
      let first = constraint.firstItem.flatMap({ LayoutItem($0) }),
      let second = constraint.secondItem.flatMap({ LayoutItem($0) })
    else { return nil }
    if let owner = contentOwner(first, constraint.firstAttribute, second, constraint) {
      return addContentLength(of: owner, constraint.firstAttribute)
    }
    return contentOwner(second, constraint.secondAttribute, first, constraint)
      .flatMap { addContentLength(of: $0, constraint.secondAttribute) }
  }

  private func addContentLength(
    of scrollView: UIScrollView,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> ConstraintSolver.ID? {
    guard let axis = attribute.axis else { return nil }
    let isCentred = attribute.share < 1
    let priority: Float = isCentred ? 0.5 : 0.25
    let length = variables(of: scrollView.contentSizeGuide).line(axis).length
    let outer = variables(of: scrollView).line(axis).length
    var terms = [ConstraintSolver.Term(variable: length, coefficient: 1)]
    if isCentred { terms.append(.init(variable: outer, coefficient: -1)) }
    return try? solver.add(terms, constant: 0, .preferred(above: priority, below: priority))
  }
}
