public import Foundation

extension UIScrollView {
  /// The fraction of its velocity that content keeps per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate from the factor per millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Decelerates slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Decelerates quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
