public import Foundation

/// Where a list scrolls to for an item: to a position of the item, or by an own rule.
public enum ListItemScrollPosition {
  /// The item gets to stand at a position in the view.
  case standard(ScrollPosition)
  /// The list scrolls by as many points as the closure returns: down when they are positive.
  case verticalContentOffsetAdjustment((ListItemScrollPositionInfo) -> CGFloat)

  /// The position; setting one drops an own rule, for which `.bottom` is read.
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

/// What an own rule for scrolling to an item is told.
public struct ListItemScrollPositionInfo {
  /// Where the item stands, in the coordinates of the content.
  public let itemFrame: CGRect
  /// The part of the content that nothing covers.
  public let visibleContentFrame: CGRect
  /// Where the list is scrolled to.
  public let positionInfo: ListScrollPositionInfo
}
