public import Foundation
public import HeadlessUIKit
import ListSchema
import Signposts

extension ListView: UIScrollViewDelegate {
  /// Presents more content near the end of the presented part, and shows what became visible.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsetDidChange(isShown: false)
  }

  /// Reacts to a changed offset; with `isShown` the content there is already on screen.
  private func offsetDidChange(isShown: Bool) {
    guard bounds.height > 0 else { return }
    let offset = scrollView.contentOffset
    let axis = axis
    let (from, to) = (axis.position(of: lastOffset), axis.position(of: offset))
    services.signposter.interval(.scroll, .scrollBegin(fromPoints: from, toPoints: to)) {
      let goesDown = to > from
      lastOffset = offset
      let updatesBefore = updateCount
      if isWindowed {
        if needsWindow { requestUpdate(for: goesDown ? .scrolledDown : .scrolledUp) }
      } else if goesDown {
        requestUpdate(for: .scrolledDown)
      }
      // An update has already shown the visible content.
      if !isShown, updateCount == updatesBefore { scrollVisibleContent() }
      notify(.didScroll, stateObserver.onDidScroll) {
        .init(actions: $0, positionInfo: positionInfo)
      }
    }
  }

  /// Closes swipe actions, and notifies the observers.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    autoScroll.userScrollDidBegin()
    pendingScrollPath = nil
    callAbandonedCompletions()
    closeSwipeActions()
    cancelPresses()
    notify(.beginDrag, stateObserver.onBeginDrag) { _ in .init(positionInfo: positionInfo) }
  }

  /// Performs an automatic scroll deferred during the drag, unless momentum follows.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    guard !willDecelerate else { return }
    autoScroll.userScrollDidEnd()
    performPendingAutoScroll()
  }

  /// Presents the content around the place where scrolling stopped.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    autoScroll.userScrollDidEnd()
    requestUpdate(for: .didEndDecelerating)
    notify(.didEndDeceleration, stateObserver.onDidEndDeceleration) {
      .init(actions: $0, positionInfo: positionInfo)
    }
    performPendingAutoScroll()
  }

  /// Calls the completions that wait for the end of an animated scroll.
  ///
  /// A scroll started by one of them waits for the next end.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    let completions = scrollCompletions.takeStored()
    pendingScrollPath = nil
    scrollTarget = nil
    refreshVisibleContent()
    let info = positionInfo
    notify(.didEndScrollingAnimation, stateObserver.onDidEndScrollingAnimation) {
      .init(actions: $0, positionInfo: info)
    }
    notify(.scrollCompletion, count: completions.count) {
      for completion in completions { completion(info) }
    }
  }

  /// Whether a tap on the status bar scrolls to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    behavior.scrollsToTop == .enabled
  }

  /// Presents only the start of the content again.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    pendingScrollPath = nil
    callAbandonedCompletions()
    requestUpdate(for: .scrolledToTop)
  }

  /// Places elements that depend on the insets again.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    guard presentation.itemCount > 0 else { return }
    updateQueue.add(sync: { [unowned self] _ in relayout() })
  }

  /// Lets a layout that pages by items choose where a drag stops.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    guard let target = pagingTarget(velocity: velocity) else { return }
    targetContentOffset = target
  }

  /// Scrolls back to the top when the content is entirely different.
  func resetOffset(ifIdentifierChangedBy reason: UpdateReason) {
    guard case .contentChanged(_, identifierChanged: true) = reason else { return }
    scrollView.stopScrollingAndZooming()
    let start = -axis.startInset(of: scrollView.adjustedContentInset)
    scrollView.moveContentOffset(to: axis.point(at: start, across: .zero))
  }

  /// Places the presented content again; the content itself is unchanged.
  func relayout(level: ListSchema.LayoutLevel = .relayout) {
    if level == .rebuild {
      placer = layoutDescription.makePlacer(appearance, behavior, replacing: placer)
    }
    holdingAnchor(if: isWindowed && !(isAtEnd && gravity == .bottom)) { layout(level: level) }
    refreshVisibleContent()
    tellMovedOffset(isShown: true)
  }

  /// Adapts the list to a new frame.
  func frameDidChange(from old: CGRect) {
    keepingOffset {
      scrollView.frame = bounds
      guard !old.size.isEmpty else { return }
      var offset = scrollView.contentOffset
      offset.y = gravity.offset(offset.y, oldHeight: old.height, newHeight: frame.height)
      scrollView.moveContentOffset(to: offset)
    }
    switch (old.size.isEmpty, frame.size.isEmpty) {
    case (true, false): requestUpdate(for: .transitionedToBounds(isEmpty: false))
    case (false, true): requestUpdate(for: .transitionedToBounds(isEmpty: true))
    case (false, false) where old.size != frame.size:
      updateQueue.add(sync: { [unowned self] _ in relayout() })
    default: break
    }
    updateScrollViewInsets()
    notify(.frameChanged, stateObserver.onFrameChanged) {
      .init(actions: $0, positionInfo: positionInfo, old: old, new: frame)
    }
  }

  /// Makes a change that may change the limits of the offset, and keeps the offset within them if
  /// it was before; with `followsStart` it stays at the start if it was there.
  ///
  /// The offset is moved without a scroll event, as this may be in the middle of an update: the
  /// caller calls `tellMovedOffset` when everything is consistent again.
  func keepingOffset(followsStart: Bool = false, _ change: () -> Void) {
    let axes: [LayoutDirection] = [.vertical, .horizontal]
    let old = axes.map(scrollView.offsetLimits)
    change()
    guard !bounds.size.isEmpty else { return }
    for (axis, old) in zip(axes, old) {
      let position = scrollView.offsetLimits(axis)
        .offset(after: old, followsStart: followsStart && axis == self.axis)
      scrollView.moveContentOffset(to: axis.point(at: position, across: scrollView.contentOffset))
    }
    scrollView.keepAnimationWithinLimits()
  }

  /// Reacts to an offset that was moved without a scroll event.
  func tellMovedOffset(isShown: Bool) {
    if scrollView.contentOffset != lastOffset { offsetDidChange(isShown: isShown) }
  }

  /// The end of the content that stays in place when the content grows.
  ///
  /// Only vertical lists can choose.
  var gravity: LayoutGravity {
    let isBottom = behavior.verticalLayoutGravity == .bottom && axis == .vertical
    return isBottom && gravitySuspensions == 0 ? .bottom : .top
  }

  /// Whether the content cannot be scrolled further down.
  var isAtEnd: Bool {
    scrollView.contentOffset.y >= scrollView.verticalOffsetLimits.upperBound
  }

  /// Sets the size of the content that was just placed.
  func setContentSize(_ size: CGSize, _ gravity: LayoutGravity) {
    keepingOffset(followsStart: true) {
      let old = scrollView.contentSize
      scrollView.contentSize = size
      let y = gravity.offset(in: viewport, oldContentHeight: old.height)
      scrollView.moveContentOffset(to: CGPoint(x: scrollView.contentOffset.x, y: y))
    }
  }
}
