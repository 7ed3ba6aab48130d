/// A set of edges of a rectangle, relative to the text direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = Self(rawValue: 1 << 0)
  /// The edge where lines start.
  public static let leading = Self(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The edge where lines end.
  public static let trailing = Self(rawValue: 1 << 3)
  /// All four edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
