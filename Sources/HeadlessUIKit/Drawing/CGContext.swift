public import Foundation

/// A surface that is drawn on step by step: it has colours, a path, clips and transforms.
///
/// Everything that is drawn goes to another context, with the clips and transforms of the moment.
public final class CGContext {
  let target: any GraphicsContext
  private var saved: [DrawingState] = []
  var state = DrawingState()
  /// The path that is being built, in the coordinates of the moment.
  lazy var builtPath = UIBezierPath()

  init(on target: any GraphicsContext) {
    self.target = target
  }

  /// Keeps the colours, lines, clips and transforms for `restoreGState`.
  public func saveGState() { saved.append(state) }

  /// Has the colours, lines, clips and transforms again that were kept last.
  public func restoreGState() {
    guard let state = saved.popLast() else { return }
    keepPath(from: self.state.map, to: state.map)
    self.state = state
  }

  /// The transform from the coordinates of the moment to those at the beginning.
  public var ctm: CGAffineTransform { state.map }

  /// Moves what follows, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Stretches what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what follows, clockwise.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Clips what follows to a rectangle.
  public func clip(to rect: CGRect) { clip(to: rect, cornerRadius: 0) }

  /// Clips what follows to rectangles.
  public func clip(to rects: [CGRect]) {
    let path = UIBezierPath()
    for rect in rects { path.addRect(rect) }
    clip(to: path)
  }

  /// The smallest rectangle with all that can be seen.
  public var boundingBoxOfClipPath: CGRect { visibleRect }

  /// The colour of areas.
  var fillColor: UIColor { state.faded(state.fillColor) }
  /// The colour of lines.
  var strokeColor: UIColor { state.faded(state.strokeColor) }

  /// Draws with the clips and transforms of the moment.
  private func draw(_ body: () -> Void) {
    // Most views neither clip nor transform.
    guard !state.steps.isEmpty else { return body() }
    target.saving {
      state.apply(to: target)
      body()
    }
  }

  /// Keeps the path where it is on the surface while the transform changes.
  private func keepPath(from old: CGAffineTransform, to new: CGAffineTransform) {
    guard !builtPath.isEmpty, old != new, new.isInvertible else { return }
    builtPath.apply(old.concatenating(new.inverted()))
  }
}

extension CGContext: GraphicsContext {
  /// The visible part, in the coordinates of the moment.
  public var visibleRect: CGRect { state.visiblePart(of: target.visibleRect) }

  /// Runs a block and then restores the state before.
  public func saving(_ body: () -> Void) {
    let depth = saved.count
    saveGState()
    body()
    while saved.count > depth { restoreGState() }
  }

  /// Draws the output of a block as one layer with an opacity from 0 to 1.
  public func withOpacity(_ opacity: CGFloat, _ body: () -> Void) {
    target.withOpacity(opacity, body)
  }

  /// Applies a transform to what follows.
  public func concatenate(_ map: CGAffineTransform) {
    let old = state.map
    state.concatenate(map)
    keepPath(from: old, to: state.map)
  }

  /// Clips what follows to a rectangle with rounded corners.
  public func clip(to rect: CGRect, cornerRadius: CGFloat) {
    state.clip(.clip(rect, cornerRadius: cornerRadius))
  }

  /// Clips what follows to the inside of a path.
  public func clip(to path: UIBezierPath) {
    let copy = UIBezierPath(cgPath: path)
    copy.usesEvenOddFillRule = path.usesEvenOddFillRule
    state.clip(.clipPath(copy))
  }

  /// Fills a rectangle with rounded corners.
  public func fill(_ rect: CGRect, cornerRadius: CGFloat, color: UIColor) {
    draw { target.fill(rect, cornerRadius: cornerRadius, color: color) }
  }

  /// Strokes the inside of the edges of a rectangle with rounded corners.
  public func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: UIColor) {
    draw { target.stroke(rect, cornerRadius: cornerRadius, width: width, color: color) }
  }

  /// Fills a path.
  public func fill(_ path: UIBezierPath, color: UIColor) {
    draw { target.fill(path, color: color) }
  }

  /// Strokes a path, with its caps, joins and dashes.
  public func stroke(_ path: UIBezierPath, width: CGFloat, color: UIColor) {
    draw { target.stroke(path, width: width, color: color) }
  }

  /// Fills a rectangle with the colours of a gradient.
  @MainActor public func fill(_ rect: CGRect, with gradient: CAGradientLayer) {
    target.saving {
      state.apply(to: target)
      target.fill(rect, with: gradient)
    }
  }

  /// Draws text across the full width, vertically centred; lines that do not fit are omitted.
  public func draw(_ text: StyledText, color: UIColor, in rect: CGRect) {
    draw { target.draw(text, color: color, in: rect) }
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: UIImage, tint: UIColor, in rect: CGRect) {
    draw { target.draw(image, tint: tint, in: rect) }
  }
}
