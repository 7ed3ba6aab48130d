import Testing

@testable import TraceAnalysis

/// Names of events of categories, and the selection of categories.
@Suite struct SignpostOriginTests {
  @Test("The name of an event states subsystem, category and role")
  func names() {
    let name = SignpostEventName("signpost/com.example.shop/Net%20%2Fwork/begin")
    #expect(name?.origin == SignpostOrigin(subsystem: "com.example.shop", category: "Net /work"))
    #expect(name?.role == .begin)
    #expect(
      SignpostEventName("signpost/-/%2D/log")?.origin
        == SignpostOrigin(subsystem: "", category: "-")
    )
    #expect(SignpostEventName("signpost/%C3%A4/%/end")?.origin.path == "ä/%")
  }

  @Test(
    "Other names are none",
    arguments: [
      "diff_begin", "signpost", "signpost/a/begin", "signpost/a/b/c", "signpost/a/b/c/end",
    ]
  )
  func others(name: String) {
    #expect(SignpostEventName(name) == nil)
  }

  @Test("Begins and ends need an id and a name")
  func roles() {
    func role(_ fields: [String]) -> EventType.Role {
      EventType(provider: "listscope", name: "signpost/a/b/begin", fieldNames: fields).role
    }
    #expect(role(["id", "name", "message"]) == .begin(kind: nil))
    #expect(role(["name", "message"]) == .instant)
  }

  @Test(
    "Patterns take categories, subsystems and both",
    arguments: [
      ("images", true), ("com.example.shop", true), ("com.example.shop/images", true),
      ("com.*/images", true), ("*", true), ("*shop*", true), ("image", false), ("", false),
      ("com.example.shop/net", false), ("*q*", false),
    ]
  )
  func filter(pattern: String, isTaken: Bool) {
    let origin = SignpostOrigin(subsystem: "com.example.shop", category: "images")
    #expect(CategoryFilter([pattern]).accepts(origin) == isTaken)
    #expect(CategoryFilter([]).accepts(origin))
    #expect(CategoryFilter(["nothing", pattern]).accepts(origin) == isTaken)
  }

  @Test("Patterns match as a slow oracle says")
  func oracle() {
    func matches(_ pattern: Substring, _ text: Substring) -> Bool {
      guard let first = pattern.first else { return text.isEmpty }
      if first == "*" {
        return text.indices.contains { matches(pattern.dropFirst(), text[$0...]) }
          || matches(pattern.dropFirst(), "")
      }
      return text.first == first && matches(pattern.dropFirst(), text.dropFirst())
    }
    let letters: [Character] = ["a", "b", "*"]
    func texts(_ count: Int, _ letters: ArraySlice<Character>) -> [String] {
      count == 0 ? [""] : texts(count - 1, letters).flatMap { text in letters.map { text + [$0] } }
    }
    let patterns = (0...4).flatMap { texts($0, letters[...]) }
    for pattern in patterns {
      for text in (0...4).flatMap({ texts($0, letters[..<2]) }) {
        #expect(CategoryFilter.matches(pattern, text) == matches(pattern[...], text[...]))
      }
    }
  }
}
