public import Foundation

extension ListStateObserver {
  /// What `onDidScroll` is told.
  public struct DidScroll {
    /// Actions on the list, valid while the closures run.
    public let actions: ListActions
    /// The scroll position of the list.
    public let positionInfo: ListScrollPositionInfo
  }

  /// What `onDidEndDeceleration` is told.
  public struct DidEndDeceleration {
    /// Actions on the list, valid while the closures run.
    public let actions: ListActions
    /// The scroll position of the list.
    public let positionInfo: ListScrollPositionInfo
  }

  /// What `onDidEndScrollingAnimation` is told.
  public struct DidEndScrollingAnimation {
    /// Actions on the list, valid while the closures run.
    public let actions: ListActions
    /// The scroll position of the list.
    public let positionInfo: ListScrollPositionInfo
  }

  /// What `onBeginDrag` is told.
  public struct BeginDrag {
    /// The scroll position of the list.
    public let positionInfo: ListScrollPositionInfo
  }

  /// What `onContentUpdated` is told.
  public struct ContentUpdated {
    /// Whether the update changed anything.
    public let hadChanges: Bool
    /// The sections and items that were inserted and removed.
    public let insertionsAndRemovals: InsertionsAndRemovals
    /// Actions on the list, valid while the closures run.
    public let actions: ListActions
    /// The scroll position of the list.
    public let positionInfo: ListScrollPositionInfo
  }

  /// What `onVisibilityChanged` is told.
  public struct VisibilityChanged {
    /// Actions on the list, valid while the closures run.
    public let actions: ListActions
    /// The scroll position of the list.
    public let positionInfo: ListScrollPositionInfo
    /// The items that appeared on screen, from top to bottom.
    public let displayed: [any AnyItem]
    /// The items that left the screen.
    public let endedDisplay: [any AnyItem]
  }

  /// What `onFrameChanged` is told.
  public struct FrameChanged {
    /// Actions on the list, valid while the closures run.
    public let actions: ListActions
    /// The scroll position of the list.
    public let positionInfo: ListScrollPositionInfo
    /// The frame before.
    public let old: CGRect
    /// The frame after.
    public let new: CGRect
  }

  /// What `onSelectionChanged` is told.
  public struct SelectionChanged {
    /// Actions on the list, valid while the closures run.
    public let actions: ListActions
    /// The scroll position of the list.
    public let positionInfo: ListScrollPositionInfo
    /// The previously selected items.
    public let old: Set<AnyIdentifier>
    /// The selected items.
    public let new: Set<AnyIdentifier>
  }

  /// What `onItemReordered` is told.
  public struct ItemReordered {
    /// Actions on the list, valid while the closures run.
    public let actions: ListActions
    /// The scroll position of the list.
    public let positionInfo: ListScrollPositionInfo
    /// The item that the user moved.
    public let item: any AnyItem
    /// All sections, after the move.
    public let sections: [Section]
    /// The source and destination of the move.
    public let result: ItemReordering.Result
  }
}
