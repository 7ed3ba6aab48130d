/// The views that are laid out together: a root and the descendants that constraints place.
@preconcurrency @MainActor
struct LayoutRegion {
  /// A view and how it takes part.
  struct Member {
    let view: UIView
    /// True if the view is measured as a whole, as a stack is.
    let isOpaque: Bool
  }

  /// The members without the root, superviews first.
  private(set) var members: [Member] = []
  /// The stacks whose rules become constraints, because constraints relate their views.
  private(set) var stacks: [UIStackView] = []

  init(of root: UIView) {
    visit(root)
  }

  /// The identities of all members, in order.
  var identities: [ObjectIdentifier] { members.map { ObjectIdentifier($0.view) } }

  private mutating func visit(_ view: UIView) {
    if let stack = view as? UIStackView, stack.isPlacedByConstraints { stacks.append(stack) }
    for subview in view.subviews where !subview.isLayoutBoundary {
      let isOpaque = (subview as? UIStackView)?.isPlacedByConstraints == false
      members.append(Member(view: subview, isOpaque: isOpaque))
      if !isOpaque { visit(subview) }
    }
  }
}

extension UIStackView {
  /// True if constraints relate the arranged views, so that they are placed along with others.
  var isPlacedByConstraints: Bool {
    arrangedSubviews.contains { ($0.autoLayout?.crossings ?? 0) > 0 }
  }
}
