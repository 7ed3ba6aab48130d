public import HeadlessUIKit

/// A background behind the elements of a section.
///
/// An object, as in UIKit; what it is put into takes a copy.
public final class NSCollectionLayoutDecorationItem {
  /// The kind of the element.
  public var elementKind: String
  /// The order among overlapping elements.
  public var zIndex = 0
  /// The insets of its frame within the section.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// A background of the whole section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  private init(elementKind: String) {
    self.elementKind = elementKind
  }
}

extension NSCollectionLayoutDecorationItem: Equatable {
  /// A background of the same description that later changes have no effect on.
  public func copy() -> NSCollectionLayoutDecorationItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.zIndex = zIndex
    copy.contentInsets = contentInsets
    return copy
  }

  /// Returns whether both descriptions are the same.
  public static func == (
    first: NSCollectionLayoutDecorationItem,
    second: NSCollectionLayoutDecorationItem
  ) -> Bool {
    first === second
      || first.elementKind == second.elementKind && first.zIndex == second.zIndex
        && first.contentInsets == second.contentInsets
  }
}
