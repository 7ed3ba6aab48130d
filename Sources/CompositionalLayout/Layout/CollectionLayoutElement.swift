public import HeadlessUIKit

/// An element as a compositional layout has placed it: where it is, and in which order it is drawn.
public struct CollectionLayoutElement: Hashable, Sendable {
  /// The section and the item or group, or the position among the layout's own elements.
  public var indexPath: IndexPath
  /// The category: a cell, a supplementary or a decoration.
  public var representedElementCategory: UICollectionElementCategory
  /// The kind of a supplementary or decoration; nil for a cell.
  public var representedElementKind: String?
  /// The frame, from the origin of the content.
  ///
  /// Cells of a section that scrolls orthogonally, and what is attached to them, have the scroller's
  /// coordinates on its axis.
  public var frame: CGRect
  /// The order among overlapping elements.
  public var zIndex: Int
  /// True if it scrolls with a section that scrolls orthogonally.
  public var isInOrthogonalSection = false
  /// True if its preferred size counts.
  public var isEstimated = false

  /// The size.
  public var size: CGSize { frame.size }

  /// Creates a cell.
  public init(forCellWith indexPath: IndexPath, frame: CGRect, zIndex: Int = 0) {
    self.indexPath = indexPath
    representedElementCategory = .cell
    self.frame = frame
    self.zIndex = zIndex
  }

  init(
    _ category: UICollectionElementCategory,
    kind: String,
    with indexPath: IndexPath,
    frame: CGRect,
    zIndex: Int
  ) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
    self.frame = frame
    self.zIndex = zIndex
  }
}
