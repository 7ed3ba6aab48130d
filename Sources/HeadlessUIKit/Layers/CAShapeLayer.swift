public import Foundation

/// A path that is filled and stroked.
open class CAShapeLayer: CALayer {
  /// The path, in the coordinates of the layer.
  public final var path: CGPath? {
    get { ownPath }
    set { ownPath = newValue.map(CGPath.init(cgPath:)) }
  }
  /// A copy: on iOS a path of layers does not follow the `UIBezierPath` it is from.
  private final var ownPath: CGPath?

  /// The colour inside; black by default, nil for none.
  public final var fillColor: CGColor? = .black
  /// The parts that count as inside.
  public final var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; nil, the default, for none.
  public final var strokeColor: CGColor?
  /// The width of the line, in points.
  public final var lineWidth: CGFloat = 1
  /// The start of the line, as a share of the path's length.
  public final var strokeStart: CGFloat = 0
  /// The end of the line, as a share of the path's length.
  public final var strokeEnd: CGFloat = 1
  /// The ends of lines.
  public final var lineCap = CAShapeLayerLineCap.butt
  /// The corners of lines.
  public final var lineJoin = CAShapeLayerLineJoin.miter
  /// The length of pointed corners, in widths of the line, from which on they are cut.
  public final var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn, in points; nil for none.
  public final var lineDashPattern: [NSNumber]?
  /// The distance into the dashes at which the line starts, in points.
  public final var lineDashPhase: CGFloat = 0

  override func drawContent(_ bounds: CGRect, in context: any GraphicsContext) {
    guard let filled = filledPath else { return }
    if let fillColor { context.fill(filled, color: fillColor) }
    if let strokeColor, lineWidth > 0, let line = strokedPath {
      context.stroke(line, width: lineWidth, color: strokeColor)
    }
  }

  override var outline: UIBezierPath? {
    guard let path = filledPath else { return UIBezierPath() }
    path.apply(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    return path
  }

  /// A copy of the path with the rule of its inside.
  private var filledPath: UIBezierPath? {
    guard let ownPath else { return nil }
    let path = UIBezierPath(cgPath: ownPath)
    path.usesEvenOddFillRule = fillRule == .evenOdd
    return path
  }

  /// The part of the path that is stroked, with the looks of its line; nil for none.
  private var strokedPath: UIBezierPath? {
    guard let line = ownPath?.part(from: strokeStart, to: strokeEnd) else { return nil }
    line.lineCapStyle = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    line.lineJoinStyle = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    line.miterLimit = miterLimit
    line.dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    line.dashPhase = lineDashPhase
    return line
  }
}

/// The rules for the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All parts that are surrounded.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Parts that are surrounded an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of the lines of a `CAShapeLayer`.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Beyond the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of the lines of a `CAShapeLayer`.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a corner from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
