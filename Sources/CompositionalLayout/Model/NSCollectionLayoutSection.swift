public import HeadlessUIKit

/// The layout of a section: a group that is repeated, and what is around it.
///
/// An object, as in UIKit; it takes a copy of its group, and a layout takes copies of its sections.
public final class NSCollectionLayoutSection {
  /// The group that is repeated until all items have a place.
  public let group: NSCollectionLayoutGroup
  /// The distances between the section's boundary and its groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups.
  public var interGroupSpacing: CGFloat = 0
  /// The way in which it scrolls across the layout's direction, if it does.
  public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none
  /// The headers, footers and other elements at its boundary.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The backgrounds.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// True if boundary elements keep the content insets of the section.
  public var supplementariesFollowContentInsets = true
  /// The insets that the section keeps clear of.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// The insets that the boundary elements of the section keep clear of.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Changes the looks of visible elements at every step of a scroll.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The way in which an orthogonal section scrolls; it follows the behaviour alone, here.
  public var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The configuration of a list, if the section is one.
  package var listConfiguration: Any?

  /// Creates a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.copyOfGroup()
  }

  /// Creates a section of a group that is not changed.
  package init(owning group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// A section of the same description that later changes have no effect on.
  public func copy() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copy() }
    copy.decorationItems = decorationItems.map { $0.copy() }
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.listConfiguration = listConfiguration
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties
    return copy
  }

  /// Returns whether a section of another description has the same places for its elements.
  func isPlaced(as other: NSCollectionLayoutSection) -> Bool {
    self === other
      || contentInsets == other.contentInsets && interGroupSpacing == other.interGroupSpacing
        && orthogonalScrollingBehavior == other.orthogonalScrollingBehavior
        && boundarySupplementaryItems == other.boundarySupplementaryItems
        && decorationItems == other.decorationItems
        && supplementariesFollowContentInsets == other.supplementariesFollowContentInsets
        && contentInsetsReference == other.contentInsetsReference
        && supplementaryContentInsetsReference == other.supplementaryContentInsetsReference
        && group == other.group
  }
}

/// Changes the looks of the visible elements of a section before they are shown.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem],
    _ scrollOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void
