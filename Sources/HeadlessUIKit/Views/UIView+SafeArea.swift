import Foundation

/// The insets of a view's safe area, and where they come from.
struct SafeArea {
  var insets = UIEdgeInsets.zero
  /// True if they were set for the view, and do not follow the superview's.
  var isOwn = false
}

extension UIView {
  /// Takes over a safe area; views in it follow.
  func setSafeArea(_ new: SafeArea) {
    let old = safeArea.insets
    safeArea = SafeArea(insets: new.insets.finite, isOwn: new.isOwn)
    guard safeArea.insets != old else { return }
    hasSafeArea = safeArea.insets != .zero
    if autoLayout != nil {
      constraintConstantDidChange()
      keyboardLayoutGuideFollows()
    }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    passSafeArea()
  }

  /// Takes over the part of the superview's safe area that overlaps the view, unless one was set here.
  func inheritSafeArea() {
    guard !safeArea.isOwn else { return }
    var new =
      superview.map { $0.passesSafeArea ? $0.safeArea(overlapping: frame) : .zero } ?? .zero
    if let controller {
      for added in [controller.additionalSafeAreaInsets, controller.barInsets] {
        new.top += added.top
        new.left += added.left
        new.bottom += added.bottom
        new.right += added.right
      }
    }
    setSafeArea(SafeArea(insets: new))
  }

  /// Adapts the safe area, and that of the subviews, to a new frame.
  func safeAreaFollowsFrame(from old: CGRect) {
    guard frame != old else { return }
    let insets = safeArea.insets
    inheritSafeArea()
    // Where subviews overlap the right and the lower edge depends on the size.
    if insets == safeArea.insets, frame.size != old.size, hasSafeArea { passSafeArea() }
  }

  private func passSafeArea() {
    guard passesSafeArea else { return }
    for view in subviews { view.inheritSafeArea() }
  }

  /// The insets of a rectangle from the edges of the view's safe area.
  private func safeArea(overlapping rect: CGRect) -> UIEdgeInsets {
    let (own, bounds) = (safeArea.insets, bounds)
    func inset(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, inset - distance) : 0
    }
    return UIEdgeInsets(
      top: inset(own.top, rect.minY - bounds.minY),
      left: inset(own.left, rect.minX - bounds.minX),
      bottom: inset(own.bottom, bounds.maxY - rect.maxY),
      right: inset(own.right, bounds.maxX - rect.maxX)
    )
  }

  /// Places descendants again if that has changed safe areas on which their constraints depend.
  func layOutInChangedSafeAreas() {
    guard autoLayout != nil, needsLayout else { return }
    needsLayout = false
    layOutByConstraints()
  }
}
