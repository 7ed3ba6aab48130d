extension UIView {
  /// Creates a view with a frame; see `makeWithFrame`.
  package convenience init(reusableIn frame: CGRect) {
    self.init(frame: frame)
  }

  /// A view of the class that this is called on, made by its `init(frame:)`.
  ///
  /// In UIKit `View()` does this for any class of views, because NSObject requires `init()`. Were
  /// `init(frame:)` required here, all classes would have to say so where they override it, which
  /// code written for UIKit does not. So this calls the convenience initialiser above, which the
  /// language permits for one known class only, with the class it is called on. That initialiser
  /// calls `init(frame:)` of that class; a class that does not have it ends the program with a
  /// message that names it, as in UIKit.
  @_silgen_name("$s13HeadlessUIKit6UIViewC10reusableInAC10Foundation6CGRectV_tcfC")
  package static func makeWithFrame(_ frame: CGRect) -> UIView

  /// A view of this class, made by its `init(frame:)`, with an empty frame: what `View()` is on iOS for a
  /// generic `View`.
  public static func makeReusable() -> Self { makeReusable(frame: .zero) }

  /// A view of this class, made by its `init(frame:)`.
  ///
  /// - Parameter frame: position and size in the superview.
  /// - Returns: the view.
  package static func makeReusable(frame: CGRect) -> Self {
    instance(of: Self.self, by: "init(frame:)") { makeWithFrame(frame) }
  }
}

/// An object of a class that one of its initialisers makes.
///
/// - Parameters:
///   - type: the class.
///   - initializer: the name of the initialiser, for the message if the object is of another class.
///   - make: makes the object.
/// - Returns: the object.
package func instance<Object>(of type: Object.Type, by initializer: String, _ make: () -> Any)
  -> Object
{
  let made = make()
  guard let object = made as? Object else {
    preconditionFailure(
      "\(type).\(initializer) made an object of another class: \(Swift.type(of: made))"
    )
  }
  return object
}
