public import Foundation
public import HeadlessUIKit

/// The scroll position of a list, and the visible items.
public struct ListScrollPositionInfo: Equatable {
  /// The visible items.
  public let visibleItems: Set<VisibleItem>
  /// The item with the greatest visible fraction; nil if no item is visible.
  ///
  /// The first of several that are equally visible.
  public let mostVisibleItem: VisibleItem?
  /// Whether the first item of all content is visible.
  public let isFirstItemVisible: Bool
  /// Whether the last item of all content is visible.
  public let isLastItemVisible: Bool
  /// The remaining scroll distance to the end of the list, in points.
  public let bottomScrollOffset: CGFloat
  /// The scroll offset and the size of the view, in points.
  public let bounds: CGRect
  /// The size of the whole content, in points.
  public let contentSize: CGSize
  /// The insets of the safe area.
  public let safeAreaInsets: UIEdgeInsets
  /// Whether a finger or momentum moves the list.
  public let isScrollInProgress: Bool

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
    public let identifier: AnyIdentifier
    /// The visible fraction of the item, from 0 to 1.
    public let percentageVisible: CGFloat
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
