import HeadlessUIKit

/// A background behind the elements of a section.
///
/// An object, as in UIKit; what it is put into takes a copy.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the element.
  public var elementKind: String
  /// The order among overlapping elements.
  public var zIndex = 0

  /// A background of the whole section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
  }

  /// A background of the same description that later changes have no effect on.
  public override func copy() -> NSCollectionLayoutDecorationItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.zIndex = zIndex
    return copyProperties(to: copy)
  }

  override func isEqual(to other: NSCollectionLayoutItem) -> Bool {
    guard super.isEqual(to: other), let other = other as? NSCollectionLayoutDecorationItem else {
      return false
    }
    return elementKind == other.elementKind && zIndex == other.zIndex
  }
}
