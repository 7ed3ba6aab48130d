import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

// The engine line: content → slice → diff → present → layout → visible, one function per arrow.
extension ListView {
  /// Requests an update, which runs immediately unless another one is running.
  ///
  /// `completion` is called when the update is shown, even if there was nothing to do: immediately,
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

  /// Performs one update, and further ones that the resulting position requires.
  func perform(_ reason: UpdateReason, _ turn: ListChangesQueue.Turn) {
    update(for: reason, turn)
    if !reason.leadsElsewhere { moveWindowOnScreen(turn) }
    tellMovedOffset(isShown: true)
  }

  /// Moves a window that was estimated too short, or that a change has shifted.
  private func moveWindowOnScreen(_ turn: ListChangesQueue.Turn) {
    for _ in 0..<Self.maxWindowMoves where isWindowed && needsWindow {
      update(for: .scrolledDown, turn)
    }
  }

  /// The maximum number of times that an update moves the window to the visible part.
  private static let maxWindowMoves = 8

  /// Performs one update: from the whole content to what is on screen.
  private func update(for reason: UpdateReason, _ turn: ListChangesQueue.Turn) {
    guard isNeeded(reason) else { return }
    services.typeNames.announceNew()
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

    var pass: UpdatePass? = arrange { presentContent(for: reason) }
    if let pass { show(pass, reason) }
    let (changes, sectionChanges) = (pass?.diff.changeCount, pass?.diff.sectionChangeCount)
    services.signposter.release(&pass, items: pass?.old.itemCount ?? 0)

    interval.end(
      .updateEnd(
        sections: presentation.sections.count,
        items: presentation.itemCount,
        changes: changes ?? 0,
        sectionChanges: sectionChanges ?? 0
      )
    )
  }

  /// Shows what an update has presented and placed, and runs the callbacks.
  private func show(_ pass: UpdatePass, _ reason: UpdateReason) {
    if reason.bringsContent { showRefreshControl() }
    resetOffset(ifIdentifierChangedBy: reason)
    performAutoScroll(after: reason) { pass.insertionsAndRemovals.items.inserted }
    select(after: pass.changes, reason)
    let removal = shownDefaults.itemInsertAndRemoveAnimations
    shownDefaults = layoutDescription.defaults
    showVisibleContent(update: updateCount) {
      reason.isAnimated ? playback(of: pass.diff, pass.changes, removal: removal) : nil
    }
    notify(pass, reason)
  }

  /// The engine line up to the presented and placed content.
  private func presentContent(for reason: UpdateReason) -> UpdatePass {
    let slice = slice(for: reason)
    let diff = diff(to: slice)
    let old = presentation
    let holdsEnd = old.containsAllItems || isAtEnd
    var changes: PresentationState.Changes?
    holdingAnchor(if: isWindowed && !(holdsEnd && gravity == .bottom)) {
      changes = present(diff, slice, reason)
      checkBatchUpdate(diff, from: old)
      layout(level: .rebuild, holdsEnd: holdsEnd)
    }
    guard let changes else { preconditionFailure("the update presented nothing") }
    return UpdatePass(old: old, slice: slice, diff: diff, changes: changes)
  }

  /// Whether an update for a reason has anything to do.
  private func isNeeded(_ reason: UpdateReason) -> Bool {
    guard reason.onlyExtendsSlice else { return true }
    guard !presentation.containsAllItems else { return false }
    if isWindowed { return needsWindow }
    return reason != .scrolledDown || isNearBottom
  }

  /// Whether less presented content is left below the view than the policy requires.
  private var isNearBottom: Bool {
    let direction = layoutContent.direction
    let length = direction.height(for: scrollView.bounds.size)
    let offset = direction.y(for: scrollView.contentOffset)
    return offset + (1 + batching.nearBottom) * length > layoutContent.contentLength
  }

  /// The part of the content to present, and the list's parts that depend on it alone.
  private func slice(for reason: UpdateReason) -> Content.Slice {
    services.signposter.interval(
      .slice,
      .sliceBegin(allSections: allContent.sections.count, allItems: contentIndex.itemCount)
    ) {
      placer = layoutDescription.makePlacer(appearance, behavior, replacing: placer)
      defer { updateRefreshControl() }
      guard !bounds.size.isEmpty else { return .empty }
      if isWindowed {
        preparePositions()
        let window = window(for: reason)
        updateExtents(for: reason, to: window)
        return slice(narrowed(window), keepsPresentedRows: reason.keepsContent)
      }
      let onScreen = pathsOnScreen
      return allContent.slice(
        upTo: sliceIndexPath(for: reason, onScreen.first),
        // One more than there are, because otherwise the list could not be scrolled further.
        plus: max(batching.extraItems, onScreen.count + 1)
      )
    } end: {
      .sliceEnd(sections: $0.content.sections.count, items: $0.content.itemCount)
    }
  }

  /// The path from which the batching policy counts.
  ///
  /// An item to which the list scrolls when it is inserted must be within the slice.
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
    case .contentChanged, .scrolledDown, .scrolledUp, .didEndDecelerating, .transitionedToBounds:
      let start = IndexPath(item: 0, section: 0)
      return max(first ?? start, pendingScrollPath ?? start)
    }
  }

  /// The paths of the visible items.
  ///
  /// At the current scroll offset, or, if no item is there, at the previous one.
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
    _ reason: UpdateReason
  ) -> PresentationState.Changes {
    services.signposter.interval(.present, .presentBegin(changes: diff.changeCount)) {
      // A copy, because contents and coordinators may query the list meanwhile.
      var next = presentation
      let changes = next.update(
        diff,
        to: slice,
        update: updateCount,
        animated: reason.isAnimated,
        keepsOffWindow: isWindowed && reason.keepsContent,
        isInContent: { [unowned self] in
          isWindowed && contentIndex.firstIndexPath(of: $0) != nil
        }
      )
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

  /// Places all presented content.
  ///
  /// With `holdsEnd`, growing content moves so that bottom gravity keeps its end in place.
  func layout(level: ListSchema.LayoutLevel, holdsEnd: Bool = true) {
    takeOverTextMeasurer()
    let interval = services.signposter.beginInterval(
      .layout,
      .layoutBegin(level: level, items: presentation.itemCount)
    )
    var measurer = Measurer(services: services)
    layoutContent = arrange { place(&measurer) }
    updateStableOffsets()
    setContentSize(layoutContent.contentSize, holdsEnd ? gravity : .top)
    measurer.announceTypes()
    interval.end(
      .layoutEnd(
        measured: measurer.counts.measured,
        cached: measurer.counts.cached,
        fixed: measurer.counts.fixed,
        contentPoints: layoutContent.contentLength
      )
    )
  }

  /// Places the presented content, with space for the rest.
  private func place(_ measurer: inout Measurer) -> PlacedContent {
    guard isWindowed else {
      return placer.place(drag?.presentation ?? presentation, in: layoutContext, &measurer)
    }
    var presented = drag?.presentation ?? presentation
    presented.gaps = extents.gaps(around: presented)
    let placed = placer.place(presented, in: layoutContext, &measurer)
    guard drag == nil, extents.record(placed.lengths) else { return placed }
    presented.gaps = extents.gaps(around: presented)
    measurer.placesAgain = true
    return placer.place(presented, in: layoutContext, &measurer)
  }

  /// The context in which content is placed.
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

  /// Shows the visible content after the layout changed.
  func refreshVisibleContent() {
    showVisibleContent(update: nil)
  }

  /// Shows the visible content after only the offset changed.
  func scrollVisibleContent() {
    showVisibleContent(update: nil, scrolls: true)
  }

  /// Shows the visible content; with an update, also the changes of that update.
  ///
  /// Updates requested by callbacks run after all of them.
  private func showVisibleContent(
    update: UInt32?,
    scrolls: Bool = false,
    _ playback: () -> UpdatePlayback? = { nil }
  ) {
    guard !isArranging else { return whenArranged { [unowned self] in refreshVisibleContent() } }
    var interval = Optional(
      services.signposter.beginInterval(
        .visible,
        .visibleBegin(offsetPoints: scrollView.contentOffset.y)
      )
    )
    updateQueue.hold {
      let counts = showChanges(update: update, playback(), scrolls: scrolls)
      interval.take()?.end(
        .visibleEnd(
          visibleItems: display.visible.itemCount,
          displayed: counts.displayed,
          ended: counts.ended
        )
      )
    }
  }

  private func showChanges(
    update: UInt32?,
    _ playback: UpdatePlayback?,
    scrolls: Bool
  ) -> (displayed: Int, ended: Int) {
    let changes = arrange { showVisibleElements(update: update, playback, scrolls: scrolls) }
    callDisplayCallbacks(changes)
    return (changes.displayed.count, changes.ended.count)
  }

  private func showVisibleElements(
    update: UInt32?,
    _ playback: UpdatePlayback?,
    scrolls: Bool
  ) -> Display.Changes {
    let placed = findVisibleElements()
    if scrolls, display.shows(placed) {
      for element in display.move(to: placed) { element.place() }
      showDraggedRow()
      return Display.Changes()
    }
    let changes = display.show(VisibleContent(drag?.presentation ?? presentation, placed))
    if let playback {
      changes.perform(in: scrollView, update: update, services, playback, display.leaving)
    } else {
      changes.perform(in: scrollView, update: update, services)
    }
    showDraggedRow()
    return changes
  }

  private func findVisibleElements() -> [PlacedElement] {
    services.signposter.interval(.query) {
      if placer.followsOffset(layoutContent) {
        var content = layoutContent
        placer.update(&content, in: layoutContext)
        layoutContent = content
      }
      return withFirstResponder(layoutContent.elements(in: scrollView.bounds))
    } end: {
      .queryEnd(found: $0.count)
    }
  }
}

extension SectionedDiff {
  /// How many items were added, removed, moved and updated.
  fileprivate var itemCounts: (added: Int, removed: Int, moved: Int, updated: Int) {
    // The diff counts a crossing as a removal and an addition; to people it is one move.
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
