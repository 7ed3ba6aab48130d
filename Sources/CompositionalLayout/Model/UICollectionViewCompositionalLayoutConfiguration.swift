public import HeadlessUIKit

/// The settings that all sections of a compositional layout share.
///
/// An object, as in UIKit: a layout takes a copy, so changes have no effect before it is set again.
open class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which the layout scrolls.
  open var scrollDirection = UICollectionViewScrollDirection.vertical
  /// The distance between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Elements at the boundary of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The insets that sections keep clear of.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration of a layout that scrolls vertically.
  public required init() {}

  /// A configuration of the same description that later changes have no effect on.
  ///
  /// A subclass with properties of its own overrides it and sets them in the copy, which is of its class.
  open func copy() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = type(of: self).init()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copy() }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

extension UICollectionViewCompositionalLayoutConfiguration: Equatable {
  /// Returns whether both descriptions are the same.
  public static func == (
    first: UICollectionViewCompositionalLayoutConfiguration,
    second: UICollectionViewCompositionalLayoutConfiguration
  ) -> Bool {
    first === second
      || type(of: first) == type(of: second) && first.scrollDirection == second.scrollDirection
        && first.interSectionSpacing == second.interSectionSpacing
        && first.boundarySupplementaryItems == second.boundarySupplementaryItems
        && first.contentInsetsReference == second.contentInsetsReference
  }
}
