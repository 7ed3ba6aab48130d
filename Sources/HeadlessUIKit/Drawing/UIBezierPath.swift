public import Foundation

/// A path of lines and curves, which is filled or stroked in `draw(_:)`.
open class UIBezierPath {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// A new start.
    case move(CGPoint)
    /// A line.
    case line(CGPoint)
    /// A cubic curve with two control points.
    case curve(CGPoint, CGPoint, CGPoint)
    /// A line back to the start.
    case close
  }

  /// The steps.
  public private(set) final var elements: [Element] = []
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The length of pointed corners, in widths of the line, from which on they are cut.
  open var miterLimit: CGFloat = 10
  /// True if parts that are surrounded twice are not filled.
  open var usesEvenOddFillRule = false
  /// The lengths of dashes and gaps in turn, in points; empty for none.
  package final var dashes: [CGFloat] = []
  /// The distance into the dashes at which the line starts, in points.
  package final var dashPhase: CGFloat = 0
  /// The end of the last step.
  public private(set) final var currentPoint = CGPoint.zero

  /// Creates an empty path.
  public init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, cornerRadius: 0)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, corners: .all, cornerRadius: cornerRadius)
  }

  /// Creates a rectangle of which some corners are rounded.
  convenience init(roundedRect rect: CGRect, corners: CACornerMask, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    let corners: [(CGFloat, CGFloat, CGFloat)] = [
      (rect.maxX, rect.minY, corners.contains(.layerMaxXMinYCorner) ? radius : 0),
      (rect.maxX, rect.maxY, corners.contains(.layerMaxXMaxYCorner) ? radius : 0),
      (rect.minX, rect.maxY, corners.contains(.layerMinXMaxYCorner) ? radius : 0),
      (rect.minX, rect.minY, corners.contains(.layerMinXMinYCorner) ? radius : 0),
    ]
    for (index, (x, y, radius)) in corners.enumerated() {
      let start = CGFloat(index - 1) * .pi / 2
      let isRight = index < 2
      let isBottom = index == 1 || index == 2
      guard radius > 0 else {
        addLine(to: CGPoint(x: x, y: y))
        continue
      }
      addArc(
        withCenter: CGPoint(
          x: isRight ? x - radius : x + radius,
          y: isBottom ? y - radius : y + radius
        ),
        radius: radius,
        startAngle: start,
        endAngle: start + .pi / 2,
        clockwise: true
      )
    }
    close()
  }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addArc(
      withCenter: .zero,
      radius: 1,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    close()
    apply(
      CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    )
  }

  /// Creates an arc; angles grow clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Starts a new part of the path.
  open func move(to point: CGPoint) {
    append(.move(point), end: point)
  }

  /// Adds a line.
  open func addLine(to point: CGPoint) {
    append(elements.isEmpty ? .move(point) : .line(point), end: point)
  }

  /// Adds a cubic curve.
  open func addCurve(
    to end: CGPoint,
    controlPoint1 first: CGPoint,
    controlPoint2 second: CGPoint
  ) {
    append(.curve(first, second, end), end: end)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to end: CGPoint, controlPoint control: CGPoint) {
    func between(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3,
        y: point.y + (control.y - point.y) * 2 / 3
      )
    }
    append(.curve(between(currentPoint), between(end), end), end: end)
  }

  /// Adds an arc, with a line to its start if the path is not empty.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    if clockwise, sweep < 0 { sweep += 2 * .pi }
    if !clockwise, sweep > 0 { sweep -= 2 * .pi }
    guard sweep.isFinite, radius.isFinite else { return }
    let count = max(1, min(4, Int((abs(sweep) / (.pi / 2)).rounded(.up))))
    let step = max(-2 * .pi, min(2 * .pi, sweep)) / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    addLine(to: Self.point(center, radius, startAngle))
    for index in 0..<count {
      let (a, b) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (start, end) = (Self.point(center, radius, a), Self.point(center, radius, b))
      addCurve(
        to: end,
        controlPoint1: CGPoint(x: start.x - handle * sin(a), y: start.y + handle * cos(a)),
        controlPoint2: CGPoint(x: end.x + handle * sin(b), y: end.y - handle * cos(b))
      )
    }
  }

  private static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Closes the current part of the path.
  open func close() {
    if !elements.isEmpty { elements.append(.close) }
  }

  /// Adds the steps of another path.
  open func append(_ path: UIBezierPath) {
    elements += path.elements
    currentPoint = path.currentPoint
  }

  /// Moves all points by a transform.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { element in
      switch element {
      case .move(let end): .move(end.applying(transform))
      case .line(let end): .line(end.applying(transform))
      case .curve(let a, let b, let end):
        .curve(a.applying(transform), b.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
    currentPoint = currentPoint.applying(transform)
  }

  /// True if the path has no steps.
  open var isEmpty: Bool { elements.isEmpty }

  /// Removes everything.
  open func removeAllPoints() { elements = [] }

  /// The smallest rectangle with all points and control points.
  open var bounds: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .curve(let a, let b, let end): [a, b, end]
      case .close: []
      }
    }
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Fills the path with the current fill colour; only within `draw(_:)`.
  open func fill() {
    guard let context = CurrentDrawing.current else { return }
    context.fill(self, color: context.fillColor)
  }

  /// Strokes the path with the current stroke colour; only within `draw(_:)`.
  open func stroke() {
    guard let context = CurrentDrawing.current else { return }
    context.stroke(self, width: lineWidth, color: context.strokeColor)
  }

  private func append(_ element: Element, end: CGPoint) {
    elements.append(element)
    currentPoint = end
  }
}
