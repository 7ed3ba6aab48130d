import Testing

@testable import OSSignposts

/// The names of a category's events.
@Suite struct CategoryNameTests {
  private func stem(_ subsystem: String, _ category: String) -> String {
    CategoryName(subsystem: subsystem, category: category).stem
  }

  @Test("Parts are written so that no part looks like a folder or a pattern")
  func parts() {
    #expect(stem("com.example.shop", "Net work_1") == "signpost/com.example.shop/Net work_1")
    #expect(stem("a/b", "*") == "signpost/a%2Fb/%2A")
    #expect(stem("", "-") == "signpost/-/%2D")
    #expect(stem("ä:\\", "50%") == "signpost/%C3%A4%3A%5C/50%25")
  }

  @Test("Long parts are cut, and stay different")
  func longParts() {
    let long = String(repeating: "ä", count: 500)
    #expect(stem(long, long).utf8.count < 256 - "listscope:".utf8.count - "/begin".utf8.count)
    #expect(stem(long + "1", "x") != stem(long + "2", "x"))
  }
}
