/// Values of parameters that were tried together; none is the default.
public struct TuningPoint: Hashable, Sendable, Codable {
  /// The parameters that differ from the default, by name, as they are written on the command line.
  public let settings: [String: String]

  /// The values that apply unless others are set.
  public static let `default` = TuningPoint([:])

  /// A point with these values.
  public init(_ settings: [String: String]) {
    self.settings = settings
  }

  /// True if no parameter differs from its default.
  public var isDefault: Bool { settings.isEmpty }

  /// Parameters and values, in the order of the names: `batching.after=40 batching.before=5`.
  public var name: String {
    isDefault
      ? "default" : settings.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
  }

  /// The values of both points together; the other's where both have one.
  public func merging(_ other: TuningPoint) -> TuningPoint {
    TuningPoint(settings.merging(other.settings) { $1 })
  }
}
