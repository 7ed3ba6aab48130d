import Foundation
import HeadlessUIKit
import ListSchema

// The part of the content that is presented under the policy `prefix`: it starts with the content.
extension ListView {
  /// The slice to present for a reason, under the policy `prefix`.
  func prefixSlice(for reason: UpdateReason) -> Content.Slice {
    let onScreen = pathsOnScreen
    let end = WindowState.prefixEnd(
      for: reason,
      first: onScreen.first,
      pending: scrollState.pendingPath,
      inserted: scrollState.autoScrollAction.insertedIdentifier.flatMap {
        firstIndexPath(of: $0)
      }
    )
    // One more than there are, because otherwise the list could not be scrolled further.
    let extraItems = max(batching.extraItems, onScreen.count + 1)
    let slice = contentState.all.slice(upTo: end, plus: extraItems)
    guard reason == .scrolledDown, showsEndOfPrefix, presentation.itemCount > 0,
      slice.content.itemCount < presentation.itemCount + itemsToCoverView
    else { return slice }
    let last = presentation.sections.endIndex - 1
    let rest = presentation.sections[last].items.endIndex
    return contentState.all.slice(
      upTo: IndexPath(item: rest, section: last),
      plus: itemsToCoverView
    )
  }

  /// The number of items that cover the rest of the view if they are as long as those before.
  ///
  /// At least one, and a few where they may be in one line; at most four times as many as there are,
  /// as the others may be longer.
  private var itemsToCoverView: Int {
    let count = presentation.itemCount
    let end = axis.position(of: scrollView.contentOffset) + axis.length(of: bounds.size)
    let items = CGFloat(count) * (end - endOfPrefix) / max(1, endOfPrefix)
    let least: CGFloat = endsWithLine ? 1 : 8
    return items > least ? Int(min(items, CGFloat(count * 4)).rounded(.up)) : Int(least)
  }

  /// The paths of the visible items.
  ///
  /// At the current scroll offset, or, if no item is there, at the previous one.
  private var pathsOnScreen: [IndexPath] {
    let now = placement.content.elements(in: scrollView.bounds).map(\.place)
    let before = display.visible.items.map(\.placed.place)
    let items = now.filter { $0.part == .item }
    return (items.isEmpty ? before : items).map { IndexPath(item: $0.index, section: $0.section) }
  }

  /// True unless enough of a prefix is below the view for sure.
  var mayNeedLongerPrefix: Bool {
    !windowState.stableOffsets.contains(axis.position(of: scrollView.contentOffset))
      && !presentation.containsAllItems
  }

  /// True if less of a prefix is below the view than the policy requires, or if it ends on screen.
  var needsLongerPrefix: Bool { mayNeedLongerPrefix && (isNearBottom || showsEndOfPrefix) }

  /// The last offset at which a prefix need not grow: enough of it is below the view, and its last item
  /// is not on screen.
  var lastStableOffsetOfPrefix: CGFloat {
    guard !presentation.containsAllItems else { return .infinity }
    let length = axis.length(of: bounds.size)
    let last = placement.content.sections.elements.last?.items.elements.last
    let end = last.map(axis.start) ?? endOfPrefix
    return min(end - length, placement.content.contentLength - (1 + batching.nearBottom) * length)
  }

  /// True if less presented content is left below the view than the policy requires.
  private var isNearBottom: Bool {
    let direction = placement.content.direction
    let length = direction.height(for: scrollView.bounds.size)
    let offset = direction.y(for: scrollView.contentOffset)
    return offset + (1 + batching.nearBottom) * length > placement.content.contentLength
  }

  /// True if a prefix ends on screen: what follows its last item is visible, or that item where it may
  /// be in a line with others.
  var showsEndOfPrefix: Bool {
    let end = axis.position(of: scrollView.contentOffset) + axis.length(of: bounds.size)
    guard let item = placement.content.sections.elements.last?.items.elements.last else {
      return end > endOfPrefix
    }
    return end > axis.start(of: item) && (end > endOfPrefix || !endsWithLine)
  }

  /// True if the last item of a prefix is alone in its line.
  var endsWithLine: Bool {
    guard let last = presentation.sections.last?.model else { return true }
    return placement.placer.positions == nil
      && placement.placer.layout.lineLength(in: last) == 1
  }

  /// The end of what is placed of a prefix along the list, without the list's own parts.
  var endOfPrefix: CGFloat {
    placedEnd(isCut: (presentation.sections.last?.itemsAfter ?? 0) > 0) ?? 0
  }
}
