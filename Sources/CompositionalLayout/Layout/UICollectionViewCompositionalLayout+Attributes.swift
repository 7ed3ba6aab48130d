public import HeadlessUIKit

// The layout's elements as UIKit gives them.
extension UICollectionViewCompositionalLayout {
  /// The elements that share an area with a rectangle of the content.
  ///
  /// In the order of sections; in each the decorations, the cells and the supplementaries by kind.
  ///
  /// - Complexity: O(log n + found).
  @preconcurrency @MainActor
  public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    elements(in: rect).map { $0.attributes }
  }

  /// The cell of an item; nil if there is no such item.
  ///
  /// - Complexity: O(log n).
  @preconcurrency @MainActor
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(ofItemAt: indexPath)?.attributes
  }

  /// A supplementary; nil if there is none of that kind.
  ///
  /// - Parameters:
  ///   - elementKind: the kind.
  ///   - indexPath: the item, or the section and the number of a group, or 0 for a boundary.
  /// - Returns: its attributes.
  /// - Complexity: O(log n).
  @preconcurrency @MainActor
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryElement(ofKind: elementKind, at: indexPath)?.attributes
  }

  /// A background; nil if there is none of that kind.
  @preconcurrency @MainActor
  public func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    decorationElement(ofKind: elementKind, at: indexPath)?.attributes
  }
}

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
