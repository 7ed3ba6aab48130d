extension UIView {
  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option, two for the curve.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews together with the changes.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches on the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// Starts and ends slowly; the default curve.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
