public import CompositionalLayout
public import Foundation
public import HeadlessUIKit
import ListEngine

// Properties of a collection view for drags between views, the focus and self-sizing.
extension UICollectionView {
  /// The rates at which items make room for one that is dragged.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// At once.
    case immediate
    /// Soon.
    case fast
    /// After a while.
    case slow
  }

  /// The conditions under which cells that change are measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Never.
    case disabled
    /// When their configuration changes.
    case enabled
    /// When their configuration or a constraint changes.
    case enabledIncludingConstraints
  }

  /// The directions of scrolling.
  public typealias ScrollDirection = UICollectionViewScrollDirection
  /// The categories of elements.
  public typealias ElementCategory = UICollectionElementCategory

  /// The rate at which items make room for one that is dragged; at once here.
  public var reorderingCadence: ReorderingCadence {
    get { rare(.immediate) }
    set { setRare(newValue) }
  }

  /// The condition under which cells that change are measured again; whenever they do, here.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { rare(.enabled) }
    set { setRare(newValue) }
  }

  /// True if items can be dragged to other views; not simulated.
  public var dragInteractionEnabled: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if the focus returns to the item that had it; there is none here.
  public var remembersLastFocusedIndexPath: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if an item with the focus is selected; there is none here.
  public var selectionFollowsFocus: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if items can have the focus of a hardware keyboard; none has, here.
  public var allowsFocus: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if items can have the focus while the list is edited; none has, here.
  public var allowsFocusDuringEditing: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True while items are dragged to other views; not simulated.
  public var hasActiveDrag: Bool { false }
  /// True while items of other views are dragged over the list; not simulated.
  public var hasActiveDrop: Bool { false }
  /// The menu of the list; nil, as `simulateContextMenu(forItemAt:)` asks the delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// True within a batch update, and while a finger moves an item.
  public var hasUncommittedUpdates: Bool {
    collection.classic?.isUpdating == true || list.isMovingRow
  }

  /// Performs the primary action of an item, as a tap does.
  public func performPrimaryAction(forItemAt indexPath: IndexPath) {
    guard collection.items?.identity(at: indexPath) != nil else { return }
    collection.delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  /// Returns the attributes of a supplementary in the present layout; nil if there is none.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - indexPath: the item, group or boundary that it belongs to.
  /// - Returns: the attributes.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let layout = list.compositionalLayout ?? collection.layout
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the place of a supplementary; nil for one that is not on screen.
  public func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    (view.superview as? CollectionViewHost)?.path
  }
}
