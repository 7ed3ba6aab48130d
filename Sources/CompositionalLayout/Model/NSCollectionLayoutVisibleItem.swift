public import Foundation
public import HeadlessUIKit

/// A visible element of a section, whose looks a handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order among overlapping elements.
  var zIndex: Int { get set }
  /// True if it is hidden.
  var isHidden: Bool { get set }
  /// The centre of its frame.
  var center: CGPoint { get set }
  /// The transform around its centre.
  var transform: CGAffineTransform { get set }
  /// The transform in space, after `transform`.
  var transform3D: CATransform3D { get set }
  /// The index path of the cell or view.
  var indexPath: IndexPath { get }
  /// The frame that the layout gave it.
  var frame: CGRect { get }
  /// Its own rectangle.
  var bounds: CGRect { get }
  /// The category: a cell, a supplementary or a decoration.
  var representedElementCategory: UICollectionElementCategory { get }
  /// The kind of a supplementary or decoration.
  var representedElementKind: String? { get }
}

extension NSCollectionLayoutVisibleItem {
  /// The kind of the element; its index path for a cell.
  public var name: String { representedElementKind ?? "\(indexPath)" }
}

/// A visible element while its handler runs.
@preconcurrency @MainActor
final class HandledVisibleItem: NSCollectionLayoutVisibleItem {
  private(set) var look: VisibleLayoutItem

  init(_ look: VisibleLayoutItem) {
    self.look = look
  }

  var alpha: CGFloat {
    get { look.alpha }
    set { look.alpha = newValue }
  }
  var zIndex: Int {
    get { look.zIndex }
    set { look.zIndex = newValue }
  }
  var isHidden: Bool {
    get { look.isHidden }
    set { look.isHidden = newValue }
  }
  var center: CGPoint {
    get { look.center }
    set { look.center = newValue }
  }
  var transform: CGAffineTransform {
    get { look.transform }
    set { look.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { look.transform3D }
    set { look.transform3D = newValue }
  }
  var indexPath: IndexPath { look.indexPath }
  var frame: CGRect { look.frame }
  var bounds: CGRect { look.bounds }
  var representedElementCategory: UICollectionElementCategory { look.representedElementCategory }
  var representedElementKind: String? { look.representedElementKind }
}
