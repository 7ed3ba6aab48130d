/// Classes whose subclasses can be made without arguments, whichever initialisers they override.
///
/// It makes `Screen()` compile for a subclass that has `init(nibName:bundle:)` and `init?(coder: NSCoder)`, as in UIKit.
/// Swift would not inherit `init()` there: `init?(coder:)` of the superclass takes an optional coder, so the subclass
/// does not override each initialiser. `init()` stops with a message if the only initialiser of a subclass is another.
@preconcurrency @MainActor
public protocol ArgumentFreeMaking {
  /// Makes an object of the class that this is called on.
  static func makeWithoutArguments() -> Self
}

extension ArgumentFreeMaking {
  /// Creates an object by the initialiser that has a default for each argument in UIKit.
  public init() { self = Self.makeWithoutArguments() }
}

extension UIViewController: ArgumentFreeMaking {
  /// Creates a controller; see `makeController`.
  package convenience init(madeWithoutArguments: Void) {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller of the class that this is called on, made by its `init(nibName:bundle:)`.
  ///
  /// The convenience initialiser above, called with that class: as for `UIView.makeWithFrame`.
  @_silgen_name("$s13HeadlessUIKit16UIViewControllerC20madeWithoutArgumentsACyt_tcfC")
  package static func makeController() -> UIViewController

  /// A controller of this class, made by its `init(nibName:bundle:)`.
  public static func makeWithoutArguments() -> Self {
    guard let made = makeController() as? Self else {
      preconditionFailure("\(self).init(nibName:bundle:) made a controller of another class")
    }
    return made
  }
}
