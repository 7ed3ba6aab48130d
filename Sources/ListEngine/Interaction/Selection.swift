/// The selected items of a list.
struct Selection {
  /// The states of the selected items, in the order in which they were selected.
  private(set) var states: [PresentationItemState] = []
  /// The identifiers that the observers know.
  private var reported: Set<AnyIdentifier> = []

  /// The identifiers of the selected items.
  var identifiers: Set<AnyIdentifier> { Set(states.map(\.identifier)) }

  /// Takes an item in or out; false when it is that already.
  ///
  /// Linear in the number of selected items.
  mutating func set(_ state: PresentationItemState, isSelected: Bool) -> Bool {
    let index = states.firstIndex { $0 === state }
    switch (index, isSelected) {
    case (nil, true): states.append(state)
    case (let index?, false): states.remove(at: index)
    default: return false
    }
    return true
  }

  /// Forgets items that are gone.
  mutating func remove(_ gone: [PresentationItemState]) {
    guard !states.isEmpty, gone.contains(where: \.isSelected) else { return }
    let gone = Set(gone.filter(\.isSelected).map { ObjectIdentifier($0) })
    states.removeAll { gone.contains(ObjectIdentifier($0)) }
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
