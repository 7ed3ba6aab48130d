public import Foundation
public import HeadlessUIKit
import ListSchema
import Signposts

extension ListView: UIScrollViewDelegate {
  /// Presents more content near the end of the presented part, and shows what became visible.
  ///
  /// An offset that moves during an update or a callback is noticed at the end of that.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    updateQueue.performIfIdle { offsetDidChange() }
    follower?.listDidScroll(self)
  }

  /// Reacts to an offset that has moved since the last reaction, at the end of each operation.
  func offsetMayHaveMoved() {
    var moves = 0
    while scrollView.contentOffset != scrollState.lastOffset, moves < Self.maxOffsetMoves {
      offsetDidChange()
      moves += 1
    }
    if moves == Self.maxOffsetMoves { reportEndlessChanges() }
  }

  /// The maximum number of times in a row that callbacks may move the offset before the list waits
  /// for its next operation.
  private static let maxOffsetMoves = 100

  /// Reacts to a changed offset.
  private func offsetDidChange() {
    guard bounds.height > 0 else { return scrollState.lastOffset = scrollView.contentOffset }
    let offset = scrollView.contentOffset
    let (from, to) = (axis.position(of: scrollState.lastOffset), axis.position(of: offset))
    services.signposter.interval(.scroll, .scrollBegin(fromPoints: from, toPoints: to)) {
      react(to: .offsetMoved(to: offset, by: to - from))
    }
  }

  /// Closes swipe actions, and notifies the observers.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    receive(.dragBegan)
    passOn { $0.scrollViewWillBeginDragging($1) }
  }

  /// Performs an automatic scroll deferred during the drag, unless momentum follows.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    receive(.dragEnded(decelerates: willDecelerate))
    passOn { $0.scrollViewDidEndDragging($1, willDecelerate: willDecelerate) }
  }

  /// Presents the content around the place where scrolling stopped.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    receive(.decelerationEnded)
    passOn { $0.scrollViewDidEndDecelerating($1) }
  }

  /// Calls the completions that wait for the end of an animated scroll.
  ///
  /// Those of a scroll that another one replaces, or that an update ends, are called in the next
  /// turn of the run loop: so never before the call returns that started it.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    defer { passOn { $0.scrollViewDidEndScrollingAnimation($1) } }
    let completions = scrollState.completions.takeStored()
    guard updateQueue.isRunning else { return receiveEndOfScrollingAnimation(completions) }
    let info = positionInfo
    for completion in completions {
      scrollState.completions.add(completion, waitsForAnimation: false) { info }
    }
    receiveEndOfScrollingAnimation([])
  }

  private func receiveEndOfScrollingAnimation(_ completions: [ScrollCompletions.Call]) {
    updateQueue.perform {
      self.react(
        to: .scrollingAnimationEnded(isScrolling: self.scrollView.isScrollAnimating, completions)
      )
    }
  }

  /// Returns whether a tap on the status bar scrolls to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    guard let app = follower?.scrollViewOfApp else { return behavior.scrollsToTop == .enabled }
    return app.delegate?.scrollViewShouldScrollToTop(app) ?? true
  }

  /// Presents only the start of the content again.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    receive(.scrolledToTop)
    passOn { $0.scrollViewDidScrollToTop($1) }
  }

  /// Places elements that depend on the insets again.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if presentation.itemCount > 0 { receive(.adjustedContentInsetChanged) }
  }

  /// Lets a layout that pages by items choose where a drag stops.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    if let target = pagingTarget(velocity: velocity) { targetContentOffset = target }
    follower?.listWillEndDragging(self, velocity, &targetContentOffset)
    withUnsafeMutablePointer(to: &targetContentOffset) {
      let target = $0
      passOn {
        $0.scrollViewWillEndDragging($1, withVelocity: velocity, targetContentOffset: target)
      }
    }
  }

  /// Tells the follower that momentum begins.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    passOn { $0.scrollViewWillBeginDecelerating($1) }
  }

  /// Notifies the delegate of the scroll view around the list, if there is one.
  private func passOn(_ event: (any UIScrollViewDelegate, UIScrollView) -> Void) {
    guard let app = follower?.scrollViewOfApp, let delegate = app.delegate else { return }
    notify(.scrollViewDelegate, count: 1) { event(delegate, app) }
  }

  /// Performs an update inside of an operation; during a pause of updates it waits.
  func performOrRequest(_ reason: UpdateReason) {
    guard !updateQueue.isPaused else { return requestUpdate(for: reason) }
    perform(reason, .immediate)
  }

  /// Places the presented content again; the content itself is unchanged.
  ///
  /// The offset keeps its number in a list that keeps it, unless the view has another size.
  ///
  /// - Parameters:
  ///   - level: what is computed again.
  ///   - keepsOffset: whether the offset may keep its number.
  ///   - rows: rows of which the first one stays in place instead; nil for none.
  func relayout(
    level: ListSchema.LayoutLevel = .relayout,
    keepsOffset: Bool = true,
    holding rows: HeldRows? = nil
  ) {
    if level == .rebuild { placement.setPlacer(placement.newPlacer(appearance, behavior)) }
    let held = scrollState.takeAnchors()
    let size = scrollView.contentSize
    let keepsOffset = keepsOffset && scrollState.keepsOffset && rows == nil
    var anchors = holdingAnchor(
      if: isWindowed && !(isAtEnd && gravity == .bottom),
      held ?? rows,
      keepsOffset: keepsOffset && held == nil
    ) {
      layout(level: level)
    }
    let resizes = held != nil || keepsOffset && scrollView.contentSize != size
    if followTargetOffset(resizes: resizes) { anchors = .offset }
    // What is placed now may be shorter than the view, or elsewhere.
    if coverView(.immediate, holding: anchors) { return }
    showVisibleContent()
  }

  /// Makes a change that may change the limits of the offset, and keeps the offset within them if
  /// it was before; with `followsStart` it stays at the start if it was there.
  ///
  /// The offset is moved without a scroll event, as this is in the middle of an operation, at the
  /// end of which the list reacts to it.
  func keepingOffset(followsStart: Bool = false, _ change: () -> Void) {
    let axes: [LayoutDirection] = [.vertical, .horizontal]
    let old = axes.map(scrollView.offsetLimits)
    change()
    // The list may have a size that its scroll view does not have yet.
    guard hasRoom(in: scrollView.bounds.size) else { return }
    for (axis, old) in zip(axes, old) {
      let position = scrollView.offsetLimits(axis)
        .offset(after: old, followsStart: followsStart && axis == self.axis)
      scrollView.moveContentOffset(to: axis.point(at: position, across: scrollView.contentOffset))
    }
    scrollView.keepAnimationWithinLimits()
  }

  /// Moves an offset within the limits of a layout that has placed content for the first time, if it was
  /// within those before.
  func keepWithinLimitsOfLayout() {
    guard hasRoom(in: scrollView.bounds.size), scrollState.takeIsWithinLimits() else { return }
    moveOffsetWithinLimits([.vertical, .horizontal])
  }

  /// Moves an offset within the limits that was kept while the list was empty.
  func keepOffsetWithinLimits() {
    guard hasRoom, !scrollView.isTracking, !scrollView.isDecelerating else { return }
    moveOffsetWithinLimits([axis])
  }

  /// Moves the offset, and the target of an animated scroll, within their limits.
  private func moveOffsetWithinLimits(_ axes: [LayoutDirection]) {
    for axis in axes {
      let limits = scrollView.offsetLimits(axis)
      scrollView.moveContentOffset(
        to: axis.point(at: limits.limits.clamp(limits.offset), across: scrollView.contentOffset)
      )
    }
    scrollView.keepAnimationWithinLimits()
  }

  /// The end of the content that stays in place when the content grows.
  ///
  /// Only vertical lists can choose.
  var gravity: LayoutGravity {
    let isBottom = behavior.verticalLayoutGravity == .bottom && axis == .vertical
    return isBottom && scrollState.gravitySuspensions == 0 ? .bottom : .top
  }

  /// True if the content cannot be scrolled further down.
  var isAtEnd: Bool {
    scrollView.contentOffset.y >= scrollView.verticalOffsetLimits.upperBound
  }

  /// Sets the size of the content that was just placed.
  func setContentSize(_ size: CGSize, _ gravity: LayoutGravity) {
    let old = scrollView.contentSize
    keepingOffset(followsStart: true) {
      scrollView.contentSize = size
      let y = gravity.offset(in: viewport, oldContentHeight: old.height)
      scrollView.moveContentOffset(to: CGPoint(x: scrollView.contentOffset.x, y: y))
    }
  }
}
