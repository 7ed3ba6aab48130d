import HeadlessUIKit

// Lists that scroll horizontally and start at the right: the scroll view is turned round as a mirror
// does, and each view in it turned back. Offsets and frames are as in a list that starts at the left.
extension ListView {
  /// True if the list is turned round.
  var isMirrored: Bool { scrollView.transform == .mirror }

  /// Turns the list round, or back, if its layout and its language require it.
  func updateMirroring() {
    let mirrors =
      axis == .horizontal && isRightToLeft
      && type(of: placement.placer.layout).startsWhereLinesStart
    guard mirrors != isMirrored else { return }
    keepingOffset(followsStart: true) {
      scrollView.transform = mirrors ? .mirror : .identity
      for view in scrollView.subviews { view.resetLook() }
      scrollView.safeAreaInsets = scrollView.safeAreaInsets.mirrored
      scrollView.contentInset = scrollView.contentInset.mirrored
      scrollView.horizontalScrollIndicatorInsets =
        scrollView.horizontalScrollIndicatorInsets.mirrored
      scrollView.verticalScrollIndicatorInsets = scrollView.verticalScrollIndicatorInsets.mirrored
    }
  }

  /// Insets of the list, as the content sees them.
  func insetsOfContent(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    isMirrored ? insets.mirrored : insets
  }

  /// Returns the distance that the content goes along the list if a finger goes some way; the same
  /// for velocities.
  func listDistance(_ way: CGPoint) -> CGFloat {
    isMirrored ? axis.position(of: way) : -axis.position(of: way)
  }
}

extension UIView {
  /// The transform of a view at rest: in a list that is turned round it is turned back.
  var restingTransform: CGAffineTransform {
    superview?.transform == .mirror ? .mirror : .identity
  }
}

extension UIEdgeInsets {
  /// The insets of what is turned round.
  fileprivate var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}

extension CGAffineTransform {
  /// The transform that turns a view round.
  static var mirror: CGAffineTransform { CGAffineTransform(scaleX: -1, y: 1) }
}
