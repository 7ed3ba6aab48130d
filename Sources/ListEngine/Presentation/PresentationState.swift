import Foundation
import HeadlessUIKit

/// A slot for a header or footer: its content, and its state.
struct HeaderFooterSlot {
  private(set) var model: (any AnyHeaderFooter)?
  private(set) var state: PresentationHeaderFooterState?

  /// Puts other content into the slot.
  ///
  /// The state is kept for content of the same type; its sizes are discarded if the content is not
  /// equivalent.
  ///
  /// - Returns: the replaced state, if any.
  mutating func set(
    _ new: (any AnyHeaderFooterConvertible)?,
    update: UInt32
  ) -> PresentationHeaderFooterState? {
    let new = new?.asAnyHeaderFooter()
    defer { model = new }
    if let old = model, let new, let state, type(of: old) == type(of: new) {
      if !new.anyIsEquivalent(to: old) { state.contentChanged() }
      return nil
    }
    let released = state
    state = new?.newPresentationHeaderFooterState()
    return released
  }
}

/// One presented section: the content, and the states of its parts.
struct PresentationSection {
  /// The content of the section, as it was last presented.
  var model: Section
  var header = HeaderFooterSlot()
  var footer = HeaderFooterSlot()
  /// The state of every item of `model`, in order, each at its index in the whole section.
  var items: OffsetArray<PresentationItemState>
  /// The number of items of the whole section.
  var itemCount: Int

  /// The item at an index of the whole section, which must be presented.
  func row(at index: Int) -> AnyItemStorage { model.row(at: index - items.startIndex) }

  /// The number of items before the presented ones.
  var itemsBefore: Int { items.startIndex }
  /// The number of items after the presented ones.
  var itemsAfter: Int { itemCount - items.endIndex }
}

/// The state that a list keeps for its presented content from update to update.
///
/// It always matches the slice of the last update, position by position.
struct PresentationState {
  private(set) var containsAllItems = true
  private(set) var contentIdentifier: AnyHashable?
  private(set) var containerHeader = HeaderFooterSlot()
  private(set) var header = HeaderFooterSlot()
  private(set) var footer = HeaderFooterSlot()
  private(set) var overscrollFooter = HeaderFooterSlot()
  /// The sections that are presented, each at its index in the whole content.
  var sections = OffsetArray<PresentationSection>([])
  /// The number of sections of the whole content.
  private(set) var sectionCount = 0
  /// True if the last section of the whole content has a header, a footer or an item.
  private(set) var endsWithContent = false
  /// True if the coordinator of any item has changed it since the content was given.
  var hasCoordinatedItems = false
  /// True if any item has had a coordinator.
  var hasCoordinators = false
  /// The lengths of the parts that are not presented.
  var gaps = PresentationGaps()
  /// Items that are no longer presented, but may be again.
  var offWindow = OffWindowItems()
  /// The sizes of rows that were measured before they are presented.
  var ahead = RowsAhead()
  /// The list, for the coordinators of items.
  weak var host: (any PresentationItemStateHost)?

  /// The start of the presented content.
  var start: ItemPlace {
    ItemPlace(section: sections.startIndex, item: sections.first?.items.startIndex ?? 0)
  }

  /// The number of presented items.
  ///
  /// Linear in the number of sections.
  var itemCount: Int { sections.itemCount }

  /// The changes of one update to the states.
  struct Changes {
    /// Item callbacks to run at the end of the update, in order.
    let callbacks: UpdateCallbacks
    /// States whose items are gone.
    var releasedItems: [PresentationItemState] = []
    /// States whose headers and footers are gone.
    var releasedHeaderFooters: [PresentationHeaderFooterState] = []
    /// The number of item states created.
    var created = 0
    /// States whose selection the content changed.
    var selectionStyleChanges: [(state: PresentationItemState, isSelected: Bool)] = []
    /// The list, for the coordinators of items.
    weak var host: (any PresentationItemStateHost)?
    /// Items that their coordinators changed when they were created.
    var coordinated: [(place: ItemPlace, item: AnyItemStorage)] = []
    /// Items moving from one section to another.
    var movingItems = MovingItems()
    /// Items that were presented and no longer are, and those that are again.
    var offWindow: OffWindowChanges
    /// The sizes of rows that were measured before they are presented.
    var ahead = RowsAhead()
    /// True if items that are no longer presented are kept, as they are still part of the list.
    var keepsOffWindow = false
    /// True if items that leave the presented part are kept while they are in the content.
    var keepsLeaving = false
    /// The rows that count as inserted and removed.
    var counted = CountedChanges.presented
    /// The former and present positions of the presented rows in their contents.
    var rowsBefore = PresentedRows()
    var rowsNow = PresentedRows()
    /// The inserted and removed rows whose callbacks are queued.
    var toldInsertions: Set<ItemPlace> = []
    var toldRemovals: Set<ItemPlace> = []
    /// True if any item that was created has a coordinator.
    var hasCoordinators = false
    /// Returns whether an item is anywhere in the new content, presented or not.
    var isInContent: (AnyIdentifier) -> Bool = { _ in false }

    let update: UInt32
    let contentNumber: UInt32

    init(
      _ callbacks: UpdateCallbacks,
      _ offWindow: OffWindowItems,
      update: UInt32,
      contentNumber: UInt32
    ) {
      (self.callbacks, self.offWindow) = (callbacks, OffWindowChanges(offWindow))
      self.update = update
      self.contentNumber = contentNumber
    }
  }

  /// States that move from one section to another with their items.
  struct MovingItems {
    private var departures: Set<ItemPlace> = []
    private var arrivals: [ItemPlace: (state: PresentationItemState, item: AnyItemStorage)] = [:]

    init() {}

    init(_ crossings: [SectionCrossing], from sections: [PresentationSection]) {
      for crossing in crossings {
        let section = sections[crossing.old.section]
        departures.insert(crossing.old)
        arrivals[crossing.new] = (
          section.items.elements[crossing.old.item], section.model.row(at: crossing.old.item)
        )
      }
    }

    func depart(from place: ItemPlace) -> Bool { departures.contains(place) }

    func arrival(
      at place: ItemPlace
    ) -> (state: PresentationItemState, item: AnyItemStorage)? { arrivals[place] }
  }

  /// Applies a difference to the states, which match `slice` afterwards.
  ///
  /// The items outside the window stay as they are until the changes are applied to them.
  ///
  /// - Complexity: O(changes) for sections in which items kept their places; O(n) pointer moves for
  ///   others.
  mutating func update(
    _ diff: SectionedDiff,
    to slice: Content.Slice,
    update: UInt32,
    animated: Bool = false,
    keepsOffWindow: Bool = false,
    keepsLeaving: Bool = false,
    counted: CountedChanges = .presented,
    isInContent: @escaping (AnyIdentifier) -> Bool = { _ in false }
  ) -> Changes {
    var changes = Changes(
      UpdateCallbacks(.queue, wantsAnimations: animated),
      offWindow,
      update: update,
      contentNumber: slice.contentNumber
    )
    changes.keepsOffWindow = keepsOffWindow
    changes.isInContent = isInContent
    changes.counted = counted
    changes.keepsLeaving = keepsLeaving
    if counted.change != nil {
      changes.rowsBefore = PresentedRows(sections)
      changes.rowsNow = PresentedRows(slice)
    }
    // Moved out, so that it is not copied when it changes.
    swap(&changes.ahead, &ahead)
    containsAllItems = slice.containsAllItems
    contentIdentifier = slice.content.identifier
    changes.release(containerHeader.set(slice.content.containerHeader, update: update))
    changes.release(header.set(slice.content.header, update: update))
    changes.release(footer.set(slice.content.footer, update: update))
    changes.release(overscrollFooter.set(slice.content.overscrollFooter, update: update))

    changes.host = host
    changes.movingItems = MovingItems(diff.crossings, from: sections.elements)
    for index in diff.sections.removed { changes.release(sections.elements[index], at: index) }
    var survivors = diff.items[...]
    let presented = slice.content.sections.enumerated().map { index, model in
      guard let survivor = survivors.first, survivor.section.new == index else {
        return changes.newSection(model, at: index, slice, update: update)
      }
      survivors.removeFirst()
      var section = sections.elements[survivor.section.old]
      section.update(to: model, survivor, slice, update: update, &changes)
      return section
    }
    sections = OffsetArray(presented, startIndex: slice.firstSection)
    sectionCount = slice.sectionCount
    endsWithContent = slice.endsWithContent
    for (place, item) in changes.coordinated {
      sections.elements[place.section].model.rows[place.item] = item
      hasCoordinatedItems = true
    }
    if changes.hasCoordinators { hasCoordinators = true }
    if let change = counted.change { changes.callRowsOutside(change) }
    // The changes are kept for a while, and what they have would be copied when it is changed next.
    changes.offWindow.forgetItemsBefore()
    swap(&changes.ahead, &ahead)
    return changes
  }
}

extension OffsetArray<PresentationSection> {
  /// The number of items in all sections.
  ///
  /// Linear in the number of sections.
  var itemCount: Int {
    // By index: passing a section to a closure copies it.
    var count = 0
    for index in indices { count += self[index].items.count }
    return count
  }
}

extension PresentationSection {
  /// Applies the difference of the items to their states.
  fileprivate mutating func update(
    to new: Section,
    _ survivor: SectionedDiff.SectionItems,
    _ slice: Content.Slice,
    update: UInt32,
    _ changes: inout PresentationState.Changes
  ) {
    let diff = survivor.items
    let old = model
    model = new
    changes.release(header.set(new.header, update: update))
    changes.release(footer.set(new.footer, update: update))
    var items = self.items.elements
    if !diff.isInPlace { rearrange(&items, from: old, survivor, update: update, &changes) }
    self.items = OffsetArray(items, startIndex: slice.firstItem(ofSection: survivor.section.new))
    itemCount = slice.itemCount(ofSection: survivor.section.new)
    for pair in diff.moved {
      let (before, after) = (old.row(at: pair.old), new.row(at: pair.new))
      if !before.isEquivalent(to: after) { items[pair.new].contentChanged() }
      changes.updateSelection(items[pair.new], from: before, to: after)
      items[pair.new].wasGiven(after)
      changes.call(items[pair.new], .move, for: after, .move(old: before, new: after))
    }
    for pair in diff.detailChanges {
      changes.updateSelection(
        items[pair.new],
        from: old.row(at: pair.old),
        to: new.row(at: pair.new)
      )
    }
    for pair in diff.updated {
      items[pair.new].contentChanged()
      changes.updateSelection(
        items[pair.new],
        from: old.row(at: pair.old),
        to: new.row(at: pair.new)
      )
      let (before, after) = (old.row(at: pair.old), new.row(at: pair.new))
      items[pair.new].wasGiven(after)
      changes.call(items[pair.new], .update, for: after, .update(old: before, new: after))
    }
  }

  private func rearrange(
    _ items: inout [PresentationItemState],
    from old: Section,
    _ survivor: SectionedDiff.SectionItems,
    update: UInt32,
    _ changes: inout PresentationState.Changes
  ) {
    let diff = survivor.items
    let states = items
    for index in diff.removed {
      let place = ItemPlace(section: survivor.section.old, item: index)
      changes.release(states[index], old.row(at: index), at: place)
    }
    var rearranged = [PresentationItemState?](repeating: nil, count: model.count)
    for run in diff.unchanged {
      for offset in 0..<run.count { rearranged[run.new + offset] = states[run.old + offset] }
    }
    for pair in diff.moved + diff.updated { rearranged[pair.new] = states[pair.old] }
    for index in diff.added {
      let place = ItemPlace(section: survivor.section.new, item: index)
      rearranged[index] = changes.state(of: model.row(at: index), at: place, update: update)
    }
    items = rearranged.map { state in
      guard let state else { preconditionFailure("the diff left a position without an item") }
      return state
    }
  }
}
