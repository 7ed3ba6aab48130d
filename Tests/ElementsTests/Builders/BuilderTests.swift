import HeadlessUIKit
import Testing

@testable import Elements

/// BLD.
@Suite struct BuilderTests {
  private func build(@Builder<String> _ strings: () -> [String]) -> [String] { strings() }

  @Test("Values, arrays and nothing are collected (BLD-01)")
  func collecting() {
    #expect(build {}.isEmpty)
    #expect(build { "1" } == ["1"])
    #expect(
      build {
        "1"
        "2"
      } == ["1", "2"]
    )
    #expect(build { ["1", "2"] } == ["1", "2"])
    #expect(build { for number in 0..<3 { "\(number)" } } == ["0", "1", "2"])
  }

  @Test("Branches are collected (BLD-02)", arguments: [true])
  func branches(yes: Bool) {
    let built = build {
      "1"
      if yes { "2" } else { "3" }
      if !yes { "4" } else { "5" }
      if !yes { "6" } else if !yes { "7" }
      switch yes {
      case true: "8"
      case false: "9"
      }
    }
    #expect(built == ["1", "2", "5", "8"])
  }

  @Test("Optionals are collected if they have a value (BLD-04)")
  func optionals() {
    let (value, none): (String?, String?) = ("1", nil)
    let built = build {
      if let value { value }
      if let none { none }
      value
      none
      value.map { _ in "2" }
      none.map { _ in "3" }
    }
    #expect(built == ["1", "1", "2"])
  }

  @Test("A conditional expression is one child (BLD-06)", arguments: [true, false])
  func ternary(first: Bool) {
    let row = GridRow { first ? Fixed(1, 1) as any Element : Empty() }
    #expect(row.children.count == 1)
    #expect((row.children[0].element is Fixed) == first)
  }

  @Test("Elements change by conditions")
  func conditionals() {
    let leaf = Fixed(1, 1)
    #expect(leaf.if(true) { $0.inset(uniform: 1) } is Inset)
    #expect(leaf.if(false) { $0.inset(uniform: 1) } is Fixed)
    #expect(leaf.if(false, then: { $0.inset(uniform: 1) }, else: { $0.box() }) is Box)
    #expect(leaf.if(let: 3 as CGFloat?) { $1.inset(uniform: $0) }.size() == size(7, 7))
    #expect(leaf.if(let: nil as CGFloat?) { $1.inset(uniform: $0) }.size() == size(1, 1))
    #expect(leaf.map { $0.centered() } is Centered)
    #expect(Spacer(1).modify { $0.size.width = 5 }.size == size(5, 1))
  }
}
