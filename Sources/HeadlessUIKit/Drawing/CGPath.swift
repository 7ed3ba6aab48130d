public import Foundation

/// The path type of layers, which here is the same type.
public typealias CGPath = UIBezierPath

extension UIBezierPath {
  /// The path for layers.
  public var cgPath: CGPath { self }

  /// Creates a copy of a path of layers.
  public convenience init(cgPath: CGPath) {
    self.init()
    append(cgPath)
  }

  /// Creates a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    var mask: CACornerMask = []
    if corners.contains(.topLeft) { mask.insert(.layerMinXMinYCorner) }
    if corners.contains(.topRight) { mask.insert(.layerMaxXMinYCorner) }
    if corners.contains(.bottomLeft) { mask.insert(.layerMinXMaxYCorner) }
    if corners.contains(.bottomRight) { mask.insert(.layerMaxXMaxYCorner) }
    self.init(roundedRect: rect, corners: mask, cornerRadius: cornerRadii.width)
  }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// At the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// At the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// At the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The ends of lines.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At the last point.
  case butt
  /// Round.
  case round
  /// Beyond the last point.
  case square
}

/// The corners of lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut.
  case bevel
}
