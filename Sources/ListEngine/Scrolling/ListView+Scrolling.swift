public import HeadlessUIKit
import Foundation
import ListSchema
import Signposts

extension ListView: UIScrollViewDelegate {
  /// Presents more content where the end of it comes near, and shows what came on screen.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard bounds.height > 0 else { return }
    let offset = scrollView.contentOffset
    services.signposter.interval(
      .scroll,
      .scrollBegin(fromPoints: lastOffset.y, toPoints: offset.y)
    ) {
      let direction = layoutContent.direction
      let goesDown = direction.y(for: offset) > direction.y(for: lastOffset)
      lastOffset = offset
      let updatesBefore = updateCount
      if goesDown { requestUpdate(for: .scrolledDown) }
      // An update has shown what is visible already.
      if updateCount == updatesBefore { showVisibleContent(update: nil) }
      notify(.didScroll, stateObserver.onDidScroll) {
        .init(actions: $0, positionInfo: positionInfo)
      }
    }
  }

  /// Tells the observers.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    notify(.beginDrag, stateObserver.onBeginDrag) { _ in .init(positionInfo: positionInfo) }
  }

  /// Presents what belongs around the place where the content came to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    requestUpdate(for: .didEndDecelerating)
    notify(.didEndDeceleration, stateObserver.onDidEndDeceleration) {
      .init(actions: $0, positionInfo: positionInfo)
    }
  }

  /// Goes back to the top, as a tap on the status bar does.
  public func scrollToTop() {
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    requestUpdate(for: .scrolledToTop)
  }

  /// Goes back to the top when the content is an altogether different one.
  func resetOffset(ifIdentifierChangedBy reason: UpdateReason) {
    guard case .contentChanged(_, identifierChanged: true) = reason else { return }
    let top = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
    scrollView.moveContentOffset(to: top)
    lastOffset = top
  }

  /// Places what is presented anew, at an unchanged content.
  func relayout(level: ListSchema.LayoutLevel = .relayout) {
    layout(level: level)
    showVisibleContent(update: nil)
  }

  /// Adapts the list to a new frame.
  func sizeDidChange(from old: CGRect) {
    switch (old.size.isEmpty, frame.size.isEmpty) {
    case (true, false): requestUpdate(for: .transitionedToBounds(isEmpty: false))
    case (false, true): requestUpdate(for: .transitionedToBounds(isEmpty: true))
    case (false, false) where old.size != frame.size:
      updateQueue.add(sync: { [unowned self] _ in relayout() })
    default: break
    }
    notify(.frameChanged, stateObserver.onFrameChanged) {
      .init(actions: $0, positionInfo: positionInfo, old: old, new: frame)
    }
  }
}
