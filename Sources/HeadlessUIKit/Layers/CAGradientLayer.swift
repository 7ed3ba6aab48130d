public import Foundation

/// A gradient of colours.
open class CAGradientLayer: CALayer {
  /// The colours, of type `CGColor`; others are ignored.
  public final var colors: [Any]?
  /// The positions of the colours, from 0 to 1; nil for equal distances.
  public final var locations: [NSNumber]?
  /// The start, as shares of width and height; in the middle of the upper edge by default.
  public final var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, as shares of width and height; in the middle of the lower edge by default.
  public final var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind; each is drawn along a line.
  public final var type = CAGradientLayerType.axial

  /// The colours with their positions.
  public final var stops: [(location: CGFloat, color: UIColor)] {
    let colors = (colors ?? []).compactMap { $0 as? UIColor }
    return colors.enumerated().map { index, color in
      let given = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      return (given ?? CGFloat(index) / CGFloat(max(1, colors.count - 1)), color)
    }
  }

  override var outline: UIBezierPath? { nil }

  override func drawContent(_ bounds: CGRect, in context: any GraphicsContext) {
    guard bounds.width > 0, bounds.height > 0, !stops.isEmpty else { return }
    context.saving {
      context.clip(to: bounds, cornerRadius: cornerRadius)
      context.fill(bounds, with: self)
    }
  }
}

/// The kinds of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// In circles around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
