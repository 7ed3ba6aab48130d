extension RandomNumberGenerator {
  /// One of several elements, as the generator wants it.
  ///
  /// - Precondition: there is an element.
  mutating func pick<Element>(from elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
