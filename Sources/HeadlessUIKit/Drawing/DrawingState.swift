import Foundation

/// The state that a `CGContext` saves and restores: colours, lines, clips and transforms.
struct DrawingState {
  /// A clip or a transform.
  enum Step {
    case map(CGAffineTransform)
    case clip(CGRect, cornerRadius: CGFloat)
    case clipPath(UIBezierPath)
  }

  var fillColor = UIColor.black
  var strokeColor = UIColor.black
  var alpha: CGFloat = 1
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0
  /// The clips and transforms, in the order in which they apply.
  private(set) var steps: [Step] = []
  /// All transforms together: from the coordinates of the moment to those at the beginning.
  private(set) var map = CGAffineTransform.identity

  mutating func concatenate(_ map: CGAffineTransform) {
    self.map = map.concatenating(self.map)
    steps.append(.map(map))
  }

  mutating func clip(_ step: Step) { steps.append(step) }

  /// Applies the clips and transforms to a context.
  func apply(to context: any GraphicsContext) {
    for step in steps {
      switch step {
      case .map(let map): context.concatenate(map)
      case .clip(let rect, let radius): context.clip(to: rect, cornerRadius: radius)
      case .clipPath(let path): context.clip(to: path)
      }
    }
  }

  /// The part of a visible rectangle that the clips leave, in the coordinates of the moment.
  func visiblePart(of rect: CGRect) -> CGRect {
    steps.reduce(rect) { rect, step in
      switch step {
      case .map(let map): map.isInvertible ? rect.applying(map.inverted()) : .zero
      case .clip(let clip, _): rect.intersection(clip)
      case .clipPath(let path): rect.intersection(path.bounds)
      }
    }
  }

  /// The colour with the opacity of the context.
  func faded(_ color: UIColor) -> UIColor {
    alpha < 1 ? color.withAlphaComponent(color.alpha * alpha) : color
  }

  /// A copy of a path with the looks of lines.
  func line(_ path: UIBezierPath) -> UIBezierPath {
    let line = UIBezierPath(cgPath: path)
    (line.lineCapStyle, line.lineJoinStyle, line.miterLimit) = (lineCap, lineJoin, miterLimit)
    (line.dashes, line.dashPhase) = (dashes, dashPhase)
    return line
  }
}
