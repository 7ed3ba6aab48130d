import Foundation
import HeadlessUIKit

// What the rules of scrolling need of the axis along which a list scrolls.
extension LayoutDirection {
  /// Where a rectangle begins.
  func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
  /// Where a rectangle ends.
  func end(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
  /// Half-way between begin and end of a rectangle.
  func middle(of rect: CGRect) -> CGFloat { self == .vertical ? rect.midY : rect.midX }
  /// How long something is.
  func length(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  /// Where a point lies.
  func position(of point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }
  /// The inset at the start.
  func startInset(of insets: UIEdgeInsets) -> CGFloat {
    self == .vertical ? insets.top : insets.left
  }

  /// A point at a position of the axis, and where another point is across it.
  func point(at position: CGFloat, across point: CGPoint) -> CGPoint {
    self == .vertical ? CGPoint(x: point.x, y: position) : CGPoint(x: position, y: point.y)
  }

  /// A rectangle that covers a part of the axis, and the whole length across it.
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
