public import Foundation

/// The target of drawing, in points from the top left corner.
///
/// The context resolves colours that depend on the interface style.
public protocol GraphicsContext: AnyObject {
  /// The visible part, in the current coordinates.
  var visibleRect: CGRect { get }

  /// Runs a block and then restores the previous clips and transforms.
  func saving(_ body: () -> Void)
  /// Draws the output of a block as one layer with an opacity from 0 to 1.
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void)

  /// Applies a transform to all further drawing.
  func concatenate(_ map: CGAffineTransform)
  /// Clips all further drawing to a rectangle with rounded corners.
  func clip(to rect: CGRect, cornerRadius: CGFloat)
  /// Clips all further drawing to the inside of a path.
  func clip(to path: UIBezierPath)

  /// Fills a rectangle with rounded corners.
  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: UIColor)
  /// Strokes the inside of the edges of a rectangle with rounded corners.
  func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: UIColor)
  /// Fills a path.
  func fill(_ path: UIBezierPath, color: UIColor)
  /// Strokes a path, with its caps, joins and dashes.
  func stroke(_ path: UIBezierPath, width: CGFloat, color: UIColor)
  /// Fills a rectangle with the colours of a gradient.
  @MainActor func fill(_ rect: CGRect, with gradient: CAGradientLayer)
  /// Draws text across the full width, vertically centred; lines that do not fit are omitted.
  func draw(_ text: StyledText, color: UIColor, in rect: CGRect)
  /// Draws an image into a rectangle.
  func draw(_ image: UIImage, tint: UIColor, in rect: CGRect)
}

extension GraphicsContext {
  /// Fills a rectangle.
  public func fill(_ rect: CGRect, color: UIColor) {
    fill(rect, cornerRadius: 0, color: color)
  }
}
