public import Foundation

extension ListStateObserver {
  /// The information passed to `onDidScroll`.
  public struct DidScroll {
    /// Actions on the list, valid while the closures run.
    public var actions: ListActions
    /// The scroll position of the list.
    public var positionInfo: ListScrollPositionInfo
  }

  /// The information passed to `onDidEndDeceleration`.
  public struct DidEndDeceleration {
    /// Actions on the list, valid while the closures run.
    public var actions: ListActions
    /// The scroll position of the list.
    public var positionInfo: ListScrollPositionInfo
  }

  /// The information passed to `onDidEndScrollingAnimation`.
  public struct DidEndScrollingAnimation {
    /// Actions on the list, valid while the closures run.
    public var actions: ListActions
    /// The scroll position of the list.
    public var positionInfo: ListScrollPositionInfo
  }

  /// The information passed to `onBeginDrag`.
  public struct BeginDrag {
    /// The scroll position of the list.
    public var positionInfo: ListScrollPositionInfo
  }

  /// The information passed to `onContentUpdated`.
  public struct ContentUpdated {
    /// True if the update changed anything.
    public var hadChanges: Bool
    /// The sections and items that were inserted and removed.
    public var insertionsAndRemovals: InsertionsAndRemovals
    /// Actions on the list, valid while the closures run.
    public var actions: ListActions
    /// The scroll position of the list.
    public var positionInfo: ListScrollPositionInfo
  }

  /// The information passed to `onVisibilityChanged`.
  public struct VisibilityChanged {
    /// Actions on the list, valid while the closures run.
    public var actions: ListActions
    /// The scroll position of the list.
    public var positionInfo: ListScrollPositionInfo
    /// The items that appeared on screen, from top to bottom.
    public var displayed: [any AnyItem]
    /// The items that left the screen.
    public var endedDisplay: [any AnyItem]
  }

  /// The information passed to `onFrameChanged`.
  public struct FrameChanged {
    /// Actions on the list, valid while the closures run.
    public var actions: ListActions
    /// The scroll position of the list.
    public var positionInfo: ListScrollPositionInfo
    /// The frame before.
    public var old: CGRect
    /// The frame after.
    public var new: CGRect
  }

  /// The information passed to `onSelectionChanged`.
  public struct SelectionChanged {
    /// Actions on the list, valid while the closures run.
    public var actions: ListActions
    /// The scroll position of the list.
    public var positionInfo: ListScrollPositionInfo
    /// The previously selected items.
    public var old: Set<AnyIdentifier>
    /// The selected items.
    public var new: Set<AnyIdentifier>
  }

  /// The information passed to `onItemReordered`.
  public struct ItemReordered {
    /// Actions on the list, valid while the closures run.
    public var actions: ListActions
    /// The scroll position of the list.
    public var positionInfo: ListScrollPositionInfo
    /// The item that the user moved.
    public var item: any AnyItem
    /// All sections, after the move.
    public var sections: [Section]
    /// The source and destination of the move.
    public var result: ItemReordering.Result
  }
}
