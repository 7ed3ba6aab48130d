import HeadlessUIKit
import Testing

@testable import Elements

@Suite struct SizeConstraintTests {
  typealias Axis = SizeConstraint.Axis

  @Test(
    "Arithmetic changes the limit, and leaves none as it is (SC-01…07)",
    arguments: [
      (.unconstrained, [.unconstrained, .unconstrained, .unconstrained, .unconstrained]),
      (.atMost(60), [.atMost(70), .atMost(50), .atMost(180), .atMost(20)]),
      (.atMost(6), [.atMost(16), .atMost(-4), .atMost(18), .atMost(2)]),
    ] as [(Axis, [Axis])]
  )
  func arithmetic(axis: Axis, expected: [Axis]) {
    #expect([axis + 10, axis - 10, axis * 3, axis / 3] == expected)
  }

  @Test("Assigning arithmetic does the same")
  func assignment() {
    var axis = Axis.atMost(60)
    axis += 10
    axis -= 30
    axis *= 3
    axis /= 2
    #expect(axis == .atMost(60))
  }

  @Test(
    "There is room above zero (SC-09…12)",
    arguments: [
      (.atMost(-1), false), (.atMost(0), false), (.atMost(1), true), (.unconstrained, true),
    ] as [(Axis, Bool)]
  )
  func room(axis: Axis, expected: Bool) {
    #expect(axis.isGreaterThanZero == expected)
  }

  @Test(
    "An infinite limit is none (SC-13…19)",
    arguments: [
      (.atMost(.infinity), .unconstrained),
      (.atMost(.greatestFiniteMagnitude), .unconstrained),
      (.atMost(100), .atMost(100)),
      (.unconstrained, .unconstrained),
    ] as [(Axis, Axis)]
  )
  func normalizing(given: Axis, expected: Axis) {
    #expect(UnconstrainedInfiniteAxis(wrappedValue: given).wrappedValue == expected)
    var axis = UnconstrainedInfiniteAxis(wrappedValue: .atMost(100))
    axis.wrappedValue = given
    #expect(axis.wrappedValue == expected)
    var constraint = SizeConstraint(width: given, height: given)
    #expect(constraint == SizeConstraint(width: expected, height: expected))
    constraint = SizeConstraint(size(1, 1))
    constraint.width = given
    constraint.height = given
    #expect(constraint.width == expected)
    #expect(constraint.height == expected)
  }

  @Test("Insets are added up before they are subtracted; a limit may become negative")
  func insets() {
    let inset = limits(10, nil).inset(by: .init(top: 1, left: 8, bottom: 2, right: 9))
    #expect(inset == limits(-7, nil))
    #expect(inset.maximum == size(-7, .greatestFiniteMagnitude))
    #expect(inset.minimum == .zero)
  }

  @Test("A limit that is not a number leaves no room")
  func notANumber() {
    #expect(limits(.nan, 10) == limits(0, 10))
  }
}
