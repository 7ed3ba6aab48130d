import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct BoundsAndAnchorTests {
  @Test(
    "Another size of the bounds leaves the anchor where it is",
    arguments: [
      (CGPoint(x: 0.5, y: 0.5), CGRect(x: 90, y: 40, width: 20, height: 20)),
      (CGPoint(x: 0, y: 0), CGRect(x: 100, y: 50, width: 20, height: 20)),
      (CGPoint(x: 1, y: 0.5), CGRect(x: 80, y: 40, width: 20, height: 20)),
    ]
  )
  func resizing(anchor: CGPoint, frame: CGRect) {
    for view in [UIView(), UIScrollView(), UILabel()] {
      view.frame = CGRect(x: 80, y: 30, width: 40, height: 40)
      view.layer.anchorPoint = anchor
      view.bounds.size = CGSize(width: 20, height: 20)
      #expect(view.frame == frame)
      #expect(view.center == CGPoint(x: 100, y: 50))
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.bounds.size = CGSize(width: 40, height: 40)
      #expect(view.center == CGPoint(x: 100, y: 50))
    }
  }

  @Test("An anchor is kept, and moves the frame in place of the center and the position")
  func anchors() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.layer.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero)
    #expect(view.anchorPoint == .zero)
    #expect(view.frame.origin == CGPoint(x: 60, y: 40))
    #expect(view.layer.position == CGPoint(x: 60, y: 40))
    view.center = CGPoint(x: 1, y: 2)
    #expect(view.frame.origin == CGPoint(x: 1, y: 2))
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(layer.frame == CGRect(x: -5, y: -10, width: 10, height: 20))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 0, y: -20, width: 10, height: 20))
  }

  @Test("The anchor is what transforms turn around, for points, touches and drawing")
  func pivots() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    root.addSubview(view)
    view.layer.anchorPoint = .zero
    view.center = CGPoint(x: 100, y: 100)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.convert(CGPoint(x: 50, y: 50), to: root) == CGPoint(x: 200, y: 200))
    #expect(view.convert(CGPoint(x: 200, y: 200), from: root) == CGPoint(x: 50, y: 50))
    #expect(root.hitTest(CGPoint(x: 199, y: 199), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
    view.backgroundColor = .red
    let log = DrawingLog()
    root.render(in: log)
    let place = log.notes.firstIndex(of: "map 2 0 0 2 100 100")
    #expect(place.map { log.notes[$0 + 1] } == "fill red 0 0 50 50")
  }

  @Test("Layers keep their sides and the depth of their anchors")
  func keptValues() {
    let layer = CALayer()
    #expect(layer.isDoubleSided)
    layer.isDoubleSided = false
    layer.anchorPointZ = 3
    #expect(!layer.isDoubleSided)
    #expect(layer.anchorPointZ == 3)
    let view = UIView()
    #expect(view.layer.delegate === view)
  }
}
