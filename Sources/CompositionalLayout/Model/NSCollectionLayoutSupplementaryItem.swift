import HeadlessUIKit

/// An element that is attached to an item or a group, such as a badge.
///
/// An object, as in UIKit; what it is put into takes a copy.
/// Its size is relative to the item or group, or to the section if it is at a boundary.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the element.
  public var elementKind: String
  /// The point of the item or group that it is attached to.
  public var containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that is attached; nil is the same as the container's.
  public var itemAnchor: NSCollectionLayoutAnchor?
  /// The order among overlapping elements.
  public var zIndex = 1

  /// Creates an element that is attached with the same point as its container.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize)
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

  /// An element of the same description that later changes have no effect on.
  public override func copy() -> NSCollectionLayoutSupplementaryItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor
    )
    copy.itemAnchor = itemAnchor
    copy.zIndex = zIndex
    return copyProperties(to: copy)
  }

  override func isEqual(to other: NSCollectionLayoutItem) -> Bool {
    guard super.isEqual(to: other), let other = other as? NSCollectionLayoutSupplementaryItem
    else { return false }
    return elementKind == other.elementKind && zIndex == other.zIndex
      && containerAnchor == other.containerAnchor && itemAnchor == other.itemAnchor
  }
}
