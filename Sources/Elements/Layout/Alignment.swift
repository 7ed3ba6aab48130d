public import Foundation

/// The size of an element, from which alignment guides are computed.
public struct ElementDimensions: Equatable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The height, in points.
  public var height: CGFloat

  /// Creates the dimensions of a size.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  init(size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The distance of a horizontal guide from the left edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }

  /// The distance of a vertical guide from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
}

/// A guide along which elements are aligned, identified by its type.
public protocol AlignmentID: SendableMetatype {
  /// The distance of the guide from the left or the top edge of an element.
  static func defaultValue(in context: ElementDimensions) -> CGFloat
}

/// A guide that elements are aligned to horizontally.
public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  /// Creates a guide.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// Returns whether both have the same type.
  public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool {
    left.id == right.id
  }

  /// The left edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The right edge.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat { context.width }
  }
}

/// A guide that elements are aligned to vertically.
public struct VerticalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  /// Creates a guide.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// Returns whether both have the same type.
  public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool {
    left.id == right.id
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ElementDimensions) -> CGFloat { context.height }
  }
}

/// A pair of guides.
public struct Alignment: Equatable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Creates a pair of guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
