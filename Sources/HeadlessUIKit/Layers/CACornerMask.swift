/// A set of the four corners of a view.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  /// All corners.
  package static let all = CACornerMask(rawValue: 15)
}

extension CALayer {
  /// The corners that are rounded; all by default.
  ///
  /// Subviews are clipped at the rounded corners only if all are.
  public var maskedCorners: CACornerMask {
    get { view.decoration?.maskedCorners ?? .all }
    set { view.madeDecoration.maskedCorners = newValue }
  }
}
