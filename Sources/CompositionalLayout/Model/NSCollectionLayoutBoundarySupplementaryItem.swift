public import HeadlessUIKit

/// A header, a footer or another element at the boundary of a section or of the whole layout.
///
/// An object, as in UIKit; what it is put into takes a copy.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  /// The boundary it is placed at.
  public var alignment: NSRectAlignment
  /// The distance that it is moved from there.
  public var offset: CGPoint
  /// True if the section grows by it; otherwise it lies over the content.
  public var extendsBoundary = true
  /// True if it stays visible while its section is.
  public var pinToVisibleBounds = false

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
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [])
    )
  }

  /// An element of the same description that later changes have no effect on.
  public override func copy() -> NSCollectionLayoutBoundarySupplementaryItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: offset
    )
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.zIndex = zIndex
    return copyProperties(to: copy)
  }

  override func isEqual(to other: NSCollectionLayoutItem) -> Bool {
    guard super.isEqual(to: other),
      let other = other as? NSCollectionLayoutBoundarySupplementaryItem
    else { return false }
    return alignment == other.alignment && offset == other.offset
      && extendsBoundary == other.extendsBoundary
      && pinToVisibleBounds == other.pinToVisibleBounds
  }
}
