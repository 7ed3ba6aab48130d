public import HeadlessUIKit

/// An item or a group: what a group is made of.
public protocol NSCollectionLayoutSubitem: Sendable {
  /// The size, relative to the container.
  var layoutSize: NSCollectionLayoutSize { get }
  /// How much smaller the content is than the place.
  var contentInsets: NSDirectionalEdgeInsets { get set }
  /// The distances to other items and to the container.
  var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get set }
  /// The elements that are attached.
  var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get }
}

/// The place of one cell.
public struct NSCollectionLayoutItem: NSCollectionLayoutSubitem, Hashable {
  /// The size, relative to the group.
  public let layoutSize: NSCollectionLayoutSize
  /// How much smaller the cell is than its place.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances to other items and to the group.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The elements that are attached to the cell.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item with attached elements.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}
