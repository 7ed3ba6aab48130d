/// A set of the four edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// The top and the bottom edge.
  public static let vertical: UIRectEdge = [.top, .bottom]
  /// The left and the right edge.
  public static let horizontal: UIRectEdge = [.left, .right]
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIRectEdge: CustomDebugStringConvertible {
  /// The names of the edges, such as `UIRectEdge(top, left)`.
  public var debugDescription: String {
    let names: [(UIRectEdge, String)] = [
      (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
    ]
    let edges = names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    return "UIRectEdge(\(edges))"
  }
}
