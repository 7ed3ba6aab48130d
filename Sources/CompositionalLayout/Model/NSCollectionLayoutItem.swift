public import HeadlessUIKit

/// The place of one cell, or a group of places.
///
/// An object, as in UIKit; a group takes a copy of its subitems.
public class NSCollectionLayoutItem {
  /// The size, relative to the group.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the content within its place.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances to other items and to the group.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The elements that are attached.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    didSet { supplementaryItems = supplementaryItems.map { $0.copy() } }
  }

  /// Creates an item with attached elements.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems.map { $0.copy() }
  }

  /// An item of the same description that later changes have no effect on.
  public func copy() -> NSCollectionLayoutItem {
    copyProperties(to: NSCollectionLayoutItem(layoutSize: layoutSize))
  }

  final func copyProperties<Copy: NSCollectionLayoutItem>(to copy: Copy) -> Copy {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    if !supplementaryItems.isEmpty { copy.supplementaryItems = supplementaryItems }
    return copy
  }

  /// Returns whether another one is of the same kind with the same properties.
  func isEqual(to other: NSCollectionLayoutItem) -> Bool {
    type(of: self) == type(of: other) && layoutSize == other.layoutSize
      && contentInsets == other.contentInsets && edgeSpacing == other.edgeSpacing
      && supplementaryItems == other.supplementaryItems
  }
}

extension NSCollectionLayoutItem: Equatable {
  /// Returns whether both descriptions are the same.
  public static func == (first: NSCollectionLayoutItem, second: NSCollectionLayoutItem) -> Bool {
    first === second || first.isEqual(to: second)
  }
}
