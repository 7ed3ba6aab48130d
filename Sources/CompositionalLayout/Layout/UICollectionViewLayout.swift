public import Foundation
public import HeadlessUIKit

/// A layout of a collection view: says where its elements are, and what they look like there.
///
/// A subclass computes attributes in `prepare()`, and gives them when it is asked. The collection view asks for the
/// attributes of all elements after each preparation, however few of them it shows. It shows nothing with this class
/// itself.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// The view that has the layout.
  package final weak var owner: UIView?
  /// True if the layout is prepared and has not been invalidated since.
  package final var isPrepared = false
  /// All that decided about sizes of text when it was prepared, as the module knows it that prepares it.
  package final var measuredText: Any?
  /// Called after the layout was invalidated.
  package final var onInvalidation: ((UICollectionViewLayoutInvalidationContext) -> Void)?
  /// The classes of decorations that were registered, by kind.
  package final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout.
  public init() {}

  /// Creates a layout: there are no nibs, and a subclass needs no `override` for its own.
  public init?(coder: NSCoder?) {}

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts with which it is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The size of everything.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called before attributes are asked for, after each invalidation; does nothing by default.
  open func prepare() {}

  /// The attributes of the elements that share an area with a rectangle of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item; nil if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration; nil if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Returns whether the layout has to be prepared again for other bounds; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context with which other bounds invalidate the layout.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether the layout has to be prepared again for what a cell prefers; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context with which what a cell prefers invalidates the layout.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Makes everything be prepared again, at the next layout of the view.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Makes what a context names be prepared again; a subclass takes what it knows of it, and calls this.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    onInvalidation?(context)
  }

  /// A new context of the layout's class.
  package final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return type.init()
  }

  // MARK: Scrolling

  /// The offset at which a gesture ends that would end elsewhere; that one by default.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: the offset that momentum leads to.
  ///   - velocity: the velocity of the offset, in points per millisecond.
  /// - Returns: the offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after an update, another size of the content or the view, or a change of layouts; the proposed one
  /// by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before the changes of an update are shown; does nothing by default.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the changes of an update are shown; does nothing by default.
  open func finalizeCollectionViewUpdates() {}

  /// The attributes from which an item starts that appears; nil for those at its place, transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes at which an item ends that disappears; nil for those at its place, transparent.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes from which a supplementary starts that appears; not asked for here.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes at which a supplementary ends that disappears; not asked for here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes from which a decoration starts that appears; not asked for here.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes at which a decoration ends that disappears; not asked for here.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The supplementaries that an update adds; not asked for here, as all attributes are.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementaries that an update removes; not asked for here, as all attributes are.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decorations that an update adds; not asked for here, as all attributes are.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decorations that an update removes; not asked for here, as all attributes are.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Other bounds, other layouts

  /// Called before an animated change of the bounds; not called here, where it takes no time.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated change of the bounds; not called here, where it takes no time.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout takes over; does nothing by default.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the layout takes over from another one; does nothing by default.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after another layout took over, or this one did; does nothing by default.
  open func finalizeLayoutTransition() {}

  // MARK: Movement by a finger

  /// The place of an item while a finger is at a point; that of the item there by default.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }

  /// The attributes of an item that follows a finger; those at its place by default.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  /// The context with which a movement by a finger invalidates the layout.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// The context with which the end of such a movement invalidates the layout.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Decorations

  /// Says which class the decorations of a kind are of; nil forgets it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  /// The direction of lines for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// True if the layout is mirrored where lines start at the right; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
