public import Foundation

/// Distances inwards from the four edges of a rectangle, in points, in the direction of the text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge at which lines begin.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge at which lines end.
  public var trailing: CGFloat

  /// Makes insets from the four distances; those not given are 0.
  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()
}
