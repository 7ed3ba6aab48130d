public import Foundation

// The colours and lines, and the path that is built step by step.
extension CGContext {
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the colour of areas by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of lines by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the opacity of areas and lines, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the length of pointed corners, in widths of the line, from which on they are cut.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets dashes: the lengths of lines and gaps in turn, in points; none for whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dashPhase, state.dashes) = (phase, lengths)
  }
  /// Sets if edges are smooth; they are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets if edges may be smooth; they are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets a shadow, which is not drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}

  /// Starts a new path.
  public func beginPath() { builtPath = UIBezierPath() }
  /// Closes the current part of the path.
  public func closePath() { builtPath.close() }
  /// Starts a new part of the path.
  public func move(to point: CGPoint) { builtPath.move(to: point) }
  /// Adds a line to the path.
  public func addLine(to point: CGPoint) { builtPath.addLine(to: point) }
  /// Adds lines between points to the path.
  public func addLines(between points: [CGPoint]) { builtPath.addLines(between: points) }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { builtPath.addRect(rect) }
  /// Adds rectangles to the path.
  public func addRects(_ rects: [CGRect]) { for rect in rects { builtPath.addRect(rect) } }
  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) { builtPath.addEllipse(in: rect) }
  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { builtPath.addPath(path) }
  /// Adds a cubic curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    builtPath.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    builtPath.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc; as on iOS, clockwise is against the clock where y grows downwards.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    builtPath.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }
  /// True if the path has no steps.
  public var isPathEmpty: Bool { builtPath.isEmpty }
  /// The end of the last step.
  public var currentPointOfPath: CGPoint { builtPath.currentPoint }
  /// The smallest rectangle with the path.
  public var boundingBoxOfPath: CGRect { builtPath.bounds }
  /// A copy of the path; nil for an empty one.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(cgPath: builtPath) }

  /// Strokes the path, and starts a new one.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills the path, and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Clips what follows to the path, and starts a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    builtPath.usesEvenOddFillRule = rule == .evenOdd
    clip(to: builtPath)
    beginPath()
  }
  /// Fills and strokes the path, and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = builtPath
    beginPath()
    path.usesEvenOddFillRule = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { fill(path, color: fillColor) }
    if mode != .fill, mode != .eoFill { stroke(path) }
  }

  private func stroke(_ path: UIBezierPath) {
    stroke(state.line(path), width: state.lineWidth, color: strokeColor)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(rect, color: fillColor) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Strokes a rectangle: half of the line is outside.
  public func stroke(_ rect: CGRect) { stroke(UIBezierPath(rect: rect)) }
  /// Strokes a rectangle with a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(state.line(UIBezierPath(rect: rect)), width: width, color: strokeColor)
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(UIBezierPath(ovalIn: rect), color: fillColor) }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(UIBezierPath(ovalIn: rect)) }
  /// Strokes a line between every two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = UIBezierPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    stroke(path)
  }
  /// Removes what is in a rectangle; it stays, here.
  public func clear(_ rect: CGRect) {}
  /// Draws a picture in a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image.image, tint: .systemBlue, in: rect)
  }
}

/// The rules for the inside of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// All parts that are surrounded.
  case winding
  /// Parts that are surrounded an odd number of times.
  case evenOdd
}

/// The ways of drawing a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled.
  case fill
  /// Filled where it is surrounded an odd number of times.
  case eoFill
  /// With a line.
  case stroke
  /// Filled and with a line.
  case fillStroke
  /// Filled where it is surrounded an odd number of times, and with a line.
  case eoFillStroke
}
