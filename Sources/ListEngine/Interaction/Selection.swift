/// The selected items of a list.
struct Selection {
  /// The states of the selected items, each with the number of its selection.
  private var numbered: [ObjectIdentifier: (number: Int, state: PresentationItemState)] = [:]
  /// How many selections there were.
  private var selections = 0
  /// The identifiers that the observers know.
  private var reported: Set<AnyIdentifier> = []

  /// How many items are selected.
  var count: Int { numbered.count }

  /// The states of the selected items, in the order in which they were selected.
  ///
  /// - Complexity: O(n log n) integer comparisons.
  var states: [PresentationItemState] {
    numbered.values.sorted { $0.number < $1.number }.map(\.state)
  }

  /// The identifiers of the selected items.
  private var identifiers: Set<AnyIdentifier> { Set(numbered.values.map(\.state.identifier)) }

  /// Takes an item in or out; false when it is that already.
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

  /// What changed since the last time; nil when nothing did.
  mutating func takeChange() -> (old: Set<AnyIdentifier>, new: Set<AnyIdentifier>)? {
    let new = identifiers
    guard new != reported else { return nil }
    defer { reported = new }
    return (reported, new)
  }

  /// Takes the present selection as what the observers know: the content declared it.
  mutating func settle() {
    reported = identifiers
  }
}
