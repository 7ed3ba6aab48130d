extension UIView {
  /// Puts a view among the children, taking it from its former parent.
  ///
  /// - Parameters:
  ///   - view: the new child.
  ///   - index: its place from the back, among the other children; too large means in front.
  /// - Precondition: this view is not `view` and does not lie in it.
  public func insertSubview(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "\(view) cannot be put into \(self), which lies in it")
    view.willMove(toSuperview: self)
    view.detach()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.markAncestors()
    setNeedsLayout()
    view.didMoveToSuperview()
  }

  /// Puts a view directly behind one of the children.
  ///
  /// It goes in front of all when `sibling` is no child.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: place(of: sibling, without: view) ?? subviews.count)
  }

  /// Puts a view directly in front of one of the children.
  ///
  /// It goes in front of all when `sibling` is no child.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (place(of: sibling, without: view) ?? subviews.count - 1) + 1)
  }

  /// Puts a view in front of all children whose `zIndex` is not higher than the given one.
  ///
  /// A child that has that number already stays where it is.
  ///
  /// - Complexity: O(children with a higher number), when the others are in order.
  package func addSubview(_ view: UIView, zIndex: Int) {
    let isChild = view.superview === self
    if isChild, view.zIndex == zIndex { return }
    view.zIndex = zIndex
    if isChild { bringSubviewToFront(view) }
    let others = isChild ? subviews.dropLast() : subviews[...]
    let index = (others.lastIndex { $0.zIndex <= zIndex } ?? -1) + 1
    if isChild { reorder(view, to: index) } else { insertSubview(view, at: index) }
  }

  /// Puts a child in front of the others; does nothing with other views.
  public func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviews.count - 1)
  }

  /// Puts a child behind the others; does nothing with other views.
  public func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Whether the view is `view` or lies in it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Takes the view out of its parent without a call to anyone.
  func detach() {
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  private func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: old), at: index)
  }
}
