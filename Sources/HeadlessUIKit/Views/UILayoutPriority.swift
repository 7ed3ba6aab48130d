/// How much a wish about size counts, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// Must be.
  public static let required = UILayoutPriority(1000)
  /// Counts more than most.
  public static let defaultHigh = UILayoutPriority(750)
  /// Counts less than most.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first counts less.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
