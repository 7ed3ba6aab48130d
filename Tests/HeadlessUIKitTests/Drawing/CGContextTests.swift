import Foundation
import HeadlessUIKit
import Testing

/// Drawing step by step, as `draw(_:)` does it with the current context.
@MainActor
struct CGContextTests {
  private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("Areas and lines have the colours and widths that were set")
  func colors() {
    let notes = DrawingLog.notes { context in
      context.setFillColor(UIColor.red.cgColor)
      context.setStrokeColor(UIColor.green.cgColor)
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.fill(square)
      context.stroke(square)
      context.fillEllipse(in: square)
      context.strokeEllipse(in: square)
    }
    #expect(
      notes.filter { $0.count > 1 } == [
        "fill red 10 20 30 40", "stroke path round 3 green 10 20 30 40",
        "fill path red 10 20 30 40", "stroke path round 3 green 10 20 30 40",
      ]
    )
  }

  @Test("The colours of UIColor and of the context are the same")
  func sharedColors() {
    let notes = DrawingLog.notes { context in
      UIColor.red.setFill()
      context.fill(square)
      context.setFillColor(UIColor.green.cgColor)
      UIRectFill(square)
      UIBezierPath(rect: square).fill()
    }
    #expect(
      notes.filter { $0.count > 1 } == [
        "fill red 10 20 30 40", "fill green 10 20 30 40", "fill path green 10 20 30 40",
      ]
    )
  }

  @Test("What is restored has the colours, clips and transforms from before")
  func restoring() {
    let notes = DrawingLog.notes { context in
      context.saveGState()
      context.translateBy(x: 5, y: 6)
      context.scaleBy(x: 2, y: 2)
      context.clip(to: square)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(square)
      context.restoreGState()
      context.fill(square)
      context.restoreGState()
    }
    #expect(
      notes == [
        "(", "map 1 0 0 1 5 6", "map 2 0 0 2 0 0", "clip 10 20 30 40", "fill red 10 20 30 40", ")",
        "fill black 10 20 30 40",
      ]
    )
  }

  @Test("A path is built, drawn and then empty; it stays in place when the transform changes")
  func paths() {
    let notes = DrawingLog.notes { context in
      context.beginPath()
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 20, y: 0))
      context.translateBy(x: 10, y: 10)
      context.addLine(to: .zero)
      context.closePath()
      #expect(context.boundingBoxOfPath == CGRect(x: -10, y: -10, width: 20, height: 10))
      context.strokePath()
      #expect(context.isPathEmpty)
      context.addRect(square)
      context.addPath(UIBezierPath(rect: square.insetBy(dx: 5, dy: 5)).cgPath)
      context.fillPath(using: .evenOdd)
      context.addRect(square)
      context.clip()
      #expect(context.boundingBoxOfClipPath == square)
    }
    #expect(
      notes.filter { !$0.hasPrefix("map") && $0.count > 1 } == [
        "stroke path 1 black -10 -10 20 10", "fill even-odd 10 20 30 40",
      ]
    )
  }

  @Test("The clip of a path ends with the state that was saved")
  func clip() {
    let notes = DrawingLog.notes { context in
      context.saveGState()
      UIBezierPath(ovalIn: square).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 100))
      context.restoreGState()
      #expect(context.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(notes == ["(", "clip path 10 20 30 40", "fill black 0 0 100 100", ")"])
  }

  @Test("A picture is begun, drawn and ended, in a view's drawing and outside")
  func pictures() {
    func picture() -> UIImage? {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 9), false, 0)
      defer { UIGraphicsEndImageContext() }
      UIGraphicsGetCurrentContext()?.fill(square)
      UIBezierPath(rect: square).fill()
      return UIGraphicsGetImageFromCurrentImageContext()
    }
    #expect(picture()?.size == CGSize(width: 8, height: 9))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    let notes = DrawingLog.notes { _ in
      #expect(picture()?.size == CGSize(width: 8, height: 9))
      picture()?.draw(in: square)
    }
    #expect(notes == ["image drawn 10 20 30 40"])
  }

  @Test("A renderer gives its closure a context, which is the current one")
  func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(bounds: square, format: format)
    let image = renderer.image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.fill(square)
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.format.opaque)
    }
    #expect(image.size == square.size && image.cgImage?.width == 30)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A layer draws itself, its view and its sublayers in its own coordinates")
  func layers() {
    final class Dot: CALayer {
      override func draw(in ctx: CGContext) { ctx.fillEllipse(in: bounds) }
    }
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    view.backgroundColor = .red
    let dot = Dot()
    dot.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    view.layer.addSublayer(dot)
    let notes = DrawingLog.notes { view.layer.render(in: $0) }
    #expect(notes.contains("fill red 0 0 20 20") && notes.contains("fill path black 0 0 10 10"))
    #expect(!notes.contains { $0.hasPrefix("map") && $0.hasSuffix("50 50") })
  }

  @Test("The picture of a layer is drawn where its gravity says")
  func contents() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.layer.contents == nil)
    view.layer.contents = UIImage(named: "sun", size: CGSize(width: 10, height: 10)).cgImage
    view.layer.contentsGravity = .center
    let notes = DrawingLog.notes { view.layer.render(in: $0) }
    #expect(notes.contains("image sun 15 5 10 10"))
    view.layer.contents = nil
    #expect(view.layer.contents == nil)
    #expect(!DrawingLog.notes { view.layer.render(in: $0) }.contains { $0.hasPrefix("image") })
  }

  @Test("Points and rectangles of a layer are converted to another one")
  func conversion() {
    let (outer, inner, view) = (CALayer(), CALayer(), UIView())
    view.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    outer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(inner.convert(.zero, to: view.layer) == CGPoint(x: 11, y: 12))
    #expect(inner.convert(CGPoint(x: 11, y: 12), from: view.layer) == .zero)
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 111, y: 12))
  }
}
