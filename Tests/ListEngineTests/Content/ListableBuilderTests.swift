import ListEngine
import Testing

@Suite struct ListableBuilderTests {
  private func build(@ListableBuilder<String> _ content: () -> [String]) -> [String] {
    content()
  }

  @Test("Elements and arrays become one array (W9)")
  func plain() {
    #expect(build {} == [])
    #expect(build { "1" } == ["1"])
    let two = build {
      "1"
      "2"
    }
    #expect(two == ["1", "2"])
    #expect(build { ["1", "2"] } == ["1", "2"])
  }

  @Test("Branches that are not taken leave nothing (W10, W11)", arguments: [true, false])
  func branches(condition: Bool) {
    let built = build {
      "1"
      if condition { "2" } else { "3" }
      if !condition { "4" } else { "5" }
      if !condition { "6" } else if !condition { "7" }
    }
    #expect(built == (condition ? ["1", "2", "5"] : ["1", "3", "4", "6"]))
  }

  @Test("Loops, with a switch inside, and sequences are flattened in order (W12)")
  func loops() {
    enum Digit: CaseIterable { case one, two, three }
    #expect(build { [1, 2, 3].map { "\($0)" } } == ["1", "2", "3"])
    let switched = build {
      for digit in Digit.allCases {
        switch digit {
        case .one: "1"
        case .two: "2"
        case .three: "3"
        }
      }
    }
    #expect(switched == ["1", "2", "3"])
  }

  @Test("Only what is on screen already changes in an animation (W16)")
  func applyReasons() {
    #expect(!ApplyReason.willDisplay.shouldAnimate)
    #expect(ApplyReason.wasUpdated.shouldAnimate)
    #expect(!ApplyReason.measurement.shouldAnimate)
  }
}
