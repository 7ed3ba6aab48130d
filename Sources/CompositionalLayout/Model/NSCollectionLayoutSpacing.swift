public import HeadlessUIKit

/// A distance: exact, or at least a number of points.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// The distance, or the least distance, in points.
  public let spacing: CGFloat
  /// True if the distance grows when there is room.
  public let isFlexible: Bool
  /// True if the distance is exact.
  public var isFixed: Bool { !isFlexible }

  /// True if the distance grows when there is room.
  public var isFlexibleSpacing: Bool { isFlexible }
  /// True if the distance is exact.
  public var isFixedSpacing: Bool { isFixed }

  /// An exact distance.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(spacing: fixedSpacing, isFlexible: false)
  }

  /// At least a distance.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(spacing: flexibleSpacing, isFlexible: true)
  }
}

/// The distances around an item, before its content insets.
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The distance where lines start.
  public var leading: NSCollectionLayoutSpacing?
  /// The distance above.
  public var top: NSCollectionLayoutSpacing?
  /// The distance where lines end.
  public var trailing: NSCollectionLayoutSpacing?
  /// The distance below.
  public var bottom: NSCollectionLayoutSpacing?

  /// Creates distances; nil is none.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The distance before the item on an axis.
  func before(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing {
    (axis == .horizontal ? leading : top) ?? .fixed(0)
  }

  /// The distance after the item on an axis.
  func after(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing {
    (axis == .horizontal ? trailing : bottom) ?? .fixed(0)
  }

  var isFinite: Bool {
    [leading, top, trailing, bottom].allSatisfy { $0?.spacing.isLength ?? true }
  }

  static let none = Self(leading: nil, top: nil, trailing: nil, bottom: nil)
}
