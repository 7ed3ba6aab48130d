public import HeadlessUIKit

/// A point of a rectangle to which another element is attached.
public struct NSCollectionLayoutAnchor: Hashable, Sendable {
  /// The edges that the point lies on; without an edge of an axis it is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The distance that the attached element is moved, in points or as a fraction of its size.
  public let offset: CGPoint
  /// True if the offset is a fraction of the attached element's size.
  public let isFractionalOffset: Bool
  /// True if the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor without an offset.
  public init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Creates an anchor with an offset as a fraction of the attached element's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// The anchor's place in a unit square.
  var unitPoint: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5
    )
  }

  /// The offset in points for an element of a size.
  func offset(of size: CGSize) -> CGPoint {
    guard isFractionalOffset else { return offset }
    return CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
