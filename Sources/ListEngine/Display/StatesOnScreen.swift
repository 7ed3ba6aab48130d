/// The states of what is on screen, to be compared with others.
struct StatesOnScreen: Equatable {
  /// With more a set is quicker.
  private static let maxSearched = 24

  private let states: [ObjectIdentifier]
  private let set: Set<ObjectIdentifier>?

  init(_ elements: [VisibleContent.Element]) {
    states = elements.map { ObjectIdentifier($0.state) }
    set = states.count > Self.maxSearched ? Set(states) : nil
  }

  subscript(index: Int) -> ObjectIdentifier { states[index] }

  func contains(_ state: ObjectIdentifier) -> Bool {
    set?.contains(state) ?? states.contains(state)
  }

  static func == (left: StatesOnScreen, right: StatesOnScreen) -> Bool {
    left.states == right.states
  }
}
