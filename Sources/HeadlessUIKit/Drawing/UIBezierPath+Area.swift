public import Foundation

// The area inside a path, and its direction.
extension UIBezierPath {
  /// Clips what is drawn next to the inside of the path; only within `draw(_:)`.
  public func addClip() { CurrentDrawing.current?.clip(to: self) }

  /// Returns whether a point is inside the path, all parts of which count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns whether a point is inside the path by a rule.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let path = UIBezierPath(cgPath: self)
    if !transform.isIdentity { path.apply(transform) }
    let turns = path.closed.flattened.reduce(0) { $0 + $1.crossing(rightOf: point) }
    return rule == .evenOdd ? turns % 2 != 0 : turns != 0
  }

  /// The path with the same points in the other direction.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: self)
    reversed.removeAllPoints()
    for part in parts.reversed() { reversed.addReversed(part) }
    (reversed.lineWidth, reversed.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
    (reversed.lineCapStyle, reversed.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    (reversed.miterLimit, reversed.dashes, reversed.dashPhase) = (miterLimit, dashes, dashPhase)
    return reversed
  }

  /// A copy of the path.
  public func copy() -> CGPath? { CGPath(cgPath: self) }
  /// A copy of the path, to which steps can be added.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(cgPath: self) }

  /// The path with all parts closed.
  private var closed: UIBezierPath {
    let path = UIBezierPath()
    for part in parts {
      for element in part { path.add(element) }
      path.close()
    }
    return path
  }

  /// The steps from each start to the next one.
  private var parts: [[Element]] {
    elements.reduce(into: []) { parts, element in
      if case .move = element {
        parts.append([element])
      } else if parts.isEmpty {
        parts.append([element])
      } else {
        parts[parts.count - 1].append(element)
      }
    }
  }

  private func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .curve(let a, let b, let end): addCurve(to: end, controlPoint1: a, controlPoint2: b)
    case .close: close()
    }
  }

  private func addReversed(_ part: [Element]) {
    let steps = part.filter { $0 != .close }
    guard let last = steps.last?.end else { return }
    move(to: last)
    for (step, before) in zip(steps.dropFirst(), steps).reversed() {
      guard let end = before.end else { continue }
      if case .curve(let a, let b, _) = step {
        addCurve(to: end, controlPoint1: b, controlPoint2: a)
      } else {
        addLine(to: end)
      }
    }
    if part.contains(.close) { close() }
  }
}

extension UIBezierPath.Element {
  /// The point at which the step ends; nil for a line back to the start.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .curve(_, _, let end): end
    case .close: nil
    }
  }
}

extension UIBezierPath.Line {
  /// 1 or -1 if the line crosses, downwards or upwards, the ray to the right of a point; 0 otherwise.
  fileprivate func crossing(rightOf point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let share = (point.y - start.y) / (end.y - start.y)
    guard start.x + share * (end.x - start.x) > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }
}
