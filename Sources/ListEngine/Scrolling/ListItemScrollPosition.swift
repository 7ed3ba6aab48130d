public import Foundation

/// Returns by how many points a list scrolls to show an item; positive is down.
public typealias ListItemScrollPositionAdjustment = (ListItemScrollPositionInfo) -> CGFloat

/// The way in which a list scrolls to an item: to a position in the view, or by a custom rule.
public enum ListItemScrollPosition {
  /// The item is moved to a position in the view.
  case standard(ScrollPosition)
  /// The list scrolls by the number of points that the closure returns; positive is down.
  case verticalContentOffsetAdjustment(ListItemScrollPositionAdjustment)

  /// The position; `.bottom` for a custom rule, which setting a position replaces.
  var position: ScrollPosition {
    get {
      switch self {
      case .standard(let position): position
      case .verticalContentOffsetAdjustment: ScrollPosition(position: .bottom)
      }
    }
    set { self = .standard(newValue) }
  }
}

/// The information passed to a custom rule for scrolling to an item.
public struct ListItemScrollPositionInfo {
  /// The frame of the item, in the coordinates of the content.
  public var itemFrame: CGRect
  /// The uncovered part of the content.
  public var visibleContentFrame: CGRect
  /// The scroll position of the list.
  public var positionInfo: ListScrollPositionInfo

  /// Creates information.
  public init(
    itemFrame: CGRect,
    visibleContentFrame: CGRect,
    positionInfo: ListScrollPositionInfo
  ) {
    self.itemFrame = itemFrame
    self.visibleContentFrame = visibleContentFrame
    self.positionInfo = positionInfo
  }
}
