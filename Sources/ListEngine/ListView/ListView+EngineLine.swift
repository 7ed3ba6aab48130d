import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

// The engine line: content → slice → diff → present → layout → visible, one function an arrow.
extension ListView {
  /// Asks for an update, which runs at once unless another one is running.
  func requestUpdate(for reason: UpdateReason) {
    updateQueue.add(sync: { [unowned self] turn in update(for: reason, turn) })
  }

  /// One update: from the whole content to what is on screen.
  private func update(for reason: UpdateReason, _ turn: ListChangesQueue.Turn) {
    guard isNeeded(reason) else { return }
    updateCount += 1
    services.signposter.scope.update = updateCount
    defer { services.signposter.scope.update = 0 }
    let interval = services.signposter.beginInterval(
      .update,
      .updateBegin(
        reason: reason.label,
        queueWaitNs: Int(turn.waitNs),
        queueDepth: turn.depth
      )
    )

    let slice = slice(for: reason)
    let diff = diff(to: slice)
    let changes = present(diff, slice)
    layout(level: .rebuild)
    resetOffset(ifIdentifierChangedBy: reason)
    showVisibleContent(update: updateCount)
    notify(changes, diff, reason)

    interval.end(
      .updateEnd(
        sections: presentation.sections.count,
        items: presentation.itemCount,
        changes: diff.changeCount,
        sectionChanges: diff.sectionChangeCount
      )
    )
  }

  /// Whether there is anything to do for a reason.
  private func isNeeded(_ reason: UpdateReason) -> Bool {
    guard reason.onlyExtendsSlice else { return true }
    guard !presentation.containsAllItems else { return false }
    return reason != .scrolledDown || isNearBottom
  }

  /// Whether less than half a screen is left of the content behind the view.
  private var isNearBottom: Bool {
    let direction = layoutContent.direction
    let length = direction.height(for: scrollView.bounds.size)
    let offset = direction.y(for: scrollView.contentOffset)
    return offset + 1.5 * length > layoutContent.contentLength
  }

  private func slice(for reason: UpdateReason) -> Content.Slice {
    services.signposter.interval(
      .slice,
      .sliceBegin(allSections: allContent.sections.count, allItems: allContent.itemCount)
    ) {
      guard !bounds.size.isEmpty else { return .empty }
      return allContent.slice(upTo: sliceIndexPath(for: reason), plus: batching.extraItems)
    } end: {
      .sliceEnd(sections: $0.content.sections.count, items: $0.content.itemCount)
    }
  }

  /// The path from which the batching policy counts.
  private func sliceIndexPath(for reason: UpdateReason) -> IndexPath {
    switch reason {
    case .programaticScrollDownTo(let section, let item):
      return IndexPath(item: item, section: section)
    case .scrolledToTop:
      return IndexPath(item: 0, section: 0)
    case .contentChanged, .scrolledDown, .didEndDecelerating, .transitionedToBounds:
      return firstVisibleIndexPath ?? IndexPath(item: 0, section: 0)
    }
  }

  /// The path of the first item on screen.
  ///
  /// Where the content has just been scrolled to now, and where that shows no item, as it was before.
  private var firstVisibleIndexPath: IndexPath? {
    let now = VisibleContent(presentation, layoutContent, in: scrollView.bounds)
    return now.firstIndexPath ?? display.visible.firstIndexPath
  }

  private func diff(to slice: Content.Slice) -> SectionedDiff {
    services.signposter.interval(
      .diff,
      .diffBegin(oldItems: presentation.itemCount, newItems: slice.content.itemCount)
    ) {
      SectionedDiff(old: presentation.sections.map(\.model), new: slice.content.sections)
    } end: {
      let counts = $0.itemCounts
      return .diffEnd(
        added: counts.added,
        removed: counts.removed,
        moved: counts.moved,
        updated: counts.updated,
        comparisons: $0.items.reduce(0) { $0 + $1.items.work.comparisons },
        hashed: $0.items.reduce(0) { $0 + $1.items.work.hashed }
      )
    }
  }

  private func present(
    _ diff: SectionedDiff,
    _ slice: Content.Slice
  ) -> PresentationState.Changes {
    services.signposter.interval(.present, .presentBegin(changes: diff.changeCount)) {
      presentation.update(diff, to: slice, update: updateCount)
    } end: {
      .presentEnd(
        items: presentation.itemCount,
        created: $0.created,
        released: $0.releasedItems.count
      )
    }
  }

  /// Places all that is presented.
  func layout(level: ListSchema.LayoutLevel) {
    let interval = services.signposter.beginInterval(
      .layout,
      .layoutBegin(level: level, items: presentation.itemCount)
    )
    if level == .rebuild { placer = layoutDescription.makePlacer(appearance, behavior) }
    var measurer = Measurer(services: services)
    layoutContent = placer.place(presentation, in: layoutContext, &measurer)
    scrollView.contentSize = layoutContent.contentSize
    interval.end(
      .layoutEnd(
        measured: measurer.measured,
        cacheHits: measurer.cacheHits,
        contentPoints: layoutContent.contentLength
      )
    )
  }

  /// The view for which content is placed.
  private var layoutContext: ListLayoutLayoutContext {
    ListLayoutLayoutContext(
      viewBounds: bounds,
      safeAreaInsets: scrollView.safeAreaInsets,
      contentInset: scrollView.contentInset,
      contentOffset: scrollView.contentOffset,
      adjustedContentInset: scrollView.adjustedContentInset,
      hasRefreshControl: scrollView.refreshControl != nil,
      environment: services.environment
    )
  }

  /// Shows what the view's rectangle contains; with an update, also what that update changed.
  func showVisibleContent(update: UInt32?) {
    let offset = scrollView.contentOffset
    let changes = services.signposter.interval(
      .visible,
      .visibleBegin(offsetPoints: offset.y)
    ) {
      placer.update(&layoutContent, in: layoutContext)
      let visible = VisibleContent(presentation, layoutContent, in: scrollView.bounds)
      return display.show(visible, in: scrollView, update: update, services)
    } end: { changes in
      .visibleEnd(
        visibleItems: display.visible.items.count,
        displayed: changes.displayed.count,
        ended: changes.ended.count
      )
    }
    Display.callDisplayCallbacks(changes)
    notifyVisibilityChanged(changes)
  }
}

extension SectionedDiff {
  /// How many items were added, removed, moved and updated.
  fileprivate var itemCounts: (added: Int, removed: Int, moved: Int, updated: Int) {
    // A crossing is a removal and an addition to the diff, and one move to people.
    let crossed = crossings.count
    let start = (itemsOfAddedSections - crossed, itemsOfRemovedSections - crossed, crossed, 0)
    return items.reduce(into: start) { counts, section in
      counts.0 += section.items.added.count
      counts.1 += section.items.removed.count
      counts.2 += section.items.moved.count
      counts.3 += section.items.updated.count
    }
  }
}
