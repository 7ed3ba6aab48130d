public import Foundation
public import HeadlessUIKit
public import ListEngine

extension ListView {
  /// The places of the items on screen, in order.
  public var indexPathsForVisibleItems: [IndexPath] { itemsOnScreen.map(\.path) }

  /// Returns the attributes of an item where it was placed last; nil if it is not.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let compositionalLayout { return compositionalLayout.layoutAttributesForItem(at: indexPath) }
    guard let frame = placedFrame(ofItemAt: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }
}
