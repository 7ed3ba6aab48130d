public import Foundation

extension UIScrollView {
  /// How much of its velocity content keeps, a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor a millisecond, between 0 and 1.
    public var rawValue: CGFloat

    /// Makes a rate from the factor a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Comes to rest slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Comes to rest quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
