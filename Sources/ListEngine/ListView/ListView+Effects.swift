import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

// Performs what events lead to: the only place from which the scroll view, the rows on screen and
// callbacks follow an event.
extension ListView {
  /// Reacts to an event now, or, if something else runs, after what waits already.
  func receive(_ event: ListEvent) {
    updateQueue.perform(event.shared) { self.react(to: event) }
  }

  /// Lets the state follow an event, and performs what it leads to.
  func react(to event: ListEvent) {
    scrollState.receive(event)
    event.forEachEffect { perform($0) }
  }

  private func perform(_ effect: ListEffect) {
    switch effect {
    case .update(let reason): performOrRequest(reason)
    case .followOffset(let goesDown): followOffset(goesDown: goesDown)
    case .place(let level): placeOrRequest(level)
    case .showAtOffset:
      // An update may already have shown the visible content.
      if display.offset != scrollView.contentOffset { showVisibleContent(scrolls: true) }
    case .show: showVisibleContent()
    case .showAnew: showVisibleContent(isUpdate: true)
    case .showUpdate(let pass, let reason): show(pass, reason)
    case .measureAhead(let direction): measureAhead(direction)
    case .showRefreshControl: showRefreshControl()
    case .resetOffset: resetOffset()
    case .scrollAutomatically(let pass, let reason):
      performAutoScroll(after: reason) { pass.insertionsAndRemovals.items.inserted }
    case .scrollAsDeferred: performPendingAutoScroll()
    case .abandonScrolls: callAbandonedCompletions()
    case .resizeScrollView(let old, let new): resizeScrollView(from: old, to: new)
    case .applyInsets: applyScrollViewInsets()
    case .select(let pass, let reason): select(after: pass.changes, reason)
    case .closeSwipeActions: closeSwipeActions()
    case .cancelPresses: cancelPresses()
    case .notify(let notification): notify(notification)
    }
  }

  /// Moves the window, or presents more of the content, as far as the offset requires it.
  private func followOffset(goesDown: Bool) {
    if isWindowed {
      guard needsWindow else { return }
    } else {
      guard goesDown, mayNeedLongerPrefix else { return }
    }
    performOrRequest(goesDown ? .scrolledDown : .scrolledUp)
  }

  private func placeOrRequest(_ level: ListSchema.LayoutLevel) {
    guard updateQueue.isPaused else { return relayout(level: level) }
    updateQueue.add(sync: { [unowned self] _ in relayout(level: level) })
  }

  private func show(_ pass: UpdatePass, _ reason: UpdateReason) {
    let removal = placement.shownDefaults.itemInsertAndRemoveAnimations
    placement.shownDefaults = placement.description.defaults
    let playback = reason.isAnimated ? playback(of: pass.diff, pass.changes, removal: removal) : nil
    showVisibleContent(isUpdate: true, playback)
  }

  private func resetOffset() {
    scrollView.stopScrollingAndZooming()
    let start = -axis.startInset(of: scrollView.adjustedContentInset)
    scrollView.moveContentOffset(to: axis.point(at: start, across: .zero))
  }

  private func resizeScrollView(from old: CGRect, to new: CGRect) {
    // What an empty view showed is placed again, and only then limits the offset.
    guard hasRoom(in: old.size), hasRoom(in: new.size) else {
      return scrollView.frame = CGRect(origin: .zero, size: new.size)
    }
    if old.size != new.size { scrollState.anchors = anchorsBeforeResizing }
    let start = scrollView.contentOffset.y
    keepingOffset {
      scrollView.frame = CGRect(origin: .zero, size: new.size)
      var offset = scrollView.contentOffset
      offset.y = gravity.offset(offset.y, oldHeight: old.height, newHeight: new.height)
      scrollView.moveContentOffset(to: offset)
      // Together with the frame, so that no row is moved that both leave in place.
      if new.size != old.size { applyScrollViewInsets() }
    }
    guard gravity == .bottom else { return }
    // Rows move with the end of the view.
    let distance = start - scrollView.contentOffset.y
    let end = scrollView.bounds.height - scrollView.adjustedContentInset.bottom
    scrollState.anchors = scrollState.anchors?.heldByEnd(movedBy: distance, viewEnd: end)
  }
}
