public import Foundation

/// The contexts while a view's `draw(_:)` runs, or a picture is made.
///
/// Views are drawn on one thread, so that the value never crosses threads although it is task-local.
final class CurrentDrawing: @unchecked Sendable {
  @TaskLocal private static var value: CurrentDrawing?

  private let context: CGContext
  /// The contexts that were begun and have not ended, the current one last.
  private var pushed: [CGContext] = []

  private init(_ context: CGContext) {
    self.context = context
  }

  /// The context of `draw(_:)` or of the picture that is being made; nil for none.
  static var current: CGContext? {
    guard let value else { return outside.last }
    return value.pushed.last ?? value.context
  }

  /// Runs a block that draws on a target.
  static func run<Result>(on target: any GraphicsContext, _ body: () -> Result) -> Result {
    $value.withValue(CurrentDrawing(CGContext(on: target)), operation: body)
  }

  /// Makes a context the current one until it is popped.
  static func push(_ context: CGContext) {
    if let value { value.pushed.append(context) } else { outside.append(context) }
  }

  /// Makes the context before the current one the current one.
  static func pop() {
    if let value { _ = value.pushed.popLast() } else { _ = outside.popLast() }
  }

  /// The contexts that were begun on this thread outside of `draw(_:)`.
  private static var outside: [CGContext] {
    get { Thread.current.threadDictionary[outsideKey] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[outsideKey] = newValue }
  }
  private static let outsideKey = "HeadlessUIKit.CurrentDrawing"
}

/// The context of the `draw(_:)` that is running, or of the picture that is being made; nil otherwise.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentDrawing.current }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentDrawing.push(context) }

/// Ends what `UIGraphicsPushContext` began.
public func UIGraphicsPopContext() { CurrentDrawing.pop() }

/// Fills a rectangle with the current fill colour; only within `draw(_:)`.
public func UIRectFill(_ rect: CGRect) { CurrentDrawing.current?.fill(rect) }

/// Strokes the inside of a rectangle with a line of a point in the fill colour; only within `draw(_:)`.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = CurrentDrawing.current else { return }
  context.stroke(rect, cornerRadius: 0, width: 1, color: context.fillColor)
}

/// Clips what follows to a rectangle; only within `draw(_:)`.
public func UIRectClip(_ rect: CGRect) { CurrentDrawing.current?.clip(to: rect) }

extension UIColor {
  /// Makes this the current colour of `draw(_:)`.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the current fill colour of `draw(_:)`.
  public func setFill() { CurrentDrawing.current?.setFillColor(self) }

  /// Makes this the current stroke colour of `draw(_:)`.
  public func setStroke() { CurrentDrawing.current?.setStrokeColor(self) }
}

extension UIImage {
  /// Draws the image in a rectangle; only within `draw(_:)`.
  public func draw(in rect: CGRect) {
    CurrentDrawing.current?.draw(self, tint: .systemBlue, in: rect)
  }
}

extension NSAttributedString {
  /// Draws the text in a rectangle, vertically centred; only within `draw(_:)`.
  public func draw(in rect: CGRect) {
    let text = StyledText(outsideOfViews: self, numberOfLines: 0)
    CurrentDrawing.current?.draw(text, color: .black, in: rect)
  }

  /// Draws the text from its top left corner; only within `draw(_:)`.
  public func draw(at point: CGPoint) {
    let size = size()
    draw(in: CGRect(origin: point, size: CGSize(width: size.width + 1, height: size.height)))
  }
}
