public import Foundation
public import HeadlessUIKit

/// A shadow behind text.
public struct TextShadow: Hashable, Sendable {
  /// The radius of the blur, in points.
  public var radius: CGFloat
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat
  /// The distance from the text.
  public var offset: UIOffset
  /// The colour.
  public var color: UIColor

  /// Creates a shadow.
  public init(
    radius: CGFloat,
    opacity: CGFloat,
    offset: UIOffset,
    color: UIColor = .black
  ) {
    self.radius = radius
    self.opacity = opacity
    self.offset = offset
    self.color = color
  }
}
