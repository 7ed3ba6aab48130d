/// The states of what is on screen, to be searched.
struct StatesOnScreen {
  /// With more a set is quicker.
  private static let maxSearched = 24

  private let elements: [VisibleContent.Element]
  private let set: Set<ObjectIdentifier>?

  init(_ elements: [VisibleContent.Element]) {
    self.elements = elements
    set =
      elements.count > Self.maxSearched
      ? Set(elements.lazy.map { ObjectIdentifier($0.state) }) : nil
  }

  func contains(_ state: PresentationElementState) -> Bool {
    set?.contains(ObjectIdentifier(state)) ?? elements.contains { $0.state === state }
  }
}
