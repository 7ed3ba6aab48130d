/// The colour type of layers, which here is the same type.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour for layers.
  public var cgColor: CGColor { self }
}
