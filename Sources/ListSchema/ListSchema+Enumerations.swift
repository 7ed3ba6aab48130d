public import Signposts

extension ListSchema {
  /// The type of the values of a run parameter.
  public typealias ParameterType = Signposts.ParameterType

  /// The rule for comparing runs that differ in a parameter.
  public typealias ParameterComparison = Signposts.ParameterComparison

  /// The cause of a list's scrolling.
  public enum ScrollPhase: Int, SignpostEnumeration {
    /// Nothing.
    case idle
    /// A finger on the screen.
    case drag
    /// Momentum after the finger has left.
    case decelerate
    /// The return from beyond an edge.
    case bounce
    /// A programmatic scroll.
    case animate
    /// Nothing, but the content changes.
    case update
  }

  /// The step in which an element is processed.
  public enum ElementStep: Int, SignpostEnumeration {
    /// It is measured.
    case measure
    /// Its content is placed.
    case layout
    /// Its view is updated.
    case views
  }

  /// The reason for updating a host of elements.
  public enum ElementCause: Int, SignpostEnumeration {
    /// It shows the elements of a row that it has not shown before.
    case shown
    /// It has another size.
    case resized
    /// It shows other elements, or another content.
    case changed
    /// The state of the row changed, or its position in the section.
    case state
    /// Nothing but its environment changed.
    case environment
    /// Its content says that it is not even equivalent to itself.
    case neverEquivalent
    /// Its content is equivalent, but does not say that rows are only applied if it is not.
    case notCompared
  }

  /// The reason for an update.
  public enum UpdateReason: Int, SignpostEnumeration {
    /// New content was set.
    case contentChanged
    /// Scrolling approached the end of what is presented.
    case scrolledDown
    /// A fling came to rest.
    case didEndDecelerating
    /// The user went back to the top.
    case scrolledToTop
    /// The view became empty or stopped being so.
    case transitionedToBounds
    /// A programmatic scroll aims below what is presented. (The spelling is Listable's.)
    case programaticScrollDownTo
    /// Scrolling approached the start of what is presented.
    case scrolledUp
  }

  /// The part of a layout that a pass computes again.
  public enum LayoutLevel: Int, SignpostEnumeration {
    /// Nothing but what depends on the scroll offset.
    case none
    /// Positions, for the same content.
    case relayout
    /// Everything, from new content.
    case rebuild
  }

  /// The reason for measuring.
  public enum MeasureReason: Int, SignpostEnumeration {
    /// It has never been measured.
    case new
    /// Its content changed.
    case changed
    /// It has only been measured in other spaces.
    case space
    /// All sizes were forgotten, as something changed that they depend on.
    case forgotten
  }

  /// A mistake in how rows are described, of which a look at a few of them found an example.
  public enum RowFinding: Int, SignpostEnumeration {
    /// The content of a row says that it differs, though all that it stores is equal.
    case equalUpdate
    /// A row was removed, and another one inserted in its place that is equal but for its identifier.
    case equalReplacement
    /// Two rows of a section have the same identifier.
    case duplicateIdentifier
    /// A row shows what the row before or after it showed: the identifiers belong to places, not to contents.
    case shiftedContent
    /// Of all that a row stores, one property alone differs.
    case changedProperty
    /// A row on screen was applied again since its content had changed, and looks the same.
    case samePicture
    /// The view of a row has more views in it than a few rows before.
    case pilingViews
  }

  /// A slot of a list for content.
  public enum ContentPart: Int, SignpostEnumeration {
    /// An item of a section.
    case item
    /// The header above the list's own padding.
    case containerHeader
    /// The header of the list.
    case listHeader
    /// The footer of the list.
    case listFooter
    /// The header of a section.
    case sectionHeader
    /// The footer of a section.
    case sectionFooter
    /// The footer that shows when the list is pulled beyond its end.
    case overscrollFooter
    /// An element that the layout attaches to items, groups or boundaries.
    case supplementary
    /// An element that the layout places behind the items.
    case decoration
  }

  /// The reason for applying content to a view.
  public enum ApplyReason: Int, SignpostEnumeration {
    /// The view is about to come on screen.
    case willDisplay
    /// The content of a view on screen changed.
    case wasUpdated
    /// The view only serves to measure.
    case measurement
  }

  /// The callbacks of the app that are run.
  public enum Callback: Int, SignpostEnumeration {
    /// Insert, remove, move and update callbacks of items, together.
    case itemChanges
    /// `ListStateObserver.onContentUpdated`.
    case contentUpdated
    /// `ListStateObserver.onVisibilityChanged`.
    case visibilityChanged
    /// `ListStateObserver.onDidScroll`.
    case didScroll
    /// `ListStateObserver.onBeginDrag`.
    case beginDrag
    /// `ListStateObserver.onDidEndDeceleration`.
    case didEndDeceleration
    /// `ListStateObserver.onFrameChanged`.
    case frameChanged
    /// `ListStateObserver.onDidEndScrollingAnimation`.
    case didEndScrollingAnimation
    /// `ListStateObserver.onSelectionChanged`.
    case selectionChanged
    /// `ListStateObserver.onItemReordered`.
    case itemReordered
    /// `Item.onSelect`.
    case itemSelect
    /// `Item.onDeselect`.
    case itemDeselect
    /// `Item.onWasReordered`.
    case itemWasReordered
    /// Completions of programmatic scrolls.
    case scrollCompletion
    /// `AutoScrollAction`'s `didPerform`.
    case autoScrollDidPerform
    /// `HeaderFooter.onTap`.
    case headerFooterTap
    /// `SwipeAction.onTap`.
    case swipeActionTap
    /// `RefreshControl.onRefresh`.
    case refresh
    /// An update that an item's coordinator asked for.
    case coordinatorUpdate
    /// The end of the pause after a row was dragged.
    case reorderEnd
    /// A new content from a `ListViewSource`.
    case sourceReload
    /// `Item.onDisplay` and `HeaderFooter.onDisplay`.
    case display
    /// `Item.onEndDisplay` and `HeaderFooter.onEndDisplay`.
    case endDisplay
    /// The `UIScrollViewDelegate` of a table or collection view.
    case scrollViewDelegate
    /// The prefetching data source.
    case prefetch
  }

  /// The target to which a list scrolls by itself.
  public enum AutoScroll: Int, SignpostEnumeration {
    /// An item that the update inserted.
    case scrollToItem
    /// The same item at every update.
    case pin
  }

  /// A step of a row being dragged.
  public enum ReorderStep: Int, SignpostEnumeration {
    /// The row is lifted.
    case begin
    /// The row is dragged to another place.
    case move
    /// The row stays where it was dragged to.
    case end
    /// The row goes back to where it was.
    case cancel
  }
}
