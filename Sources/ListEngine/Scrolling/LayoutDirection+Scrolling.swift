import Foundation
import HeadlessUIKit

// Axis-dependent geometry for the scrolling rules.
extension LayoutDirection {
  /// The start of a rectangle.
  func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
  /// The end of a rectangle.
  func end(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
  /// The middle between start and end of a rectangle.
  func middle(of rect: CGRect) -> CGFloat { self == .vertical ? rect.midY : rect.midX }
  /// The length of a size.
  func length(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  /// The coordinate of a point.
  func position(of point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }
  /// The inset at the start.
  func startInset(of insets: UIEdgeInsets) -> CGFloat {
    self == .vertical ? insets.top : insets.left
  }

  /// A point at a position along the axis, with the other coordinate of `point`.
  func point(at position: CGFloat, across point: CGPoint) -> CGPoint {
    self == .vertical ? CGPoint(x: point.x, y: position) : CGPoint(x: position, y: point.y)
  }

  /// A rectangle that covers a part of the axis, and the full length across it.
  func rect(from start: CGFloat, length: CGFloat, across size: CGSize) -> CGRect {
    self == .vertical
      ? CGRect(x: 0, y: start, width: size.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: size.height)
  }

  /// A rectangle moved along the axis.
  func offset(_ rect: CGRect, by distance: CGFloat) -> CGRect {
    self == .vertical ? rect.offsetBy(dx: 0, dy: distance) : rect.offsetBy(dx: distance, dy: 0)
  }
}
