import Foundation

extension UIView {
  /// True if an arranged view contains text that wraps, so that its width determines its height.
  var containsWrappingText: Bool {
    if wrapsContent { return true }
    // A stack has counted its views already.
    guard let autoLayout, autoLayout.isRegion, !(self is UIStackView) else { return false }
    return subviews.contains { !$0.isLayoutBoundary && $0.containsWrappingText }
  }

  /// True if constraints in an arranged view relate heights to widths.
  var isProportional: Bool {
    if let stack = self as? UIStackView, stack.shownViews.contains(where: \.isProportional) {
      return true
    }
    guard let autoLayout, autoLayout.isRegion else { return false }
    return autoLayout.constraints.contains(where: \.mixesAxes)
      || subviews.contains { !$0.isLayoutBoundary && $0.isProportional }
  }
}

extension UIStackView {
  /// The size of a row that must have a width which determines its height; nil for other stacks.
  func proportionalSize(width: CGFloat) -> CGSize? {
    guard axis == .horizontal, isProportional else { return nil }
    return fittingSize(
      in: CGSize(width: width, height: .greatestFiniteMagnitude),
      fillsWidth: true
    )
  }
}
