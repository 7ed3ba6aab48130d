package import Foundation
package import HeadlessUIKit
import ListSchema

/// The scroll view around a list that follows its layouts and its scrolling, as a collection view does.
@preconcurrency @MainActor
package protocol ListFollower: AnyObject {
  /// Called before the list places its own parts.
  func listWillLayOut(_ list: ListView)
  /// Called after the list has shown what an offset makes visible: notifies the delegate of it.
  func listDidScroll(_ list: ListView)
  /// Called when a finger is lifted, before the delegate may change where the content stops.
  func listWillEndDragging(
    _ list: ListView,
    _ velocity: CGPoint,
    _ targetContentOffset: inout CGPoint
  )
  /// Returns the offset that follows a change of the content, or of its places.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - proposed: the offset without an answer.
  ///   - resizes: whether the size of the content, or of the view, has changed in a layout.
  /// - Returns: the offset, which is kept within the limits of the content.
  func list(_ list: ListView, targetOffsetFor proposed: CGPoint, resizes: Bool) -> CGPoint
  /// Called after a row was pressed, or no longer is.
  func list(_ list: ListView, didHighlightRowAt path: IndexPath, _ isHighlighted: Bool)
  /// The scroll view whose delegate is notified of scrolling, after the list itself.
  var scrollViewOfApp: UIScrollView { get }
}

extension ListView {
  /// True if the offset keeps its number when content or its places change, within the limits of the content;
  /// false, the default, if visible rows stay in place.
  ///
  /// Rows whose lengths were estimated move none on screen where they are measured while the list scrolls.
  package var keepsOffset: Bool {
    get { scrollState.keepsOffset }
    set { scrollState.keepsOffset = newValue }
  }

  /// Measures and places the presented content again in a layout that has changed.
  package func placeContentAgain() { placeContentAgain(holdsUncoveredRows: false) }

  private func placeContentAgain(holdsUncoveredRows: Bool) {
    guard updateCount > 0 else { return }
    updateQueue.add(sync: { [unowned self] _ in
      relayout(holding: holdsUncoveredRows ? uncoveredAnchors : nil)
    })
  }

  /// Moves the offset to where the follower wants it after a change, within the limits if it was within them.
  ///
  /// - Parameter resizes: whether the size of the content, or of the view, has changed in a layout.
  /// - Returns: whether the offset is another one.
  @discardableResult
  func followTargetOffset(resizes: Bool) -> Bool {
    guard let follower, !bounds.size.isEmpty else { return false }
    let proposed = scrollView.contentOffset
    var target = follower.list(self, targetOffsetFor: proposed, resizes: resizes)
    guard target != proposed, target.x.isFinite, target.y.isFinite else { return false }
    for axis in [LayoutDirection.vertical, .horizontal] {
      let limits = scrollView.offsetLimits(axis)
      guard limits.limits.contains(limits.offset) else { continue }
      target = axis.point(at: limits.limits.clamp(axis.position(of: target)), across: target)
    }
    scrollView.moveContentOffset(to: target)
    scrollView.keepAnimationWithinLimits()
    return scrollView.contentOffset != proposed
  }

  /// Measures items again whose views have changed by themselves.
  ///
  /// One that ends before what is visible moves the offset, so that nothing moves on screen.
  package func measureAgain(itemsAt paths: some Sequence<IndexPath>) {
    let inset = axis.startInset(of: scrollView.adjustedContentInset)
    let start = axis.position(of: scrollView.contentOffset) + inset
    var isBefore = false
    for path in paths {
      presentation.state(at: path)?.sizes.removeAll(because: .changed)
      if let frame = placedFrame(ofItemAt: path), axis.end(of: frame) <= start { isBefore = true }
    }
    placeContentAgain(holdsUncoveredRows: isBefore)
  }

  /// Tells the follower that a row is pressed, or no longer is.
  func tellOfHighlight(_ state: PresentationItemState) {
    guard let follower,
      let row = display.visible.items.first(where: { $0.state === state })
    else { return }
    let place = row.placed.place
    let path = IndexPath(item: place.index, section: place.section)
    follower.list(self, didHighlightRowAt: path, state.isHighlighted)
  }

  /// Says what an app has done by mistake; in debug builds alone.
  package func report(_ message: @autoclosure () -> String) {
    if ListMessages.areWanted { ListMessages.receive("\(messageName): \(message())") }
  }

  /// True while the list updates itself or calls back.
  package var isUpdating: Bool { updateQueue.isRunning }

  /// The frame of an item as it was placed last; nil if it is not presented.
  package func placedFrame(ofItemAt path: IndexPath) -> CGRect? {
    placement.content.itemFrame(at: path)
  }

  /// Scrolls so that a rectangle of the content is at a place of the view.
  ///
  /// - Parameters:
  ///   - offset: the offset, which is kept within the limits of the content.
  ///   - animated: whether the scroll is animated.
  package func scrollWithinLimits(to offset: CGPoint, animated: Bool) {
    let inset = scrollView.adjustedContentInset
    let size = scrollView.contentSize
    func limited(
      _ value: CGFloat,
      _ start: CGFloat,
      _ length: CGFloat,
      _ end: CGFloat,
      _ view: CGFloat
    )
      -> CGFloat
    {
      max(-start, min(value, length + end - view))
    }
    scrollView.setContentOffset(
      CGPoint(
        x: limited(offset.x, inset.left, size.width, inset.right, bounds.width),
        y: limited(offset.y, inset.top, size.height, inset.bottom, bounds.height)
      ),
      animated: animated
    )
  }
}
