public import Foundation
public import HeadlessUIKit

/// The scroll position of a list, and the visible items.
public struct ListScrollPositionInfo: Equatable {
  /// The visible items.
  public var visibleItems: Set<VisibleItem>
  /// The item with the greatest visible fraction; nil if no item is visible.
  ///
  /// The first of several that are equally visible.
  public var mostVisibleItem: VisibleItem?
  /// True if the first item of all content is visible.
  public var isFirstItemVisible: Bool
  /// True if the last item of all content is visible.
  public var isLastItemVisible: Bool
  /// The remaining scroll distance to the end of the list, in points.
  public var bottomScrollOffset: CGFloat
  /// The scroll offset and the size of the view, in points.
  public var bounds: CGRect
  /// The size of the whole content, in points.
  public var contentSize: CGSize
  /// The insets of the safe area.
  public var safeAreaInsets: UIEdgeInsets
  /// True if a finger or momentum moves the list.
  public var isScrollInProgress: Bool

  /// Creates the information from the visible items and the state of the scroll view.
  ///
  /// - Complexity: O(items on screen).
  init(items: Items, viewport: ScrollViewport, isScrollInProgress: Bool) {
    let container = viewport.visibleContentFrame
    let visible = items.visible.map {
      VisibleItem(
        identifier: $0.identifier,
        percentageVisible: $0.frame.percentageVisible(in: container)
      )
    }
    visibleItems = Set(visible)
    mostVisibleItem = visible.reduce(nil) { most, item in
      item.percentageVisible > (most?.percentageVisible ?? 0) ? item : most
    }
    isFirstItemVisible = visible.contains { $0.identifier == items.first }
    isLastItemVisible = visible.contains { $0.identifier == items.last }
    bounds = viewport.bounds
    contentSize = viewport.contentSize
    safeAreaInsets = viewport.safeAreaInsets
    bottomScrollOffset =
      contentSize.height - bounds.height - bounds.minY + viewport.adjustedContentInset.bottom
    self.isScrollInProgress = isScrollInProgress
  }

  /// Creates the information from the visible items and a scroll view.
  ///
  /// Of several items that are equally visible, any may be the most visible one.
  @preconcurrency @MainActor
  public init(
    scrollView: UIScrollView,
    visibleItems: Set<VisibleItem>,
    isFirstItemVisible: Bool,
    isLastItemVisible: Bool
  ) {
    self.visibleItems = visibleItems
    mostVisibleItem = visibleItems.max { $0.percentageVisible < $1.percentageVisible }
    self.isFirstItemVisible = isFirstItemVisible
    self.isLastItemVisible = isLastItemVisible
    bounds = scrollView.bounds
    contentSize = scrollView.contentSize
    safeAreaInsets = scrollView.safeAreaInsets
    bottomScrollOffset =
      contentSize.height - bounds.height - bounds.minY + scrollView.adjustedContentInset.bottom
    isScrollInProgress =
      scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
  }

  /// The visible edges of the content.
  ///
  /// Content covered by the safe area's insets does not count as visible, at the given edges.
  public func visibleContentEdges(
    includingSafeAreaEdges safeAreaEdges: UIRectEdge = .all
  ) -> UIRectEdge {
    let visible = bounds.inset(by: safeAreaInsets.masked(to: safeAreaEdges))
    var edges: UIRectEdge = []
    if visible.minY <= 0 { edges.insert(.top) }
    if visible.minX <= 0 { edges.insert(.left) }
    if visible.maxY >= contentSize.height { edges.insert(.bottom) }
    if visible.maxX >= contentSize.width { edges.insert(.right) }
    return edges
  }

  /// A visible item.
  public struct VisibleItem: Hashable {
    /// The identity of the item.
    public var identifier: AnyIdentifier
    /// The visible fraction of the item, from 0 to 1.
    public var percentageVisible: CGFloat

    /// Creates a visible item.
    public init(identifier: AnyIdentifier, percentageVisible: CGFloat) {
      self.identifier = identifier
      self.percentageVisible = percentageVisible
    }
  }

  /// The items that the information is created from.
  struct Items {
    /// The visible items, in order, with their frames in the coordinates of the content.
    var visible: [(identifier: AnyIdentifier, frame: CGRect)] = []
    /// The first item of all content.
    var first: AnyIdentifier?
    /// The last item of all content.
    var last: AnyIdentifier?
  }
}
