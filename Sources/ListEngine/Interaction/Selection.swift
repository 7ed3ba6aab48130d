/// The selected items of a list.
struct Selection {
  /// The states of the selected items, numbered in the order of selection.
  private var numbered: [ObjectIdentifier: (number: Int, state: PresentationItemState)] = [:]
  /// The number of selections so far.
  private var selections = 0
  /// The identifiers last reported to observers.
  private var reported: Set<AnyIdentifier> = []

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
    guard isSelected else { return numbered.removeValue(forKey: key) != nil }
    guard numbered[key] == nil else { return false }
    selections += 1
    numbered[key] = (selections, state)
    return true
  }

  /// Forgets items that are gone.
  mutating func remove(_ gone: [PresentationItemState]) {
    guard !numbered.isEmpty else { return }
    for state in gone where state.isSelected { numbered[ObjectIdentifier(state)] = nil }
  }

  /// The change since the last report; nil if there is none.
  mutating func takeChange() -> (old: Set<AnyIdentifier>, new: Set<AnyIdentifier>)? {
    let new = identifiers
    guard new != reported else { return nil }
    defer { reported = new }
    return (reported, new)
  }

  /// Marks the current selection as reported, because the content declared it.
  mutating func settle() {
    reported = identifiers
  }
}
