/// A parameter that values were tried of.
public struct TunedParameter: Sendable, Codable, Hashable {
  /// Stands for the value of a parameter that does not apply, such as a prefix where there is a window.
  public static let none = "-"

  /// The name.
  public let name: String
  /// The values that were tried, the default among them, in their order.
  public let values: [String]
  /// The value that applies unless another one is set; `none` where the parameter does not apply.
  public let defaultValue: String
  /// True if equal ratios of values matter equally.
  public let isLogarithmic: Bool
  /// The best against the worst of its values, as the objective has them; nil where nothing was measured.
  public var sensitivity: Double?
  /// True if the objective changes with it by more than the noise.
  public var hasEffect = false
  /// The smallest change that would have been seen, as a share.
  public var smallestEffect: Double?

  /// A parameter and the values to try.
  public init(_ name: String, values: [String], defaultValue: String, isLogarithmic: Bool) {
    self.name = name
    self.values = values
    self.defaultValue = defaultValue
    self.isLogarithmic = isLogarithmic
  }

  /// The values beside the default, as points.
  public var points: [TuningPoint] {
    values.filter { $0 != defaultValue }.map { TuningPoint([name: $0]) }
  }
}
