public import HeadlessUIKit

// Where a simulated user finds what to touch.
extension UIView {
  /// The view itself or its first descendant of a type that meets a condition, from back to front;
  /// hidden views do not count.
  ///
  /// - Complexity: O(descendants).
  public func firstDescendant<View: UIView>(
    of type: View.Type,
    where isWanted: (View) -> Bool = { _ in true }
  ) -> View? {
    if isHidden { return nil }
    if let view = self as? View, isWanted(view) { return view }
    for view in subviews {
      if let found = view.firstDescendant(of: type, where: isWanted) { return found }
    }
    return nil
  }

  /// The descendants of a type that are shown with their centres inside the view, from back to
  /// front.
  ///
  /// - Complexity: O(descendants).
  public func shownDescendants<View: UIView>(of type: View.Type) -> [View] {
    var found: [View] = []
    collect(&found, shownIn: self)
    return found
  }

  private func collect<View: UIView>(_ found: inout [View], shownIn root: UIView) {
    for view in subviews where !view.isHidden {
      if let wanted = view as? View, root.bounds.contains(view.middle(in: root)) {
        found.append(wanted)
      }
      view.collect(&found, shownIn: root)
    }
  }

  /// The centre, in the coordinates of another view.
  func middle(in view: UIView) -> CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
  }

  /// The view without a superview: the window, if there is one.
  var outermostView: UIView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }
}
