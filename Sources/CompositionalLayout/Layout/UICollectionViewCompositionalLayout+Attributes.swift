public import HeadlessUIKit

extension CollectionLayoutElement {
  /// The element as UIKit gives it.
  @preconcurrency @MainActor
  public var attributes: UICollectionViewLayoutAttributes {
    let kind = representedElementKind ?? ""
    let attributes =
      switch representedElementCategory {
      case .cell: UICollectionViewLayoutAttributes(forCellWith: indexPath)
      case .supplementaryView:
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
      case .decorationView:
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
      }
    attributes.frame = frame
    attributes.zIndex = zIndex
    return attributes
  }
}
