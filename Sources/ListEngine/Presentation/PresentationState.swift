import Foundation
import HeadlessUIKit

/// A slot for a header or footer: the content that stands in it, and what is kept about it.
struct HeaderFooterSlot {
  private(set) var model: (any AnyHeaderFooter)?
  private(set) var state: PresentationHeaderFooterState?

  /// Puts other content into the slot.
  ///
  /// The state is kept for content of the same type; its sizes are dropped when the content is not
  /// equivalent.
  ///
  /// - Returns: the state that is no longer used, where it was replaced.
  mutating func set(
    _ new: (any AnyHeaderFooterConvertible)?,
    update: UInt32
  ) -> PresentationHeaderFooterState? {
    let new = new?.asAnyHeaderFooter()
    defer { model = new }
    if let old = model, let new, let state, type(of: old) == type(of: new) {
      if !new.anyIsEquivalent(to: old) { state.contentChanged(in: update) }
      return nil
    }
    let released = state
    state = new?.newPresentationHeaderFooterState()
    return released
  }
}

/// One presented section: the content, and what is kept about its parts.
struct PresentationSection {
  /// The content of the section, as it was last presented.
  var model: Section
  var header = HeaderFooterSlot()
  var footer = HeaderFooterSlot()
  /// The state of every item of `model`, in order.
  var items: [PresentationItemState]
}

/// What a list keeps about its presented content from update to update.
///
/// Always matches the slice of the last update, position by position.
struct PresentationState {
  private(set) var containsAllItems = true
  private(set) var contentIdentifier: AnyHashable?
  private(set) var containerHeader = HeaderFooterSlot()
  private(set) var header = HeaderFooterSlot()
  private(set) var footer = HeaderFooterSlot()
  private(set) var overscrollFooter = HeaderFooterSlot()
  var sections: [PresentationSection] = []
  /// The list, for the coordinators of items.
  weak var host: (any PresentationItemStateHost)?

  /// How many items are presented.
  ///
  /// Linear in the number of sections.
  var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// What one update did to the states.
  struct Changes {
    /// Callbacks of items that are due at the end of the update, in order.
    let callbacks: UpdateCallbacks
    /// States whose items are gone.
    var releasedItems: [PresentationItemState] = []
    /// States whose headers and footers are gone.
    var releasedHeaderFooters: [PresentationHeaderFooterState] = []
    /// How many item states were made.
    var created = 0
    /// States whose selection is another one by what the content says.
    var restyled: [(state: PresentationItemState, isSelected: Bool)] = []
    /// The list, for the coordinators of items.
    fileprivate weak var host: (any PresentationItemStateHost)?
    /// Items that their coordinators changed when they were made.
    fileprivate var coordinated: [(place: ItemPlace, item: AnyItemStorage)] = []
    /// Items on their way from one section to another.
    fileprivate var travellers = Travellers()

    fileprivate init(_ callbacks: UpdateCallbacks) {
      self.callbacks = callbacks
    }
  }

  /// States that go from one section to another with their items.
  fileprivate struct Travellers {
    private var departures: Set<ItemPlace> = []
    private var arrivals: [ItemPlace: (state: PresentationItemState, item: AnyItemStorage)] = [:]

    init() {}

    init(_ crossings: [SectionCrossing], from sections: [PresentationSection]) {
      for crossing in crossings {
        let section = sections[crossing.old.section]
        departures.insert(crossing.old)
        arrivals[crossing.new] = (
          section.items[crossing.old.item], section.model.row(at: crossing.old.item)
        )
      }
    }

    func depart(from place: ItemPlace) -> Bool { departures.contains(place) }

    func arrival(
      at place: ItemPlace
    ) -> (state: PresentationItemState, item: AnyItemStorage)? { arrivals[place] }
  }

  /// Carries a difference over to the states, which match `slice` afterwards.
  ///
  /// - Complexity: O(changes) for sections in which items kept their places; O(n) pointer moves for
  ///   others.
  mutating func update(
    _ diff: SectionedDiff,
    to slice: Content.Slice,
    update: UInt32,
    animated: Bool = false
  ) -> Changes {
    var changes = Changes(UpdateCallbacks(.queue, wantsAnimations: animated))
    containsAllItems = slice.containsAllItems
    contentIdentifier = slice.content.identifier
    changes.release(containerHeader.set(slice.content.containerHeader, update: update))
    changes.release(header.set(slice.content.header, update: update))
    changes.release(footer.set(slice.content.footer, update: update))
    changes.release(overscrollFooter.set(slice.content.overscrollFooter, update: update))

    changes.host = host
    changes.travellers = Travellers(diff.crossings, from: sections)
    for index in diff.sections.removed { changes.release(sections[index], at: index) }
    var survivors = diff.items[...]
    sections = slice.content.sections.enumerated().map { index, model in
      guard let survivor = survivors.first, survivor.section.new == index else {
        return changes.newSection(model, at: index, update: update)
      }
      survivors.removeFirst()
      var section = sections[survivor.section.old]
      section.update(to: model, survivor, update: update, &changes)
      return section
    }
    for (place, item) in changes.coordinated {
      sections[place.section].model.rows[place.item] = item
    }
    return changes
  }
}

extension PresentationSection {
  /// Carries the difference of the items over to their states.
  fileprivate mutating func update(
    to new: Section,
    _ survivor: SectionedDiff.SectionItems,
    update: UInt32,
    _ changes: inout PresentationState.Changes
  ) {
    let diff = survivor.items
    let old = model
    model = new
    changes.release(header.set(new.header, update: update))
    changes.release(footer.set(new.footer, update: update))
    if !diff.isInPlace { rearrangeItems(from: old, survivor, update: update, &changes) }
    for pair in diff.moved {
      let (before, after) = (old.rows[pair.old], new.rows[pair.new])
      if !before.isEquivalent(to: after) { items[pair.new].contentChanged(in: update) }
      changes.restyle(items[pair.new], from: before, to: after)
      items[pair.new].wasGiven(after)
      changes.call(items[pair.new], .move, for: after, .move(old: before, new: after))
    }
    for pair in diff.restyled {
      changes.restyle(items[pair.new], from: old.rows[pair.old], to: new.rows[pair.new])
    }
    for pair in diff.updated {
      items[pair.new].contentChanged(in: update)
      changes.restyle(items[pair.new], from: old.rows[pair.old], to: new.rows[pair.new])
      let (before, after) = (old.rows[pair.old], new.rows[pair.new])
      items[pair.new].wasGiven(after)
      changes.call(items[pair.new], .update, for: after, .update(old: before, new: after))
    }
  }

  private mutating func rearrangeItems(
    from old: Section,
    _ survivor: SectionedDiff.SectionItems,
    update: UInt32,
    _ changes: inout PresentationState.Changes
  ) {
    let diff = survivor.items
    let states = items
    for index in diff.removed {
      let place = ItemPlace(section: survivor.section.old, item: index)
      changes.release(states[index], old.rows[index], at: place)
    }
    var rearranged = [PresentationItemState?](repeating: nil, count: model.rows.count)
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

extension PresentationState.Changes {
  /// The state of an item that came to a place: its own, where it came from another section.
  fileprivate mutating func state(
    of item: AnyItemStorage,
    at place: ItemPlace,
    update: UInt32
  ) -> PresentationItemState {
    if let (state, old) = travellers.arrival(at: place) {
      if !old.isEquivalent(to: item) { state.contentChanged(in: update) }
      restyle(state, from: old, to: item)
      state.wasGiven(item)
      call(state, .move, for: item, .move(old: old, new: item))
      return state
    }
    let state = item.newPresentationItemState()
    state.host = host
    let presented = state.begin(with: item)
    if presented !== item { coordinated.append((place, presented)) }
    if state.isSelected { restyled.append((state, true)) }
    created += 1
    call(state, .insert, for: presented, .insert(presented))
    return state
  }

  /// Queues a callback of an item, where somebody wants to hear of it.
  fileprivate func call(
    _ state: PresentationItemState,
    _ kind: ItemCallback.Kind,
    for item: AnyItemStorage,
    _ callback: ItemCallback
  ) {
    guard item.hasCallback(kind) else { return }
    callbacks.add { state.call(callback) }
  }

  /// Takes over the selection that an item declares, where it declares another one than before.
  fileprivate mutating func restyle(
    _ state: PresentationItemState,
    from old: AnyItemStorage,
    to new: AnyItemStorage
  ) {
    guard old.selectionStyle != new.selectionStyle else { return }
    restyled.append((state, new.selectionStyle.isSelected))
  }

  fileprivate mutating func newSection(
    _ model: Section,
    at index: Int,
    update: UInt32
  ) -> PresentationSection {
    let states = model.rows.enumerated().map {
      state(of: $1, at: ItemPlace(section: index, item: $0), update: update)
    }
    var section = PresentationSection(model: model, items: states)
    release(section.header.set(model.header, update: update))
    release(section.footer.set(model.footer, update: update))
    return section
  }

  fileprivate mutating func release(
    _ state: PresentationItemState,
    _ item: AnyItemStorage,
    at place: ItemPlace
  ) {
    guard !travellers.depart(from: place) else { return }
    releasedItems.append(state)
    call(state, .remove, for: item, .remove(item))
  }

  fileprivate mutating func release(_ state: PresentationHeaderFooterState?) {
    if let state { releasedHeaderFooters.append(state) }
  }

  fileprivate mutating func release(_ section: PresentationSection, at index: Int) {
    for (position, state) in section.items.enumerated() {
      let place = ItemPlace(section: index, item: position)
      release(state, section.model.row(at: position), at: place)
    }
    release(section.header.state)
    release(section.footer.state)
  }
}
