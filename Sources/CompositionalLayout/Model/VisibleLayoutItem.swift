public import HeadlessUIKit

/// A visible element of a section as its handler wants it to look.
public struct VisibleLayoutItem: Hashable, Sendable {
  /// The element as the layout placed it.
  public let attributes: CollectionLayoutElement
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The order among overlapping elements.
  public var zIndex: Int
  /// True if it is hidden.
  public var isHidden = false
  /// The centre of its frame.
  public var center: CGPoint
  /// The transform around its centre.
  public var transform = CGAffineTransform.identity
  /// The transform in space, after `transform`.
  public var transform3D = CATransform3DIdentity

  /// Creates an element that looks as placed.
  public init(_ attributes: CollectionLayoutElement) {
    self.attributes = attributes
    zIndex = attributes.zIndex
    center = CGPoint(x: attributes.frame.midX, y: attributes.frame.midY)
  }

  /// The index path of the cell or view.
  public var indexPath: IndexPath { attributes.indexPath }
  /// The frame that the layout gave it.
  public var frame: CGRect { attributes.frame }
  /// Its own rectangle.
  public var bounds: CGRect { CGRect(origin: .zero, size: attributes.frame.size) }
  /// The category: a cell, a supplementary or a decoration.
  public var representedElementCategory: UICollectionElementCategory {
    attributes.representedElementCategory
  }
  /// The kind of a supplementary or decoration.
  public var representedElementKind: String? { attributes.representedElementKind }
}
