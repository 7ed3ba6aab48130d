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

  /// Sets dashes: the lengths of lines and gaps in turn, in points; nil for none.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
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

/// The type of paths of layers that are built step by step, which here is the same type.
public typealias CGMutablePath = UIBezierPath

// The names that paths of layers have for what views' paths do.
extension UIBezierPath {
  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect)
    if let transform { apply(transform.pointee) }
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(ovalIn: rect)
    if let transform { apply(transform.pointee) }
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(roundedRect: rect, cornerRadius: cornerWidth)
    if let transform { apply(transform.pointee) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { append(UIBezierPath(rect: rect)) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { append(UIBezierPath(ovalIn: rect)) }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    append(UIBezierPath(roundedRect: rect, cornerRadius: cornerWidth))
  }
  /// Adds a path.
  public func addPath(_ path: CGPath) { append(path) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addQuadCurve(to: end, controlPoint: control)
  }
  /// Adds an arc; as on iOS, clockwise is against the clock where y grows downwards.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }
  /// Closes the current part.
  public func closeSubpath() { close() }
  /// The smallest rectangle with all points and control points.
  public var boundingBox: CGRect { bounds }
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
