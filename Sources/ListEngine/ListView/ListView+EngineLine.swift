import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

// The engine line: content → slice → diff → present → layout → visible, one function per arrow.
//
// Everything here runs inside of an operation of `updateQueue`: whatever callbacks ask for waits
// until the state is consistent, and is the next operation.
extension ListView {
  /// Requests an update, which runs immediately unless something else is running.
  ///
  /// With `isNext` it runs before everything that waits already. `completion` is called when the
  /// update is shown, even if there was nothing to do: immediately, or, if it is animated, when the
  /// run loop has played the animation.
  func requestUpdate(
    for reason: UpdateReason,
    isNext: Bool = false,
    completion: (() -> Void)? = nil
  ) {
    updateQueue.add(
      isNext: isNext,
      sync: { [unowned self] turn in
        perform(reason, turn)
        guard let completion else { return }
        if reason.isAnimated {
          _ = runLoop.schedule(after: Self.animationDuration, completion)
        } else {
          completion()
        }
      }
    )
  }

  /// Performs one update, and further ones that the resulting position requires.
  func perform(_ reason: UpdateReason, _ turn: ListChangesQueue.Turn) {
    let anchors = update(for: reason, turn)
    guard !reason.leadsElsewhere else { return }
    coverView(turn, holding: anchors)
  }

  /// Presents what the view shows after content was placed, and a margin.
  ///
  /// - Parameters:
  ///   - turn: the operation.
  ///   - anchors: rows of which the first one stays in place, also where estimates were too short at
  ///     first for its place to be within the content.
  /// - Returns: whether it was not presented before.
  @discardableResult
  func coverView(_ turn: ListChangesQueue.Turn, holding anchors: HeldRows) -> Bool {
    // While a row is dragged, what is presented stays.
    guard interaction.drag == nil else { return false }
    var moves = 0
    while moves < Self.maxWindowMoves || !isWindowed, needsMoreContent {
      let count = presentation.itemCount
      update(for: .scrolledDown, turn, holding: anchors)
      moves += 1
      hold(anchors)
      // A prefix ends with the content at the latest, where bottom gravity may keep the view.
      if !isWindowed, presentation.itemCount == count { break }
    }
    guard moves > 0 else { return false }
    if display.offset != scrollView.contentOffset { showVisibleContent() }
    return true
  }

  /// The maximum number of times that an update moves the window to the visible part: it was
  /// estimated too short, or a change has shifted it.
  private static let maxWindowMoves = 8

  /// True if the view is not covered by presented content, although there is more.
  private var needsMoreContent: Bool {
    if isWindowed { return needsWindow }
    return hasRoom && mayNeedLongerPrefix && showsEndOfPrefix
  }

  /// Performs one update: from the whole content to what is on screen.
  ///
  /// - Parameters:
  ///   - reason: the reason.
  ///   - turn: the operation.
  ///   - held: the rows, or the offset, that the preceding update kept.
  /// - Returns: the rows of which the first one was held in place; none if the list scrolled then.
  @discardableResult
  private func update(
    for reason: UpdateReason,
    _ turn: ListChangesQueue.Turn,
    holding held: HeldRows = .none
  ) -> HeldRows {
    guard isNeeded(reason) else { return .none }
    services.typeNames.announceNew()
    updateCount += 1
    services.signposter.scope.update = updateCount
    defer { services.signposter.scope.update = 0 }
    let interval = services.signposter.beginInterval(
      .update,
      .updateBegin(
        reason: reason.label,
        queueWaitNs: Int(turn.waitNs),
        queueDepth: turn.depth,
        animated: reason.isAnimated ? 1 : 0
      )
    )

    let (pass, anchors) = presentContent(for: reason, keepsOffset: held.keepsOffset)
    let offset = scrollView.contentOffset
    react(to: .contentPlaced(pass, reason))
    inspectRows(pass, reason)
    pass.forgetChange()
    release(FormerPart(pass, replacedBy: presentation))

    interval.end(
      .updateEnd(
        sections: presentation.sections.count,
        items: presentation.itemCount,
        changes: pass.diff.changeCount,
        sectionChanges: pass.diff.sectionChangeCount
      )
    )
    return scrollView.contentOffset == offset ? anchors : .none
  }

  /// The engine line up to the presented and placed content; with `keepsOffset` the offset keeps its number.
  private func presentContent(for reason: UpdateReason, keepsOffset: Bool)
    -> (UpdatePass, HeldRows)
  {
    let slice = slice(for: reason)
    let counted = countedChanges(to: slice, reason)
    let diff = diff(to: slice)
    let old = presentation.sections
    let holdsEnd = holdsEnd(for: reason)
    var changes: PresentationState.Changes?
    let holdsRows = isWindowed || (reason.changesLayout && windowState.wantsWindow)
    let size = scrollView.contentSize
    let keepsOffset = keepsOffset || scrollState.keepsOffset && reason.mayKeepOffset
    let mayHold = holdsRows && !(holdsEnd && gravity == .bottom)
    let anchors = holdingAnchor(if: mayHold, keepsOffset: keepsOffset) {
      changes = present(diff, slice, counted, reason)
      checkBatchUpdate(diff, from: old)
      layout(level: .rebuild, holdsEnd: holdsEnd)
    }
    guard let changes else { preconditionFailure("the update presented nothing") }
    if keepsOffset, !reason.onlyExtendsSlice {
      followTargetOffset(resizes: reason.changesLayout && scrollView.contentSize != size)
    }
    let wasEmpty = old.isEmpty || reason == .transitionedToBounds(isEmpty: false)
    if wasEmpty, !presentation.sections.isEmpty { keepOffsetWithinLimits() }
    if hasRoom { scrollState.hasShownRows = presentation.itemCount > 0 }
    let pass = UpdatePass(
      old: old,
      slice: slice,
      diff: diff,
      changes: changes,
      change: counted.change
    )
    return (pass, anchors)
  }

  /// Returns whether the end of the content stays in place with bottom gravity.
  private func holdsEnd(for reason: UpdateReason) -> Bool {
    // An offset that was kept while the view was empty is not moved by what is shown again.
    if reason == .transitionedToBounds(isEmpty: false), scrollState.hasShownRows, !isAtStart {
      return false
    }
    return presentation.containsAllItems || isAtEnd
  }

  /// Returns whether an update for a reason has anything to do.
  private func isNeeded(_ reason: UpdateReason) -> Bool {
    guard reason.onlyExtendsSlice else { return true }
    guard !presentation.containsAllItems else { return false }
    if isWindowed { return needsWindow }
    return reason != .scrolledDown || needsLongerPrefix
  }

  /// The part of the content to present, and the list's parts that depend on it alone.
  private func slice(for reason: UpdateReason) -> Content.Slice {
    services.signposter.interval(
      .slice,
      .sliceBegin(
        allSections: contentState.all.sections.count,
        allItems: contentState.itemCount
      )
    ) {
      placement.setPlacer(placement.newPlacer(appearance, behavior))
      defer { updateRefreshControl() }
      guard hasRoom else { return .empty }
      return isWindowed ? windowSlice(for: reason) : prefixSlice(for: reason)
    } end: {
      .sliceEnd(sections: $0.content.sections.count, items: $0.content.itemCount)
    }
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
    _ counted: CountedChanges,
    _ reason: UpdateReason
  ) -> PresentationState.Changes {
    services.signposter.interval(.present, .presentBegin(changes: diff.changeCount)) {
      // A copy, because contents and coordinators may query the list meanwhile.
      var next = presentation.takeCopy()
      let changes = next.update(
        diff,
        to: slice,
        update: updateCount,
        animated: reason.isAnimated,
        keepsOffWindow: isWindowed && reason.keepsContent,
        keepsLeaving: isWindowed,
        counted: counted,
        isInContent: { [unowned self] in isWindowed && firstIndexPath(of: $0) != nil }
      )
      presentation = consume next
      changes.offWindow.apply(to: &presentation.offWindow)
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
    takeOverTraits()
    updateMirroring()
    let interval = services.signposter.beginInterval(
      .layout,
      .layoutBegin(level: level, items: presentation.itemCount)
    )
    var measurer = Measurer(services: services)
    placement.content = place(&measurer)
    updateStableOffsets()
    setContentSize(placement.content.contentSize, holdsEnd ? gravity : .top)
    measurer.announceTypes()
    recognizeSectionPans()
    interval.end(
      .layoutEnd(
        measured: measurer.counts.measured,
        cached: measurer.counts.cached,
        fixed: measurer.counts.fixed,
        contentPoints: placement.content.contentLength
      )
    )
  }

  /// Places the presented content, with space for the rest.
  private func place(_ measurer: inout Measurer) -> PlacedContent {
    var presented = interaction.drag?.presentation ?? presentation
    let context = layoutContext
    guard isWindowed else { return placement.placer.place(presented, in: context, &measurer) }
    // What was measured is still true when it has some again.
    if interaction.drag == nil, hasRoom { prepareExtents(in: context) }
    presented.gaps = windowState.extents.gaps(around: presented)
    return placement.placer.place(presented, in: context, &measurer) { lengths in
      guard interaction.drag == nil, windowState.extents.record(lengths) else { return nil }
      return windowState.extents.gaps(around: presented)
    }
  }

  /// Forgets lengths that were measured in another room.
  private func prepareExtents(in context: ListLayoutLayoutContext) {
    placement.placer.use(context, services.signposter)
    windowState.extents.prepare(
      in: placement.placer.lengthRoom(in: context),
      for: contentState.all,
      placement.placer
    )
  }

  /// The context in which content is placed.
  var layoutContext: ListLayoutLayoutContext {
    ListLayoutLayoutContext(
      viewBounds: bounds,
      safeAreaInsets: scrollView.safeAreaInsets,
      layoutMargins: insetsOfContent(layoutMargins),
      contentInset: scrollView.contentInset,
      contentOffset: scrollView.contentOffset,
      adjustedContentInset: scrollView.adjustedContentInset,
      hasRefreshControl: scrollView.refreshControl != nil,
      isRightToLeft: isRightToLeft,
      traitCollection: traitCollection,
      environment: services.environment
    )
  }

  /// Shows the visible content: with `isUpdate` content that changed, with `scrolls` at another
  /// offset alone.
  func showVisibleContent(
    isUpdate: Bool = false,
    scrolls: Bool = false,
    _ playback: UpdatePlayback? = nil
  ) {
    let interval = services.signposter.beginInterval(
      .visible,
      .visibleBegin(offsetPoints: scrollView.contentOffset.y)
    )
    let changes = showVisibleElements(isUpdate: isUpdate, scrolls: scrolls, playback)
    callDisplayCallbacks(changes)
    if prefetching != nil, interaction.drag == nil { prefetch() }
    interval.end(
      .visibleEnd(
        visibleItems: display.visible.itemCount,
        displayed: changes.displayed.count,
        ended: changes.ended.count
      )
    )
  }

  private func showVisibleElements(
    isUpdate: Bool,
    scrolls: Bool,
    _ playback: UpdatePlayback?
  ) -> Display.Changes {
    if scrolls, interaction.drag == nil, display.scroll(to: scrollView.contentOffset, axis) {
      services.signposter.interval(.query) {
      } end: {
        .queryEnd(found: display.count)
      }
      return Display.Changes()
    }
    display.willShow(at: scrollView.contentOffset)
    let placed = findVisibleElements()
    if scrolls, display.shows(placed) {
      for element in display.move(to: placed) { element.place() }
      for element in elementsWithNewLooks(display.visible) { element.place() }
      showDraggedRow()
      display.settle(in: steadyOffsets(showing: placed))
      return Display.Changes()
    }
    let visible = VisibleContent(
      interaction.drag?.presentation ?? presentation,
      placed,
      after: display.visible
    )
    _ = elementsWithNewLooks(visible)
    let changes = display.show(visible)
    if let playback {
      changes.perform(in: scrollView, services, playback, display.leaving)
    } else {
      changes.perform(in: scrollView, isUpdate: isUpdate, services)
    }
    showDraggedRow()
    return changes
  }

  /// Takes over the looks of visible elements; returns those that look different now.
  private func elementsWithNewLooks(_ visible: VisibleContent) -> [VisibleContent.Element] {
    guard placement.content.changesLooks || display.hasLooks else { return [] }
    let looks = placement.placer.layout.looks(in: layoutContext)
    display.hasLooks = !looks.isEmpty
    return visible.elements.filter { element in
      element.setLook(element.placed.windowedElement.flatMap { looks[$0] })
    }
  }

  /// The offsets at which the same elements are visible at the same positions; nil if unknown, or if there are none.
  private func steadyOffsets(showing placed: [PlacedElement]) -> ClosedRange<CGFloat>? {
    guard interaction.drag == nil, !placement.followsOffset,
      !placement.content.changesLooks, scrollView.window?.firstResponder == nil
    else { return nil }
    return placement.content.steadyOffsets(around: scrollView.bounds, showing: placed, axis)
  }

  private func findVisibleElements() -> [PlacedElement] {
    services.signposter.interval(.query) {
      if placement.followsOffset {
        placement.content = placement.contentFollowingOffset(in: layoutContext)
      }
      let bounds = scrollView.bounds
      return withFirstResponder(bounds.isEmpty ? [] : placement.content.elements(in: bounds))
    } end: {
      .queryEnd(found: $0.count)
    }
  }
}
