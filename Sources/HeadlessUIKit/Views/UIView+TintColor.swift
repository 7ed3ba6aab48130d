extension UIView {
  /// The tint of the view, or of the nearest superview that has one.
  var inheritedTintColor: UIColor {
    sequence(first: self, next: \.superview).lazy.compactMap(\.ownTintColor).first ?? .systemBlue
  }

  /// Takes over another tint; nil for that of the superview.
  func setOwnTintColor(_ color: UIColor?) {
    ownTintColor = color
    tellOfTintColor()
  }

  /// Tells the view and those that have its tint that it has changed.
  func tellOfTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellOfTintColor() }
  }
}
