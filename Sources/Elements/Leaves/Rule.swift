public import Foundation
public import HeadlessUIKit

/// An element that shows a line, as long as the space it gets.
public struct Rule: ProxyElement {
  /// The direction of a line.
  public enum Orientation: Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The thickness of a line.
  public enum Thickness: Hashable, Sendable {
    /// One pixel.
    case hairline
    /// Exactly this, in points.
    case points(CGFloat)
  }

  /// The direction of the line.
  public var orientation: Orientation
  /// The colour of the line.
  public var color: UIColor
  /// The thickness of the line.
  public var thickness: Thickness

  /// Creates a line.
  public init(orientation: Orientation, color: UIColor, thickness: Thickness = .hairline) {
    self.orientation = orientation
    self.color = color
    self.thickness = thickness
  }

  /// A box that is as thick as the line.
  public var elementRepresentation: any Element {
    let points: CGFloat =
      switch thickness {
      // That of the main screen, not of the environment, as in Blueprint.
      case .hairline: 1 / UIScreen.main.scale
      case .points(let points): points
      }
    return ConstrainedSize(
      width: orientation == .vertical ? .absolute(points) : .unconstrained,
      height: orientation == .horizontal ? .absolute(points) : .unconstrained,
      wrapping: Box(backgroundColor: color)
    )
  }
}
