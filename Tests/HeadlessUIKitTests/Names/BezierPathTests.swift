import Foundation
import HeadlessUIKit
import Testing

@Suite struct BezierPathTests {
  @Test("Shapes have their bounds")
  func shapes() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    func isClose(_ bounds: CGRect) -> Bool {
      abs(bounds.minX - 10) < 0.01 && abs(bounds.minY - 20) < 0.01 && abs(bounds.width - 30) < 0.01
        && abs(bounds.height - 40) < 0.01
    }
    #expect(isClose(UIBezierPath(rect: rect).bounds))
    #expect(isClose(UIBezierPath(roundedRect: rect, cornerRadius: 8).bounds))
    #expect(isClose(UIBezierPath(roundedRect: rect, cornerRadius: 99).bounds))
    #expect(isClose(UIBezierPath(ovalIn: rect).bounds))
    #expect(UIBezierPath(rect: rect).elements.count == 5)
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds == .zero)
  }

  @Test("An arc ends where its angle points")
  func arc() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10),
      radius: 5,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 15) < 1e-9)
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10),
      radius: 5,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(other.elements.count == 4)
    #expect(abs(other.currentPoint.y - 15) < 1e-9)
  }

  @Test("Outside of draw(_:) there is no context, and drawing does nothing")
  func context() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIBezierPath(rect: .zero).fill()
    UIRectFill(.zero)
  }
}
