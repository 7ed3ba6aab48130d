import Testing

@testable import Experiments

@Suite struct SuggestionTests {
  @Test("Nothing is suggested where nothing is near")
  func nothing() throws {
    #expect(Suggestion(for: "kangaroo", among: ["chat", "feed"]).words.isEmpty)
    #expect(Suggestion(for: "", among: ["chat"]).words.isEmpty)
    #expect(Suggestion(for: "x", among: []).words.isEmpty)
  }

  @Test("Distances count letters put in, left out, changed and swapped")
  func distances() {
    for (first, second, distance) in [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
      ("abcd", "abdc", 1), ("abc", "xabc", 1), ("abc", "ac", 1), ("kitten", "sitting", 3),
    ] {
      #expect(Suggestion.distance(Array(first), Array(second)) == distance, "\(first) \(second)")
    }
  }
}
