/// The states of what is on screen, to be searched.
struct StatesOnScreen {
  /// After as many searches a set is quicker.
  private static let maxSearches = 24

  private let elements: [VisibleContent.Element]
  /// The position after that of the state found last.
  private var next = 0
  private var searches = 0
  private lazy var set = Set(elements.lazy.map { ObjectIdentifier($0.state) })

  init(_ elements: [VisibleContent.Element]) { self.elements = elements }

  /// Returns whether a state is among them.
  ///
  /// - Complexity: O(1) for states in their order, and on average for others after the first ones.
  mutating func contains(_ state: PresentationElementState) -> Bool {
    if next < elements.count, elements[next].state === state {
      next += 1
      return true
    }
    searches += 1
    guard searches <= Self.maxSearches else { return set.contains(ObjectIdentifier(state)) }
    guard let found = elements.firstIndex(where: { $0.state === state }) else { return false }
    next = found + 1
    return true
  }
}
