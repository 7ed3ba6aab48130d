public import Foundation

/// Insets from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Creates insets from the four distances; 0 by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// The insets with 0 for distances that are infinite or no number.
  package var finite: UIEdgeInsets {
    isFinite
      ? self
      : UIEdgeInsets(
        top: top.isFinite ? top : 0,
        left: left.isFinite ? left : 0,
        bottom: bottom.isFinite ? bottom : 0,
        right: right.isFinite ? right : 0
      )
  }

  /// True if all distances are finite numbers.
  package var isFinite: Bool {
    // Infinities of different signs give NaN, and all others stay.
    (top + left + bottom + right).isFinite
  }

  /// The insets with all edges other than the given ones set to 0.
  package func masked(to edges: UIRectEdge) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) ? top : 0,
      left: edges.contains(.left) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      right: edges.contains(.right) ? right : 0
    )
  }

  /// The sum at every edge.
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top,
      left: a.left + b.left,
      bottom: a.bottom + b.bottom,
      right: a.right + b.right
    )
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}
