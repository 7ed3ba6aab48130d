public import Foundation
public import HeadlessUIKit

/// A custom layout, regardless of its appearance.
public protocol AnyListLayout: AnyObject {
  /// The appearance of the list.
  var appearance: Appearance { get }
  /// The behaviour of the list.
  var behavior: Behavior { get }
  /// The content to place.
  var content: ListLayoutContent { get }

  /// The direction in which the list scrolls.
  var direction: LayoutDirection { get }
  /// Padding around the content and limits of its width; nil uses the environment's, or none.
  var bounds: ListContentBounds? { get }
  /// The behaviour of the list's header while the list scrolls.
  var listHeaderPosition: ListHeaderPosition { get }
  /// True if section headers stay at the top while their section is on screen.
  var stickySectionHeaders: Bool { get }
  /// The places where the list stops after a drag.
  var pagingBehavior: ListPagingBehavior { get }
  /// The scroll view configuration that the layout requests.
  var scrollViewProperties: ListLayoutScrollViewProperties { get }

  /// Measures and places the whole content.
  ///
  /// Call the delegate when the positions of items in their groups are set, before measuring the
  /// items.
  func layout(
    delegate: (any CollectionViewLayoutDelegate)?,
    in context: ListLayoutLayoutContext
  ) -> ListLayoutResult

  /// Moves elements that depend on the scroll offset; called after every layout and scroll.
  func updateLayout(in context: ListLayoutLayoutContext)
  /// Sets the stacking order.
  func setZIndexes()
  /// Pins or unpins the list's header.
  func positionStickyListHeaderIfNeeded(in context: ListLayoutLayoutContext)
  /// Pins or unpins section headers.
  func positionStickySectionHeadersIfNeeded(in context: ListLayoutLayoutContext)
  /// Places the overscroll footer below the content.
  func updateOverscrollFooterPosition(in context: ListLayoutLayoutContext)
  /// Moves content that is shorter than the list.
  func adjustPositionsForLayoutUnderflow(in context: ListLayoutLayoutContext)

  /// Changes the look of a dragged row.
  func adjust(
    layoutAttributesForReorderingItem attributes: inout ListContentLayoutAttributes,
    originalAttributes: ListContentLayoutAttributes,
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  )
  /// The destination of a row dragged to a position; nil leaves it to the list.
  func targetIndexPath(
    forInteractivelyMovingItem indexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath?
}

extension AnyListLayout {
  /// The part of the content that a view shows, without what the safe area covers at its start.
  @preconcurrency @MainActor
  public func visibleContentFrame(for scrollView: UIScrollView) -> CGRect {
    let (offset, insets) = (scrollView.contentOffset, scrollView.safeAreaInsets)
    return CGRect(
      origin: CGPoint(x: offset.x + insets.left, y: offset.y + insets.top),
      size: scrollView.bounds.size
    )
  }

  /// The part of the content that the list shows, without what the safe area covers at its start.
  @preconcurrency @MainActor
  public func visibleContentFrame(in context: ListLayoutLayoutContext) -> CGRect {
    let (offset, insets) = (context.contentOffset, context.safeAreaInsets)
    return CGRect(
      origin: CGPoint(x: offset.x + insets.left, y: offset.y + insets.top),
      size: context.viewBounds.size
    )
  }
}

extension ListLayout {
  /// The direction of the appearance.
  public var direction: LayoutDirection { layoutAppearance.direction }
  /// The bounds of the appearance.
  public var bounds: ListContentBounds? { layoutAppearance.bounds }
  /// The header position of the appearance.
  public var listHeaderPosition: ListHeaderPosition { layoutAppearance.listHeaderPosition }
  /// True if the appearance makes section headers stick.
  public var stickySectionHeaders: Bool { layoutAppearance.stickySectionHeaders }
  /// The paging of the appearance.
  public var pagingBehavior: ListPagingBehavior { layoutAppearance.pagingBehavior }
  /// The scroll view configuration of the appearance.
  public var scrollViewProperties: ListLayoutScrollViewProperties {
    layoutAppearance.scrollViewProperties
  }

  /// The effective bounds: the layout's own, or the environment's, or none.
  public func resolvedBounds(in context: ListLayoutLayoutContext) -> ListContentBounds {
    layoutAppearance.resolvedBounds(in: context)
  }
}
