extension UIView {
  /// Tells the view and those that have its tint that it has changed.
  func tellOfTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellOfTintColor() }
  }
}
