public import Foundation

/// What views are drawn into, in points from the top left corner.
///
/// Colours that depend on the screen are resolved by the context.
public protocol GraphicsContext: AnyObject {
  /// The part that can be seen, in the present coordinates.
  var visibleRect: CGRect { get }

  /// Runs a block and then forgets the clips and maps that it added.
  func saving(_ body: () -> Void)
  /// Draws what a block draws as one picture of an opacity from 0 to 1.
  func withOpacity(_ opacity: CGFloat, _ body: () -> Void)

  /// Maps all that is drawn from now on.
  func concatenate(_ map: CGAffineTransform)
  /// Cuts off what lies outside a rectangle with round corners from now on.
  func clip(to rect: CGRect, cornerRadius: CGFloat)

  /// Fills a rectangle with round corners.
  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: UIColor)
  /// Draws a line along the edges of a rectangle with round corners, on their inside.
  func stroke(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: UIColor)
  /// Draws a text from edge to edge, half-way between top and bottom; lines that have no room there
  /// are left out.
  func draw(_ text: StyledText, color: UIColor, in rect: CGRect)
  /// Draws a picture into a rectangle.
  func draw(_ image: UIImage, tint: UIColor, in rect: CGRect)
}

extension GraphicsContext {
  /// Fills a rectangle.
  public func fill(_ rect: CGRect, color: UIColor) {
    fill(rect, cornerRadius: 0, color: color)
  }
}
