/// The priority of a layout requirement, from 0 to 1000.
public struct UILayoutPriority: NumericRawRepresentable, Hashable, Sendable {
  /// The value.
  public var rawValue: Float

  /// Creates a priority from its value.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its value.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// Required.
  public static let required = UILayoutPriority(1000)
  /// Higher than most.
  public static let defaultHigh = UILayoutPriority(750)
  /// Lower than most.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a scene resists a drag that may resize it.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that may not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority of a target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether the first is lower.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
