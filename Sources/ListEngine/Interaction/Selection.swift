/// The selected items of a list.
struct Selection {
  /// The states of the selected items, numbered in the order of selection.
  private var numbered: [ObjectIdentifier: (number: Int, state: PresentationItemState)] = [:]
  /// The number of selections so far.
  private var selections = 0
  /// The identifiers last reported to observers.
  private var reported: Set<AnyIdentifier> = []
  /// True if items were selected or deselected since then.
  private var hasChanged = false

  /// The number of selected items.
  var count: Int { numbered.count }

  /// The states of the selected items, in the order of selection.
  ///
  /// - Complexity: O(n log n) integer comparisons.
  var states: [PresentationItemState] {
    numbered.values.sorted { $0.number < $1.number }.map(\.state)
  }

  /// The identifiers of the selected items.
  private var identifiers: Set<AnyIdentifier> { Set(numbered.values.map(\.state.identifier)) }

  /// Adds or removes an item; false if nothing changes.
  mutating func set(_ state: PresentationItemState, isSelected: Bool) -> Bool {
    let key = ObjectIdentifier(state)
    guard isSelected != (numbered[key] != nil) else { return false }
    if isSelected { selections += 1 }
    numbered[key] = isSelected ? (selections, state) : nil
    hasChanged = true
    return true
  }

  /// Forgets items that are gone.
  mutating func remove(_ gone: [PresentationItemState]) {
    guard !numbered.isEmpty else { return }
    for state in gone where state.isSelected {
      hasChanged = numbered.removeValue(forKey: ObjectIdentifier(state)) != nil || hasChanged
    }
  }

  /// The change since the last report; nil if there is none.
  mutating func takeChange() -> (old: Set<AnyIdentifier>, new: Set<AnyIdentifier>)? {
    guard hasChanged else { return nil }
    let old = reported
    settle()
    return reported == old ? nil : (old, reported)
  }

  /// Marks the current selection as reported, because the content declared it.
  mutating func settle() {
    guard hasChanged else { return }
    reported = identifiers
    hasChanged = false
  }
}
