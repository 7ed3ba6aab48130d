import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct LayerTests {
  @Test func aViewMakesItsLayerOnceWhenItIsAskedFor() {
    let view = UIView()
    _ = view.bounds
    #expect(view.decoration == nil)
    let layer = view.layer
    layer.cornerRadius = 5
    layer.shadowOpacity = 0.5
    #expect(view.layer === layer && view.cornerRadius == 5)
    #expect(type(of: layer) == CALayer.self)
  }

  @Test func aLayerThatOutlivesItsViewHasValuesOfItsOwn() {
    var view: UIView? = UIView()
    let layer = view?.layer
    layer?.opacity = 0.5
    weak let gone = view
    view = nil
    #expect(gone == nil)
    layer?.cornerRadius = 3
    #expect(layer?.cornerRadius == 3 && layer?.superlayer == nil)
  }

  @Test func layersAreReleasedWithTheView() {
    weak var layer: CALayer?
    weak var sublayer: CALayer?
    do {
      let view = UIView()
      let added = CAShapeLayer()
      added.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      view.layer.addSublayer(added)
      (layer, sublayer) = (view.layer, added)
      #expect(added.superlayer === view.layer)
    }
    #expect(layer == nil && sublayer == nil)
  }

  @Test func aLayerClassOfYourOwnIsMade() {
    final class Track: CALayer {
      var thickness = 2
    }
    final class Ring: UIView {
      override class var layerClass: AnyClass { Track.self }
    }
    let ring = Ring()
    #expect((ring.layer as? Track)?.thickness == 2)
    ring.layer.borderWidth = 3
    #expect(ring.border?.width == 3)
  }

  /// Layers and subviews in an array, which is what the order must be.
  @Test(arguments: 0..<40) func anyChangesGiveTheOrderOfAnArray(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let view = UIView()
    var expected: [CALayer] = []
    let layers = (0..<6).map { _ in CALayer() }
    for _ in 0..<60 {
      let layer = layers[Int.random(in: 0..<6, using: &generator)]
      let sibling = expected.randomElement(using: &generator)
      switch Int.random(in: 0..<9, using: &generator) {
      case 0:
        let subview = UIView()
        view.addSubview(subview)
        expected.append(subview.layer)
      case 1:
        view.layer.addSublayer(layer)
        expected.removeAll { $0 === layer }
        expected.append(layer)
      case 2:
        expected.removeAll { $0 === layer }
        let index = Int.random(in: 0...expected.count, using: &generator)
        view.layer.insertSublayer(layer, at: UInt32(index))
        expected.insert(layer, at: index)
      case 3 where sibling !== layer:
        view.layer.insertSublayer(layer, above: sibling)
        expected.removeAll { $0 === layer }
        let index = expected.firstIndex { $0 === sibling }
        expected.insert(layer, at: index.map { $0 + 1 } ?? expected.count)
      case 4 where sibling !== layer:
        view.layer.insertSublayer(layer, below: sibling)
        expected.removeAll { $0 === layer }
        expected.insert(layer, at: expected.firstIndex { $0 === sibling } ?? 0)
      case 5 where sibling != nil && sibling !== layer:
        view.layer.replaceSublayer(sibling ?? layer, with: layer)
        expected.removeAll { $0 === layer }
        expected.firstIndex { $0 === sibling }.map { expected[$0] = layer }
      case 6:
        guard let subview = view.subviews.randomElement(using: &generator) else { break }
        view.bringSubviewToFront(subview)
        expected.removeAll { $0 === subview.layer }
        expected.append(subview.layer)
      case 7:
        guard let subview = view.subviews.randomElement(using: &generator) else { break }
        view.sendSubviewToBack(subview)
        expected.removeAll { $0 === subview.layer }
        expected.insert(subview.layer, at: 0)
      default:
        layer.removeFromSuperlayer()
        expected.removeAll { $0 === layer }
      }
      #expect((view.layer.sublayers ?? []) == expected)
      #expect(layers.allSatisfy { ($0.superlayer != nil) == expected.contains($0) })
    }
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == nil && view.subviews.isEmpty)
  }

  @Test(arguments: 0..<40) func aPartOfAPathHasItsShareOfTheLength(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: -50...50, using: &generator),
        y: .random(in: -50...50, using: &generator)
      )
    }
    let path = UIBezierPath()
    path.move(to: point())
    for _ in 0..<8 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
      case 1: path.move(to: point())
      case 2: path.close()
      default: path.addLine(to: point())
      }
    }
    func length(_ path: UIBezierPath?) -> CGFloat {
      var (sum, start) = (CGFloat(0), CGPoint.zero)
      for element in path?.elements ?? [] {
        if case .line(let end) = element { sum += hypot(end.x - start.x, end.y - start.y) }
        switch element {
        case .move(let end), .line(let end), .curve(_, _, let end): start = end
        case .close: Issue.record("a part is open")
        }
      }
      return sum
    }
    // The whole but for a share that is too small to be seen, because the whole keeps its curves.
    let whole = length(path.part(from: 0, to: 1 - 1e-12))
    let start = CGFloat.random(in: -0.2...1.2, using: &generator)
    let end = CGFloat.random(in: -0.2...(start > 0 ? 1.2 : 0.99), using: &generator)
    let share = max(0, min(1, end) - max(0, start))
    #expect(abs(length(path.part(from: start, to: end)) - share * whole) < 1e-6 * (1 + whole))
    #expect(path.part(from: 0, to: 1)?.elements == path.elements)
    #expect(path.part(from: 0.5, to: .nan)?.bounds.isInfinite != true)
  }

  @Test func animationsTakeNoTimeAndTellTheirDelegate() {
    final class Listener: CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append("stop \(flag)")
      }
    }
    let layer = CALayer()
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    #expect(listener.heard == ["start", "stop true"])
    #expect(layer.animation(forKey: "fade") == nil && layer.opacity == 1)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade") === animation && layer.animationKeys() == ["fade"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func transactionsEndFromTheInside() {
    var ended: [Int] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { ended.append(1) }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { ended.append(2) }
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(ended == [2] && !CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(ended == [2, 1])
  }
}
