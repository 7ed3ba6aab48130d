public import Foundation
public import HeadlessUIKit

/// Where a list is scrolled to, and what shows there.
public struct ListScrollPositionInfo: Equatable {
  /// The items on screen.
  public let visibleItems: Set<VisibleItem>
  /// The item of which the greatest part is on screen; nil when nothing of any item is.
  ///
  /// The first of several that are equally visible.
  public let mostVisibleItem: VisibleItem?
  /// Whether the first item of all content is on screen.
  public let isFirstItemVisible: Bool
  /// Whether the last item of all content is on screen.
  public let isLastItemVisible: Bool
  /// How far the list can still be scrolled to its end, in points.
  public let bottomScrollOffset: CGFloat
  /// The scroll offset and the size of the view, in points.
  public let bounds: CGRect
  /// The size of the whole content, in points.
  public let contentSize: CGSize
  /// What the safe area takes from the view.
  public let safeAreaInsets: UIEdgeInsets
  /// Whether a finger or momentum moves the list.
  public let isScrollInProgress: Bool

  /// Describes where a list is, from what shows there and the state of its scroll view.
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

  /// The edges of the content that are on screen.
  ///
  /// What lies below the safe area's insets does not count as on screen, at the given edges.
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

  /// An item on screen.
  public struct VisibleItem: Hashable {
    /// The identity of the item.
    public let identifier: AnyIdentifier
    /// The part of the item that is on screen, from 0 to 1.
    public let percentageVisible: CGFloat
  }

  /// The items that the description is made of.
  struct Items {
    /// The items on screen, in order, with their frames in the coordinates of the content.
    var visible: [(identifier: AnyIdentifier, frame: CGRect)] = []
    /// The first item of all content.
    var first: AnyIdentifier?
    /// The last item of all content.
    var last: AnyIdentifier?
  }
}
