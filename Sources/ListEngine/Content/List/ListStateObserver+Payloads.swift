public import Foundation

extension ListStateObserver {
  /// What `onDidScroll` is told.
  public struct DidScroll {
    /// Makes the list do something, until the closures have run.
    public let actions: ListActions
    /// Where the list stands.
    public let positionInfo: ListScrollPositionInfo
  }

  /// What `onDidEndDeceleration` is told.
  public struct DidEndDeceleration {
    /// Makes the list do something, until the closures have run.
    public let actions: ListActions
    /// Where the list stands.
    public let positionInfo: ListScrollPositionInfo
  }

  /// What `onDidEndScrollingAnimation` is told.
  public struct DidEndScrollingAnimation {
    /// Makes the list do something, until the closures have run.
    public let actions: ListActions
    /// Where the list stands.
    public let positionInfo: ListScrollPositionInfo
  }

  /// What `onBeginDrag` is told.
  public struct BeginDrag {
    /// Where the list stands.
    public let positionInfo: ListScrollPositionInfo
  }

  /// What `onContentUpdated` is told.
  public struct ContentUpdated {
    /// Whether the update changed anything.
    public let hadChanges: Bool
    /// Which sections and items came and went.
    public let insertionsAndRemovals: InsertionsAndRemovals
    /// Makes the list do something, until the closures have run.
    public let actions: ListActions
    /// Where the list stands.
    public let positionInfo: ListScrollPositionInfo
  }

  /// What `onVisibilityChanged` is told.
  public struct VisibilityChanged {
    /// Makes the list do something, until the closures have run.
    public let actions: ListActions
    /// Where the list stands.
    public let positionInfo: ListScrollPositionInfo
    /// The items that came on screen, from top to bottom.
    public let displayed: [any AnyItem]
    /// The items that left the screen.
    public let endedDisplay: [any AnyItem]
  }

  /// What `onFrameChanged` is told.
  public struct FrameChanged {
    /// Makes the list do something, until the closures have run.
    public let actions: ListActions
    /// Where the list stands.
    public let positionInfo: ListScrollPositionInfo
    /// The frame before.
    public let old: CGRect
    /// The frame after.
    public let new: CGRect
  }

  /// What `onSelectionChanged` is told.
  public struct SelectionChanged {
    /// Makes the list do something, until the closures have run.
    public let actions: ListActions
    /// Where the list stands.
    public let positionInfo: ListScrollPositionInfo
    /// The items that were selected.
    public let old: Set<AnyIdentifier>
    /// The items that are selected.
    public let new: Set<AnyIdentifier>
  }

  /// What `onItemReordered` is told.
  public struct ItemReordered {
    /// Makes the list do something, until the closures have run.
    public let actions: ListActions
    /// Where the list stands.
    public let positionInfo: ListScrollPositionInfo
    /// The item that the user moved.
    public let item: any AnyItem
    /// All sections, after the move.
    public let sections: [Section]
    /// From where to where the item went.
    public let result: ItemReordering.Result
  }
}
