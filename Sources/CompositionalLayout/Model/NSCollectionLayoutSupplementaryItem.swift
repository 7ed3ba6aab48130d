public import HeadlessUIKit

/// An element that is attached to an item or a group, such as a badge.
///
/// An object, as in UIKit; what it is put into takes a copy.
public final class NSCollectionLayoutSupplementaryItem {
  /// The size, relative to the item or group.
  public var layoutSize: NSCollectionLayoutSize
  /// The kind of the element.
  public var elementKind: String
  /// The point of the item or group that it is attached to.
  public var containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that is attached; nil is the same as the container's.
  public var itemAnchor: NSCollectionLayoutAnchor?
  /// The order among overlapping elements.
  public var zIndex = 1
  /// The insets of its frame within its place.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an element that is attached with the same point as its container.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
  }

  /// Creates an element that is attached with a point of its own.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    self.itemAnchor = itemAnchor
  }

  /// The place of an element of a size at a rectangle, without its content insets.
  func origin(of size: CGSize, at host: CGRect) -> CGPoint {
    let container = containerAnchor.unitPoint
    let own = itemAnchor?.unitPoint ?? container
    let moved = containerAnchor.offset(of: size)
    let movedToo = itemAnchor?.offset(of: size) ?? .zero
    return CGPoint(
      x: host.minX + container.x * host.width - own.x * size.width + moved.x + movedToo.x,
      y: host.minY + container.y * host.height - own.y * size.height + moved.y + movedToo.y
    )
  }
}

extension NSCollectionLayoutSupplementaryItem: Equatable {
  /// An element of the same description that later changes have no effect on.
  public func copy() -> NSCollectionLayoutSupplementaryItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor
    )
    copy.itemAnchor = itemAnchor
    copy.zIndex = zIndex
    copy.contentInsets = contentInsets
    return copy
  }

  /// Returns whether both descriptions are the same.
  public static func == (
    first: NSCollectionLayoutSupplementaryItem,
    second: NSCollectionLayoutSupplementaryItem
  ) -> Bool {
    first === second
      || first.layoutSize == second.layoutSize && first.elementKind == second.elementKind
        && first.containerAnchor == second.containerAnchor && first.itemAnchor == second.itemAnchor
        && first.zIndex == second.zIndex && first.contentInsets == second.contentInsets
  }
}
