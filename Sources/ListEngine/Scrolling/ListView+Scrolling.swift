public import Foundation
public import HeadlessUIKit
import ListSchema
import Signposts

extension ListView: UIScrollViewDelegate {
  /// Presents more content where the end of it comes near, and shows what came on screen.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsetDidChange(isShown: false)
  }

  /// Reacts to another offset; with `isShown` the content there is on screen already.
  private func offsetDidChange(isShown: Bool) {
    guard bounds.height > 0 else { return }
    let offset = scrollView.contentOffset
    services.signposter.interval(
      .scroll,
      .scrollBegin(
        fromPoints: axis.position(of: lastOffset),
        toPoints: axis.position(of: offset)
      )
    ) {
      let goesDown = axis.position(of: offset) > axis.position(of: lastOffset)
      lastOffset = offset
      let updatesBefore = updateCount
      if isWindowed {
        if needsWindow { requestUpdate(for: goesDown ? .scrolledDown : .scrolledUp) }
      } else if goesDown {
        requestUpdate(for: .scrolledDown)
      }
      // An update has shown what is visible already.
      if !isShown, updateCount == updatesBefore { scrollVisibleContent() }
      notify(.didScroll, stateObserver.onDidScroll) {
        .init(actions: $0, positionInfo: positionInfo)
      }
    }
  }

  /// Closes swipe actions, and tells the observers.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    autoScroll.userScrollDidBegin()
    pendingScrollPath = nil
    callAbandonedCompletions()
    closeSwipeActions()
    cancelPresses()
    notify(.beginDrag, stateObserver.onBeginDrag) { _ in .init(positionInfo: positionInfo) }
  }

  /// Performs an automatic scroll that waited for the finger, unless momentum follows.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    guard !willDecelerate else { return }
    autoScroll.userScrollDidEnd()
    performPendingAutoScroll()
  }

  /// Presents what belongs around the place where the content came to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    autoScroll.userScrollDidEnd()
    requestUpdate(for: .didEndDecelerating)
    notify(.didEndDeceleration, stateObserver.onDidEndDeceleration) {
      .init(actions: $0, positionInfo: positionInfo)
    }
    performPendingAutoScroll()
  }

  /// Calls those who wait for the end of an animated scroll.
  ///
  /// A scroll that one of them begins waits for the next end.
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

  /// Presents the start of the content alone again.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    pendingScrollPath = nil
    callAbandonedCompletions()
    requestUpdate(for: .scrolledToTop)
  }

  /// Places anew what depends on the insets.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    guard presentation.itemCount > 0 else { return }
    updateQueue.add(sync: { [unowned self] _ in relayout() })
  }

  /// Lets a layout that pages by items choose where a drag comes to rest.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    guard let target = pagingTarget(velocity: velocity) else { return }
    targetContentOffset = target
  }

  /// Goes back to the top when the content is an altogether different one.
  func resetOffset(ifIdentifierChangedBy reason: UpdateReason) {
    guard case .contentChanged(_, identifierChanged: true) = reason else { return }
    scrollView.stopScrollingAndZooming()
    let start = -axis.startInset(of: scrollView.adjustedContentInset)
    scrollView.moveContentOffset(to: axis.point(at: start, across: .zero))
  }

  /// Places what is presented anew, at an unchanged content.
  func relayout(level: ListSchema.LayoutLevel = .relayout) {
    if level == .rebuild { placer = layoutDescription.makePlacer(appearance, behavior) }
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

  /// Makes a change that may limit the offset in another way, after which it is within the limits
  /// if it was before; with `followsStart` it is at the start if it was there.
  ///
  /// It is moved without a scroll event, as this may be the middle of an update: whoever asks for
  /// the change calls `tellMovedOffset` when all is in place again.
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

  /// The end of the content that stays where it is when the content grows.
  ///
  /// Vertical lists alone have a choice.
  var gravity: LayoutGravity {
    let isBottom = behavior.verticalLayoutGravity == .bottom && axis == .vertical
    return isBottom && gravitySuspensions == 0 ? .bottom : .top
  }

  /// Whether the content cannot be scrolled further down.
  var isAtEnd: Bool {
    scrollView.contentOffset.y >= scrollView.verticalOffsetLimits.upperBound
  }

  /// Takes over the size of the content that was just placed.
  func setContentSize(_ size: CGSize, _ gravity: LayoutGravity) {
    keepingOffset(followsStart: true) {
      let old = scrollView.contentSize
      scrollView.contentSize = size
      let y = gravity.offset(in: viewport, oldContentHeight: old.height)
      scrollView.moveContentOffset(to: CGPoint(x: scrollView.contentOffset.x, y: y))
    }
  }
}
