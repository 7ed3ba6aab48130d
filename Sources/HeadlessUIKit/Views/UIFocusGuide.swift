/// An area that passes the focus on to other views; there is no focus here.
open class UIFocusGuide: UILayoutGuide {
  /// True if the area passes the focus on.
  open var isEnabled = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The views that get the focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
