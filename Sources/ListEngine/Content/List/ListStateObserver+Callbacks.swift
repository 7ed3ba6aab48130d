extension ListStateObserver {
  /// Called for every change of the scroll offset.
  public typealias OnDidScroll = (DidScroll) -> Void
  /// Called when scrolling has come to rest.
  public typealias OnDidEndDeceleration = (DidEndDeceleration) -> Void
  /// Called when a scroll animation has ended.
  public typealias OnDidEndScrollingAnimation = (DidEndScrollingAnimation) -> Void
  /// Called when the user starts to drag.
  public typealias OnBeginDrag = (BeginDrag) -> Void
  /// Called after every update of the content.
  public typealias OnContentUpdated = (ContentUpdated) -> Void
  /// Called when other rows are visible.
  public typealias OnVisibilityChanged = (VisibilityChanged) -> Void
  /// Called when the frame of the list has changed.
  public typealias OnFrameChanged = (FrameChanged) -> Void
  /// Called when the user has changed the selection.
  public typealias OnSelectionChanged = (SelectionChanged) -> Void
  /// Called when the user has reordered rows.
  public typealias OnItemReordered = (ItemReordered) -> Void

  /// Creates an observer and configures it.
  @_disfavoredOverload
  public init(_ configure: (inout ListStateObserver) -> Void) {
    self.init(configure: configure)
  }
}

extension ListStateObserver.ContentUpdated {
  /// The sections and rows that an update has inserted and removed.
  public typealias InsertionsAndRemovals = ListEngine.InsertionsAndRemovals
}
