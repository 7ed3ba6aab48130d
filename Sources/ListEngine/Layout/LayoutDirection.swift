public import Foundation
public import HeadlessUIKit

/// The direction in which a list scrolls.
///
/// Layouts are written for vertical lists; these functions swap the axes for horizontal ones.
public enum LayoutDirection: Hashable, Sendable {
  /// From top to bottom.
  case vertical
  /// From left to right.
  case horizontal

  /// The value for this direction.
  public func `switch`<Value>(
    vertical: @autoclosure () -> Value,
    horizontal: @autoclosure () -> Value
  ) -> Value {
    self == .vertical ? vertical() : horizontal()
  }
}

extension LayoutDirection {
  /// The length along the list.
  public func height(for size: CGSize) -> CGFloat {
    self == .vertical ? size.height : size.width
  }

  /// The length across the list.
  public func width(for size: CGSize) -> CGFloat {
    self == .vertical ? size.width : size.height
  }

  /// The size that is `width` long across the list and `height` along it.
  public func size(width: CGFloat, height: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  /// Converts a size between a vertical list and this direction, in both ways.
  public func size(for size: CGSize) -> CGSize {
    self.size(width: size.width, height: size.height)
  }
}

extension LayoutDirection {
  /// The point at `x` across the list and `y` along it.
  public func point(x: CGFloat, y: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: x, y: y) : CGPoint(x: y, y: x)
  }

  /// The coordinate of a point across the list.
  public func x(for point: CGPoint) -> CGFloat { self == .vertical ? point.x : point.y }
  /// The coordinate of a point along the list.
  public func y(for point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }
}

extension LayoutDirection {
  /// The start of a frame along the list.
  public func minY(for frame: CGRect) -> CGFloat { self == .vertical ? frame.minY : frame.minX }
  /// The end of a frame along the list.
  public func maxY(for frame: CGRect) -> CGFloat { self == .vertical ? frame.maxY : frame.maxX }
  /// The start of a frame across the list.
  public func minX(for frame: CGRect) -> CGFloat { self == .vertical ? frame.minX : frame.minY }
  /// The end of a frame across the list.
  public func maxX(for frame: CGRect) -> CGFloat { self == .vertical ? frame.maxX : frame.maxY }
}

extension LayoutDirection {
  /// The distance from the start along the list.
  public func top(for insets: UIEdgeInsets) -> CGFloat {
    self == .vertical ? insets.top : insets.left
  }

  /// The distance from the end along the list.
  public func bottom(for insets: UIEdgeInsets) -> CGFloat {
    self == .vertical ? insets.bottom : insets.right
  }

  /// The distances from both sides across the list: left and right, or top and bottom.
  public func horizontalPadding(for insets: UIEdgeInsets) -> HorizontalPadding {
    self == .vertical
      ? HorizontalPadding(leading: insets.left, trailing: insets.right)
      : HorizontalPadding(leading: insets.top, trailing: insets.bottom)
  }
}

extension LayoutDirection {
  /// The frame at `x` across the list and `y` along it.
  public func frame(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(origin: point(x: x, y: y), size: size(width: width, height: height))
  }

  /// A frame moved along the list.
  func moved(_ frame: CGRect, by distance: CGFloat) -> CGRect {
    let vector = point(x: 0, y: distance)
    return frame.offsetBy(dx: vector.x, dy: vector.y)
  }

  /// A frame moved along the list so that it starts at `start`.
  func frame(_ frame: CGRect, startingAt start: CGFloat) -> CGRect {
    CGRect(origin: point(x: minX(for: frame), y: start), size: frame.size)
  }
}
