import Testing

@testable import Elements

@Suite struct ElementIdentifierTests {
  private enum A {}
  private enum B {}

  @Test("Identifiers are equal by type, key and number (ID-01)")
  func equality() {
    func id(_ type: any Any.Type, _ key: AnyHashable?, _ count: Int) -> ElementIdentifier {
      ElementIdentifier(elementType: type, key: key, count: count)
    }
    #expect(id(A.self, nil, 0) == id(A.self, nil, 0))
    #expect(id(A.self, "aKey", 0) == id(A.self, "aKey", 0))
    #expect(id(A.self, nil, 0) != id(B.self, nil, 0))
    #expect(id(A.self, nil, 0) != id(A.self, "aKey", 0))
    #expect(id(A.self, nil, 0) != id(A.self, nil, 1))
  }

  @Test("Siblings of one type and key are numbered (ID-03)")
  func numbering() {
    var factory = ElementIdentifierFactory()
    let asked: [(any Any.Type, AnyHashable?)] = [
      (A.self, nil), (A.self, nil), (A.self, "aKey"), (A.self, "aKey"), (B.self, nil),
      (B.self, nil), (B.self, "aKey"), (B.self, "aKey"),
    ]
    let counts = asked.map { factory.nextIdentifier(for: $0.0, key: $0.1).count }
    #expect(counts == [1, 2, 1, 2, 1, 2, 1, 2])
  }

  @Test("Paths are equal by their identifiers (ID-04)")
  func paths() {
    func path(_ types: any Any.Type...) -> ElementPath? {
      types.reduce(nil) { ElementPath(ElementIdentifier(elementType: $1), below: $0) }
    }
    #expect(path() == path())
    #expect(path() != path(A.self))
    #expect(path(A.self, B.self) == path(A.self, B.self))
    #expect(path(A.self, B.self) != path(B.self, A.self))
    #expect(path(A.self, B.self) != path(B.self))
    #expect(path(A.self, B.self)?.description == "A / B")
  }
}
