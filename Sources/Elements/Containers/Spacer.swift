public import Foundation

/// An element of a fixed size that shows nothing.
public struct Spacer: Element {
  /// The size, in points.
  public var size: CGSize

  /// Creates an element of a size.
  public init(size: CGSize = .zero) {
    self.size = size
  }

  /// Creates an element of a width and a height, in points.
  public init(width: CGFloat = 0, height: CGFloat = 0) {
    self.init(size: CGSize(width: width, height: height))
  }

  /// Creates an element as wide as high, in points.
  public init(_ length: CGFloat) {
    self.init(size: CGSize(width: length, height: length))
  }

  /// The content.
  public var content: ElementContent { ElementContent(intrinsicSize: size) }
}

/// An element without a size that shows nothing.
public struct Empty: Element {
  /// Creates an element.
  public init() {}

  /// The content.
  public var content: ElementContent { .empty }
}
