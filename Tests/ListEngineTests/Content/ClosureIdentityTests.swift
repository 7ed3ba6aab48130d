import Testing

@testable import ListEngine

@Suite struct ClosureIdentityTests {
  private final class Object {}

  @Test("Closures are the same if they capture nothing, or the same object")
  func captures() {
    let (one, other) = (Object(), Object())
    func plain() -> ClosureIdentity { ClosureIdentity { (number: Int) in number + 1 } }
    func identity(_ object: Object) -> ClosureIdentity {
      ClosureIdentity { (number: Int) in withExtendedLifetime(object) { number } }
    }
    func identity(_ object: Object, _ limit: Int) -> ClosureIdentity {
      ClosureIdentity { (number: Int) in withExtendedLifetime(object) { number + limit } }
    }
    #expect(plain() == plain())
    #expect(identity(one) == identity(one))
    #expect(identity(one) != identity(other))
    #expect(identity(one, 1) != identity(one, 1))
  }

  @Test(
    "What a closure captured lives as long as its identity, so that nothing else is where it was"
  )
  func lifetime() {
    weak var captured: Object?
    var identity: ClosureIdentity?
    do {
      let object = Object()
      captured = object
      identity = ClosureIdentity { (limit: Int) in withExtendedLifetime((object, limit)) { limit } }
    }
    #expect(captured != nil)
    withExtendedLifetime(identity) {}
    identity = nil
    #expect(captured == nil)
  }
}
