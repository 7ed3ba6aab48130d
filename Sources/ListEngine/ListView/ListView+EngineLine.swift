import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

// The engine line: content → slice → diff → present → layout → visible, one function an arrow.
extension ListView {
  /// Asks for an update, which runs at once unless another one is running.
  ///
  /// `completion` is called when the update is shown, also when there was nothing to do: at once,
  /// or, if it is animated, when the run loop has played the animation.
  func requestUpdate(for reason: UpdateReason, completion: (() -> Void)? = nil) {
    updateQueue.add(sync: { [unowned self] turn in
      perform(reason, turn)
      guard let completion else { return }
      if reason.isAnimated {
        _ = runLoop.schedule(after: Self.animationDuration, completion)
      } else {
        completion()
      }
    })
  }

  /// How long the collection animates a batch update, in seconds, as UIKit does.
  static let animationDuration = 0.3

  /// One update, and what follows from where it left the content.
  func perform(_ reason: UpdateReason, _ turn: ListChangesQueue.Turn) {
    update(for: reason, turn)
    tellMovedOffset(isShown: true)
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

    let old = presentation
    let (slice, diff, changes) = arrange { presentContent(for: reason) }
    if reason.bringsContent { showRefreshControl() }
    resetOffset(ifIdentifierChangedBy: reason)
    let insertionsAndRemovals = LazyValue {
      InsertionsAndRemovals(diff, old: old.sections.map(\.model), new: slice.content.sections)
    }
    performAutoScroll(
      addedItems: { insertionsAndRemovals.value.items.inserted },
      animated: reason.isAnimated
    )
    select(after: changes)
    showVisibleContent(update: updateCount)
    notify(changes, diff, reason, insertionsAndRemovals)

    interval.end(
      .updateEnd(
        sections: presentation.sections.count,
        items: presentation.itemCount,
        changes: diff.changeCount,
        sectionChanges: diff.sectionChangeCount
      )
    )
  }

  /// The engine line as far as what is presented, and placed.
  private func presentContent(
    for reason: UpdateReason
  ) -> (Content.Slice, SectionedDiff, PresentationState.Changes) {
    let slice = slice(for: reason)
    let diff = diff(to: slice)
    updateRefreshControl()
    let old = presentation
    let holdsEnd = old.containsAllItems || isAtEnd
    let changes = present(diff, slice, animated: reason.isAnimated)
    checkBatchUpdate(diff, from: old)
    layout(level: .rebuild, holdsEnd: holdsEnd)
    return (slice, diff, changes)
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
      let onScreen = pathsOnScreen
      return allContent.slice(
        upTo: sliceIndexPath(for: reason, onScreen.first),
        // One more than there are, as else the list could not be scrolled on.
        plus: max(batching.extraItems, onScreen.count + 1)
      )
    } end: {
      .sliceEnd(sections: $0.content.sections.count, items: $0.content.itemCount)
    }
  }

  /// The path from which the batching policy counts.
  ///
  /// An item that the list is to scroll to when it is inserted has to be within the slice.
  private func sliceIndexPath(for reason: UpdateReason, _ first: IndexPath?) -> IndexPath {
    let path = sliceIndexPathWithoutAutoScroll(for: reason, first)
    guard let identifier = autoScrollAction.insertedIdentifier,
      let inserted = contentIndex.firstIndexPath(of: identifier)
    else { return path }
    return max(path, inserted)
  }

  private func sliceIndexPathWithoutAutoScroll(
    for reason: UpdateReason,
    _ first: IndexPath?
  ) -> IndexPath {
    switch reason {
    case .programaticScrollDownTo(let section, let item):
      return IndexPath(item: item, section: section)
    case .scrolledToTop:
      return IndexPath(item: 0, section: 0)
    case .contentChanged, .scrolledDown, .didEndDecelerating, .transitionedToBounds:
      let start = IndexPath(item: 0, section: 0)
      return max(first ?? start, pendingScrollPath ?? start)
    }
  }

  /// The paths of the items on screen.
  ///
  /// Where the content has just been scrolled to now, and where that shows no item, as it was before.
  private var pathsOnScreen: [IndexPath] {
    let now = layoutContent.elements(in: scrollView.bounds).map(\.place)
    let before = display.visible.items.map(\.placed.place)
    let items = now.filter { $0.part == .item }
    return (items.isEmpty ? before : items).map { IndexPath(item: $0.index, section: $0.section) }
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
    _ slice: Content.Slice,
    animated: Bool
  ) -> PresentationState.Changes {
    services.signposter.interval(.present, .presentBegin(changes: diff.changeCount)) {
      // A copy, as contents and coordinators that are asked meanwhile may look at the list.
      var next = presentation
      let changes = next.update(diff, to: slice, update: updateCount, animated: animated)
      presentation = next
      return changes
    } end: {
      .presentEnd(
        items: presentation.itemCount,
        created: $0.created,
        released: $0.releasedItems.count
      )
    }
  }

  /// Places all that is presented.
  ///
  /// `holdsEnd` says whether content that grew pushes on what bottom gravity holds at its place.
  func layout(level: ListSchema.LayoutLevel, holdsEnd: Bool = true) {
    takeOverTextMeasurer()
    let interval = services.signposter.beginInterval(
      .layout,
      .layoutBegin(level: level, items: presentation.itemCount)
    )
    if level == .rebuild { placer = layoutDescription.makePlacer(appearance, behavior) }
    var measurer = Measurer(services: services)
    layoutContent = arrange {
      placer.place(drag?.presentation ?? presentation, in: layoutContext, &measurer)
    }
    setContentSize(layoutContent.contentSize, holdsEnd ? gravity : .top)
    interval.end(
      .layoutEnd(
        measured: measurer.measured,
        cacheHits: measurer.cacheHits,
        contentPoints: layoutContent.contentLength
      )
    )
  }

  /// The view for which content is placed.
  var layoutContext: ListLayoutLayoutContext {
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

  /// Shows what the view's rectangle contains, after the layout changed.
  func refreshVisibleContent() {
    showVisibleContent(update: nil)
  }

  /// Shows what the view's rectangle contains, after nothing but the offset changed.
  func scrollVisibleContent() {
    showVisibleContent(update: nil, scrolls: true)
  }

  /// Shows what the view's rectangle contains; with an update, also what that update changed.
  ///
  /// Callbacks that ask for an update get it when all of them have run.
  private func showVisibleContent(update: UInt32?, scrolls: Bool = false) {
    guard !isArranging else { return whenArranged { [unowned self] in refreshVisibleContent() } }
    updateQueue.hold {
      let changes = services.signposter.interval(
        .visible,
        .visibleBegin(offsetPoints: scrollView.contentOffset.y)
      ) {
        arrange { showVisibleElements(update: update, scrolls: scrolls) }
      } end: { changes in
        .visibleEnd(
          visibleItems: display.visible.itemCount,
          displayed: changes.displayed.count,
          ended: changes.ended.count
        )
      }
      callDisplayCallbacks(changes)
    }
  }

  private func showVisibleElements(update: UInt32?, scrolls: Bool) -> Display.Changes {
    let placed = findVisibleElements()
    if scrolls, display.shows(placed) {
      for element in display.move(to: placed) { element.place() }
      return Display.Changes()
    }
    let changes = display.show(VisibleContent(drag?.presentation ?? presentation, placed))
    changes.perform(in: scrollView, update: update, services)
    for element in display.visible.elements { element.place() }
    return changes
  }

  private func findVisibleElements() -> [PlacedElement] {
    services.signposter.interval(.query) {
      var content = layoutContent
      placer.update(&content, in: layoutContext)
      layoutContent = content
      return content.elements(in: scrollView.bounds)
    } end: {
      .queryEnd(found: $0.count)
    }
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
