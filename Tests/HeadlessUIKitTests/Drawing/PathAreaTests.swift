import Foundation
import HeadlessUIKit
import Testing

/// The inside and the direction of paths.
struct PathAreaTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("A point is inside a path or not, also of one that is not closed")
  func inside() {
    let oval = UIBezierPath(ovalIn: square)
    #expect(oval.contains(CGPoint(x: 5, y: 5)) && !oval.contains(CGPoint(x: 0.5, y: 0.5)))
    let open = UIBezierPath()
    open.move(to: .zero)
    open.addLine(to: CGPoint(x: 10, y: 0))
    open.addLine(to: CGPoint(x: 10, y: 10))
    #expect(open.contains(CGPoint(x: 8, y: 3)) && !open.contains(CGPoint(x: 3, y: 8)))
    #expect(!UIBezierPath().contains(.zero))
  }

  @Test("A hole counts as outside by the rule of odd numbers, or if it goes the other way")
  func holes() {
    let (path, middle) = (UIBezierPath(rect: square), CGPoint(x: 5, y: 5))
    let hole = UIBezierPath(rect: square.insetBy(dx: 3, dy: 3))
    let both = UIBezierPath(cgPath: path)
    both.append(hole)
    #expect(both.contains(middle))
    both.usesEvenOddFillRule = true
    #expect(!both.contains(middle) && both.contains(CGPoint(x: 1, y: 1)))
    path.append(hole.reversing())
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("A path in the other direction has the same points")
  func reversed() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addCurve(
      to: CGPoint(x: 2, y: 2),
      controlPoint1: CGPoint(x: 3, y: 0),
      controlPoint2: CGPoint(x: 3, y: 1)
    )
    path.lineWidth = 4
    let reversed = path.reversing()
    #expect(
      reversed.elements == [
        .move(CGPoint(x: 2, y: 2)),
        .curve(CGPoint(x: 3, y: 1), CGPoint(x: 3, y: 0), CGPoint(x: 1, y: 0)), .line(.zero),
      ]
    )
    #expect(reversed.lineWidth == 4 && reversed.reversing().elements == path.elements)
  }
}
