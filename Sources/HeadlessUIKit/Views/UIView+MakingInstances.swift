extension UIView {
  /// Creates a view with an empty frame; see `makeWithEmptyFrame`.
  package convenience init(withEmptyFrame: Void) {
    self.init(frame: .zero)
  }

  /// A view of the class that this is called on, made by its `init(frame:)`, with an empty frame.
  ///
  /// In UIKit `View()` does this for any class of views, because NSObject requires `init()`. Were
  /// `init(frame:)` required here, all classes would have to say so where they override it, which
  /// code written for UIKit does not. So this calls the convenience initialiser above, which the
  /// language permits for one known class only, with the class it is called on. That initialiser
  /// calls `init(frame:)` of that class; a class that does not have it ends the program with a
  /// message that names it, as in UIKit.
  @_silgen_name("$s13HeadlessUIKit6UIViewC14withEmptyFrameACyt_tcfC")
  package static func makeWithEmptyFrame() -> UIView

  /// A view of this class, made by its `init(frame:)`, with an empty frame: what `View()` is on iOS for a
  /// generic `View`.
  public static func makeReusable() -> Self {
    guard let view = makeWithEmptyFrame() as? Self else {
      preconditionFailure("\(self).init(frame:) made a view of another class")
    }
    return view
  }
}
