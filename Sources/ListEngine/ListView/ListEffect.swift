import Foundation
import ListSchema

/// An effect of an event.
///
/// An effect looks at the state when it is performed, not when it is decided: an earlier one may
/// have moved the list.
enum ListEffect {
  /// Updates from the content to what is on screen; during a pause of updates it waits.
  case update(UpdateReason)
  /// Presents another part of the content, if the offset requires it.
  case followOffset(goesDown: Bool)
  /// Places the presented content again; during a pause of updates it waits.
  case place(ListSchema.LayoutLevel)
  /// Shows what is visible, unless it was already shown at this offset.
  case showAtOffset
  /// Shows what is visible.
  case show
  /// Shows what is visible, and applies contents again whose views are out of date.
  case showAnew
  /// Shows the content that an update has placed.
  case showUpdate(UpdatePass, UpdateReason)
  /// Measures rows ahead of the presented ones.
  case measureAhead(RowsAhead.Direction)

  /// Scrolls so that a refreshing control can be seen.
  case showRefreshControl
  /// Scrolls back to the start.
  case resetOffset
  /// Performs the automatic scroll action.
  case scrollAutomatically(UpdatePass, UpdateReason)
  /// Performs the automatic scroll that was deferred while the user scrolled.
  case scrollAsDeferred
  /// Calls the completions of scrolls that do not reach their targets.
  case abandonScrolls
  /// Takes over a new frame for the scroll view.
  indirect case resizeScrollView(from: CGRect, to: CGRect)
  /// Sets the insets of the scroll view.
  case applyInsets

  /// Updates the selection.
  case select(UpdatePass, UpdateReason)
  /// Closes the swipe actions that are open.
  case closeSwipeActions
  /// Ends presses of rows, headers and footers without a tap.
  case cancelPresses

  /// Runs callbacks.
  case notify(ListNotification)
}

/// The callbacks that an event leads to.
enum ListNotification {
  case update(UpdatePass, UpdateReason)
  case didScroll
  case beginDrag
  case didEndDeceleration
  case didEndScrollingAnimation([ScrollCompletions.Call])
  case keyboardFrameWillChange
  indirect case frameChanged(from: CGRect, to: CGRect)
}
