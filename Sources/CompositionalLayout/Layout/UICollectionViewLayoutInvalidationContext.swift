public import HeadlessUIKit

/// The parts of a layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext {
  /// True if everything is to be laid out anew.
  open package(set) var invalidateEverything = false
  /// True if the numbers of items have changed.
  open package(set) var invalidateDataSourceCounts = false
  /// The items that a finger moves, where they were; nil for none.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The items that a finger moves, where they go; nil for none.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point to which a finger moves items.
  open private(set) var interactiveMovementTarget = CGPoint.zero
  /// The distance by which the offset moves when everything is placed again.
  ///
  /// Contexts of sizes that cells prefer move nothing: while the view scrolls, what is on screen stays there.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size; without effect, as the layout is asked for that size again.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are no longer valid; nil for none in particular.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementaries that are no longer valid, by kind; nil for none in particular.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that are no longer valid, by kind; nil for none in particular.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Creates a context of everything that a layout regards as one.
  public required init() {}

  /// Adds items that are no longer valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementaries that are no longer valid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decorations that are no longer valid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// A change of one item in an update of a collection view.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem {
  /// The kinds of changes.
  public enum Action: Int, Hashable, Sendable {
    /// It is inserted.
    case insert
    /// It is deleted.
    case delete
    /// It is shown anew.
    case reload
    /// It moves.
    case move
    /// Nothing.
    case none
  }

  /// The place before the update; nil for an inserted item.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after the update; nil for a deleted item.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  /// Creates a change.
  package init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}
