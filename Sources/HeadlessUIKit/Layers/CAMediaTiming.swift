/// The speed of an animation over time.
public final class CAMediaTimingFunction: Sendable {
  /// The name; nil for a curve of your own.
  public let name: CAMediaTimingFunctionName?
  /// The two control points of the curve.
  public let controlPoints: [Float]

  /// Creates a curve by its name.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    controlPoints =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
  }

  /// Creates a curve by its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    name = nil
    controlPoints = [c1x, c1y, c2x, c2y]
  }
}

/// The names of speeds over time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow in the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and in the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The values before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those of the layer.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last one, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first one, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The values between those of a `CAKeyframeAnimation`.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In steps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// The kinds of a `CATransition`.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves in.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of a `CATransition`.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
