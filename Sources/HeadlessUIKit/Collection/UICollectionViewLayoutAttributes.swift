public import Foundation

/// The attributes of an element of a collection: where it is, and what it looks like there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
  /// The section and the item or group, or the position among the layout's own elements.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category: cell, supplementary or decoration.
  open private(set) var representedElementCategory = UICollectionElementCategory.cell
  /// The kind of a supplementary or decoration; nil for a cell.
  open private(set) var representedElementKind: String?
  /// The frame, from the origin of the content.
  ///
  /// Cells of a section that scrolls orthogonally, and what is attached to them, have the scroller's
  /// coordinates on its axis.
  open var frame = CGRect.zero
  /// The order among overlapping elements.
  open var zIndex = 0
  /// The opacity of the element, from 0 to 1.
  open var alpha: CGFloat = 1
  /// True if the element is hidden.
  open var isHidden = false
  /// The transform around the centre.
  open var transform = CGAffineTransform.identity { didSet { spatial = nil } }
  /// Rare, and large: not a part of all attributes.
  private var spatial: SpatialTransform?

  private final class SpatialTransform {
    let map: CATransform3D
    init(_ map: CATransform3D) { self.map = map }
  }
  /// The size that the view has by itself; nil where none is measured.
  package var measure: (() -> CGSize)?

  /// Creates the attributes of the first cell, without a size.
  public required init() {}

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init(.supplementaryView, elementKind, indexPath)
  }

  /// Creates the attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init(.decorationView, decorationViewKind, indexPath)
  }

  private convenience init(
    _ category: UICollectionElementCategory,
    _ kind: String,
    _ indexPath: IndexPath
  ) {
    self.init()
    stand(for: category, kind, at: indexPath)
  }

  /// Makes new attributes those of an element, where the class is known by its metatype alone.
  package final func stand(
    for category: UICollectionElementCategory,
    _ kind: String? = nil,
    at indexPath: IndexPath
  ) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
  }

  /// The size, around the same centre.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  /// The centre of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The transform in space; the one of the plane is its affine part.
  open var transform3D: CATransform3D {
    get { spatialTransform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      if newValue != CATransform3DMakeAffineTransform(transform) {
        spatial = SpatialTransform(newValue)
      }
    }
  }

  /// The transform in space that is not one of the plane; nil without one.
  package final var spatialTransform: CATransform3D? { spatial?.map }

  /// The element's own rectangle.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns whether other attributes say the same.
  nonisolated open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return withViews { saysTheSame(as: other) }
  }

  private func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && frame == other.frame
      && zIndex == other.zIndex && alpha == other.alpha && isHidden == other.isHidden
      && transform == other.transform && spatialTransform == other.spatialTransform
  }

  /// Other attributes that say the same.
  open func copy() -> Any { copy(with: nil) }

  /// Other attributes that say the same; a subclass copies what it adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.zIndex = zIndex
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.transform = transform
    copy.spatial = spatial
    copy.measure = measure
    return copy
  }
}

extension UICollectionViewLayoutAttributes: Hashable {
  /// Returns whether both say the same.
  nonisolated public static func == (
    one: UICollectionViewLayoutAttributes,
    other: UICollectionViewLayoutAttributes
  ) -> Bool {
    one.isEqual(other)
  }

  /// Hashes the place of the element.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(withViews { indexPath })
    hasher.combine(withViews { representedElementKind })
  }
}
