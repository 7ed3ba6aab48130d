import Foundation

extension UIBezierPath {
  /// The part between two shares of the length, with curves as short lines; nil if it has no length.
  ///
  /// The whole path keeps its curves.
  func part(from start: CGFloat, to end: CGFloat) -> UIBezierPath? {
    if start <= 0, end >= 1 { return UIBezierPath(cgPath: self) }
    let (start, end) = (max(0, start), min(1, end))
    let lines = flattened
    let length = lines.reduce(0) { $0 + $1.length }
    guard start < end, length.isFinite else { return nil }
    let range = start * length...end * length
    let part = UIBezierPath()
    var distance: CGFloat = 0
    for line in lines {
      let (from, to) = (
        max(range.lowerBound - distance, 0), min(range.upperBound - distance, line.length)
      )
      distance += line.length
      guard from < to else { continue }
      let first = line.point(at: from)
      if part.isEmpty || part.currentPoint != first { part.move(to: first) }
      part.addLine(to: line.point(at: to))
    }
    return part.isEmpty ? nil : part
  }

  /// A straight piece of a path.
  struct Line {
    let start, end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at distance: CGFloat) -> CGPoint {
      if distance <= 0 { return start }
      if distance >= length { return end }
      return start.towards(end, distance / length)
    }
  }

  /// The lines, and sixteen in place of each curve.
  var flattened: [Line] {
    var lines: [Line] = []
    var (begin, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      lines.append(Line(start: current, end: end))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point): (begin, current) = (point, point)
      case .line(let end): add(end)
      case .close: add(begin)
      case .curve(let a, let b, let end):
        let start = current
        for step in 1..<16 { add(start.onCurve(a, b, end, CGFloat(step) / 16)) }
        add(end)
      }
    }
    return lines
  }
}

extension CGPoint {
  fileprivate func towards(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// The point at a share of the cubic curve from here.
  fileprivate func onCurve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint, _ share: CGFloat) -> CGPoint
  {
    let middle = a.towards(b, share)
    let first = towards(a, share).towards(middle, share)
    return first.towards(middle.towards(b.towards(end, share), share), share)
  }
}
