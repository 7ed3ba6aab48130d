public import HeadlessUIKit

/// A header, a footer or another element at the boundary of a section or of the whole layout.
///
/// An object, as in UIKit; what it is put into takes a copy.
public final class NSCollectionLayoutBoundarySupplementaryItem {
  /// The size, relative to the section.
  public var layoutSize: NSCollectionLayoutSize
  /// The kind of the element.
  public var elementKind: String
  /// The boundary it is placed at.
  public var alignment: NSRectAlignment
  /// The distance that it is moved from there.
  public var offset: CGPoint
  /// True if the section grows by it; otherwise it lies over the content.
  public var extendsBoundary = true
  /// True if it stays visible while its section is.
  public var pinToVisibleBounds = false
  /// The order among overlapping elements.
  public var zIndex = 1
  /// The insets of its frame within its place.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an element at a boundary.
  ///
  /// - Parameters:
  ///   - layoutSize: the size, relative to the section.
  ///   - elementKind: the kind of the element.
  ///   - alignment: the boundary it is placed at.
  ///   - absoluteOffset: the distance that it is moved from there.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.alignment = alignment
    offset = absoluteOffset
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem: Equatable {
  /// An element of the same description that later changes have no effect on.
  public func copy() -> NSCollectionLayoutBoundarySupplementaryItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: offset
    )
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.zIndex = zIndex
    copy.contentInsets = contentInsets
    return copy
  }

  /// Returns whether both descriptions are the same.
  public static func == (
    first: NSCollectionLayoutBoundarySupplementaryItem,
    second: NSCollectionLayoutBoundarySupplementaryItem
  ) -> Bool {
    first === second
      || first.layoutSize == second.layoutSize && first.elementKind == second.elementKind
        && first.alignment == second.alignment && first.offset == second.offset
        && first.extendsBoundary == second.extendsBoundary
        && first.pinToVisibleBounds == second.pinToVisibleBounds
        && first.zIndex == second.zIndex && first.contentInsets == second.contentInsets
  }
}
