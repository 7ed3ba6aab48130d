/// The curves of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circle's.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// One without a kink.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
