public import HeadlessUIKit

/// What all sections of a compositional layout have in common.
public struct UICollectionViewCompositionalLayoutConfiguration: Sendable {
  /// The direction in which the layout scrolls.
  public var scrollDirection = UICollectionViewScrollDirection.vertical
  /// The distance between sections.
  public var interSectionSpacing: CGFloat = 0
  /// Elements at the boundary of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What sections keep clear of.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration of a layout that scrolls vertically.
  public init() {}
}
