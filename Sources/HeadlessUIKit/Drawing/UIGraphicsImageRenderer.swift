public import Foundation

/// Makes pictures by drawing; they are placeholders of the given size.
public class UIGraphicsImageRenderer {
  private let bounds: CGRect
  /// The pixels of the pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of pictures of the size of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Calls a closure that draws, which leaves no trace, and returns a placeholder.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    draw(actions)
    return UIImage(drawnIn: bounds.size)
  }

  /// Calls a closure that draws; there are no pixels, so that the data is empty.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    draw(actions)
    return Data()
  }

  /// Calls a closure that draws; there are no pixels, so that the data is empty.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) {
    CurrentDrawing.run(on: UndrawnPicture(bounds: bounds)) {
      guard let context = CurrentDrawing.current else { return }
      actions(UIGraphicsImageRendererContext(context, format, bounds.size))
    }
  }
}

/// The pixels of pictures that are made by drawing.
public final class UIGraphicsImageRendererFormat {
  /// The number of pixels per point.
  public var scale = UIScreen.main.scale
  /// True if the picture covers what is behind it.
  public var opaque = false

  /// Creates the default format.
  public init() {}

  /// The default format.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// The format of the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The surface that a picture is drawn into; nothing is kept.
public final class UIGraphicsImageRendererContext {
  /// The context that draws.
  public let cgContext: CGContext
  /// The pixels of the picture.
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ size: CGSize) {
    (cgContext, self.format, self.size) = (context, format, size)
  }

  /// The picture as it is now.
  public var currentImage: UIImage { UIImage(drawnIn: size) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes the inside of a rectangle.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect, cornerRadius: 0, width: 1, color: cgContext.strokeColor)
  }
  /// Limits what follows to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Begins a picture of a size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  CurrentDrawing.push(CGContext(on: UndrawnPicture(bounds: CGRect(origin: .zero, size: size))))
}

/// Begins a picture of a size, in points, with a number of pixels per point.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) { UIGraphicsBeginImageContext(size) }

/// The picture that was begun last: a placeholder of its size; nil if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  (CurrentDrawing.current?.target as? UndrawnPicture).map { UIImage(drawnIn: $0.visibleRect.size) }
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { CurrentDrawing.pop() }

extension UIImage {
  /// Creates the placeholder of a drawn picture.
  fileprivate convenience init(drawnIn size: CGSize) { self.init(named: "drawn", size: size) }
}

/// The target of pictures that are made by drawing, of which no pixels are kept.
private final class UndrawnPicture: GraphicsContext {
  let visibleRect: CGRect

  init(bounds: CGRect) { visibleRect = bounds }

  func saving(_ body: () -> Void) { body() }
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void) { body() }
  func concatenate(_ map: CGAffineTransform) {}
  func clip(to rect: CGRect, cornerRadius: CGFloat) {}
  func clip(to path: UIBezierPath) {}
  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: UIColor) {}
  func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: UIColor) {}
  func fill(_ path: UIBezierPath, color: UIColor) {}
  func stroke(_ path: UIBezierPath, width: CGFloat, color: UIColor) {}
  func fill(_ rect: CGRect, with gradient: CAGradientLayer) {}
  func draw(_ text: StyledText, color: UIColor, in rect: CGRect) {}
  func draw(_ image: UIImage, tint: UIColor, in rect: CGRect) {}
}
