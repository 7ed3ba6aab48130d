public import Foundation

/// The context and colours while a view's `draw(_:)` runs.
///
/// Views are drawn on one thread, so that the value never crosses threads although it is task-local.
final class CurrentDrawing: @unchecked Sendable {
  @TaskLocal static var value: CurrentDrawing?

  let context: any GraphicsContext
  var fillColor = UIColor.black
  var strokeColor = UIColor.black

  init(_ context: any GraphicsContext) {
    self.context = context
  }
}

/// The context of the `draw(_:)` that is running; nil outside of it.
public func UIGraphicsGetCurrentContext() -> (any GraphicsContext)? {
  CurrentDrawing.value?.context
}

/// Fills a rectangle with the current fill colour; only within `draw(_:)`.
public func UIRectFill(_ rect: CGRect) {
  guard let drawing = CurrentDrawing.value else { return }
  drawing.context.fill(rect, color: drawing.fillColor)
}

extension UIColor {
  /// Makes this the current colour of `draw(_:)`.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the current fill colour of `draw(_:)`.
  public func setFill() {
    CurrentDrawing.value?.fillColor = self
  }

  /// Makes this the current stroke colour of `draw(_:)`.
  public func setStroke() {
    CurrentDrawing.value?.strokeColor = self
  }
}

extension UIImage {
  /// Draws the image in a rectangle; only within `draw(_:)`.
  public func draw(in rect: CGRect) {
    CurrentDrawing.value?.context.draw(self, tint: .systemBlue, in: rect)
  }
}

extension NSAttributedString {
  /// Draws the text in a rectangle, vertically centred; only within `draw(_:)`.
  public func draw(in rect: CGRect) {
    let text = StyledText(outsideOfViews: self, numberOfLines: 0)
    CurrentDrawing.value?.context.draw(text, color: .black, in: rect)
  }
}
