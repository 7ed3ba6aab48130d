import HeadlessUIKit

extension PresentationState {
  /// Returns a copy for an update to change.
  ///
  /// It has the sizes of rows that were measured ahead, and this one has none any more: a dictionary that both had
  /// would be copied when it changes.
  mutating func takeCopy() -> PresentationState {
    defer { ahead = RowsAhead() }
    return self
  }
}

extension PresentationState.Changes {
  /// The state of an item that appears at a place; an item from another section keeps its state.
  mutating func state(
    of item: AnyItemStorage,
    at place: ItemPlace,
    update: UInt32
  ) -> PresentationItemState {
    if let (state, old) = movingItems.arrival(at: place) {
      if !old.isEquivalent(to: item) { state.contentChanged() }
      updateSelection(state, from: old, to: item)
      state.wasGiven(item)
      call(state, .move, for: item, .move(old: old, new: item))
      return state
    }
    let isInserted = inserts(place)
    if let entry = offWindow.take(item.identifier) {
      guard isInserted, counted.change != nil else {
        return restore(entry, as: item, at: place)
      }
      // Of an earlier row with that identifier, which was removed unheard.
      releasedItems.append(entry.state)
    }
    let state = item.newPresentationItemState()
    state.host = host
    let presented = state.begin(with: item)
    if presented !== item {
      coordinated.append((place, presented))
    } else if let sizes = ahead.take(item) {
      state.sizes = sizes
    }
    if state.isSelected { selectionStyleChanges.append((state, true)) }
    created += 1
    if state.hasCoordinator { hasCoordinators = true }
    if isInserted {
      tellInsertion(at: place)
      call(state, .insert, for: presented, .insert(presented))
    } else {
      call(state, .coordinator, for: presented, .coordinatorInsert(presented))
    }
    return state
  }

  /// The state of an item that is presented again; changes in the meantime are an update to it.
  private mutating func restore(
    _ entry: OffWindowItems.Entry,
    as item: AnyItemStorage,
    at place: ItemPlace
  ) -> PresentationItemState {
    guard entry.item !== item else { return entry.state }
    if entry.contentNumber == contentNumber {
      // Its coordinator has changed it; else it was made again.
      if entry.state.hasCoordinator { coordinated.append((place, entry.item)) }
      return entry.state
    }
    updateSelection(entry.state, from: entry.item, to: item)
    guard !entry.item.isEquivalent(to: item) else { return entry.state }
    entry.state.contentChanged()
    entry.state.wasGiven(item)
    call(entry.state, .update, for: item, .update(old: entry.item, new: item))
    return entry.state
  }

  /// Queues a callback of an item, if there is one.
  func call(
    _ state: PresentationItemState,
    _ kind: ItemCallback.Kind,
    for item: AnyItemStorage,
    _ callback: ItemCallback
  ) {
    guard item.hasCallback(kind) else { return }
    callbacks.add { state.call(callback) }
  }

  /// Applies the selection that an item declares, if it differs from the previous declaration.
  mutating func updateSelection(
    _ state: PresentationItemState,
    from old: AnyItemStorage,
    to new: AnyItemStorage
  ) {
    guard old.selectionStyle != new.selectionStyle else { return }
    selectionStyleChanges.append((state, new.selectionStyle.isSelected))
  }

  mutating func newSection(
    _ model: Section,
    at index: Int,
    _ slice: Content.Slice,
    update: UInt32
  ) -> PresentationSection {
    let states = (0..<model.count).map {
      state(of: model.row(at: $0), at: ItemPlace(section: index, item: $0), update: update)
    }
    var section = PresentationSection(
      model: model,
      items: OffsetArray(states, startIndex: slice.firstItem(ofSection: index)),
      itemCount: slice.itemCount(ofSection: index)
    )
    release(section.header.set(model.header, update: update))
    release(section.footer.set(model.footer, update: update))
    return section
  }

  mutating func release(
    _ state: PresentationItemState,
    _ item: AnyItemStorage,
    at place: ItemPlace
  ) {
    guard !movingItems.depart(from: place) else { return }
    if keepsOffWindow { return keepOffWindow(state, item, contentNumber) }
    // A selected item is searched in the whole content, as it may have moved out of the window.
    if state.isSelected, isInContent(item.identifier) {
      return keepOffWindow(state, item, contentNumber &- 1)
    }
    let isRemoved = removes(place)
    // It is still in the content.
    if !isRemoved, keepsLeaving { return keepOffWindow(state, item, contentNumber &- 1) }
    releasedItems.append(state)
    if isRemoved {
      tellRemoval(at: place)
      call(state, .remove, for: item, .remove(item))
    } else {
      call(state, .coordinator, for: item, .coordinatorRemove(item))
    }
  }

  private mutating func keepOffWindow(
    _ state: PresentationItemState,
    _ item: AnyItemStorage,
    _ number: UInt32
  ) {
    offWindow.insert(.init(state: state, item: item, contentNumber: number))
  }

  mutating func release(_ state: PresentationHeaderFooterState?) {
    if let state { releasedHeaderFooters.append(state) }
  }

  mutating func release(_ section: PresentationSection, at index: Int) {
    for (position, state) in section.items.elements.enumerated() {
      let place = ItemPlace(section: index, item: position)
      release(state, section.model.row(at: position), at: place)
    }
    release(section.header.state)
    release(section.footer.state)
  }
}
