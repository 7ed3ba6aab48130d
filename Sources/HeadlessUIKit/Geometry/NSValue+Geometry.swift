public import Foundation

extension NSValue {
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}

/// A text for a rectangle, such as `{{0, 0}, {10, 20}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// A text for a point, such as `{10, 20}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { braces(point.x, point.y) }
/// A text for a size, such as `{10, 20}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { braces(size.width, size.height) }
/// A text for insets: top, left, bottom and right, such as `{1, 2, 3, 4}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braces(insets.top, insets.left, insets.bottom, insets.right)
}

private func braces(_ numbers: CGFloat...) -> String {
  "{" + numbers.map(shortest).joined(separator: ", ") + "}"
}

/// The shortest text for a number that reads as the same number.
private func shortest(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))"
}
