import Foundation
import TraceAnalysis
import Testing
import TraceTestSupport

@testable import OSSignposts

/// Selections as LTTng understands them.
@Suite struct CategoryPatternTests {
  /// Returns whether LTTng takes an event, as its patterns are those of file names.
  private func takes(_ selection: String, _ subsystem: String, _ category: String) -> Bool {
    let event = CategoryName(subsystem: subsystem, category: category).stem + "/begin"
    return CategoryPattern.events(selection).contains { fnmatch($0, event, 0) == 0 }
  }

  @Test("A category, a subsystem, and both select what their names say")
  func names() {
    #expect(takes("images", "com.example", "images"))
    #expect(takes("com.example", "com.example", "images"))
    #expect(takes("com.example/images", "com.example", "images"))
    #expect(takes("a/b/c", "a/b", "c") && takes("a/b", "x", "a/b"))
    #expect(!takes("begin", "com.example", "images"))
    #expect(!takes("image", "com.example", "images"))
  }

  @Test("Recordings take what reports of everything show", arguments: 1...40)
  func sameAsReports(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func text(_ letters: String, _ range: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: range, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        }
      )
    }
    for _ in 0..<200 {
      let (subsystem, category) = (text("ab.", 1...4), text("ab ", 1...4))
      let selection = text("ab.* /", 1...5)
      let origin = SignpostOrigin(subsystem: subsystem, category: category)
      let isShown = CategoryFilter([selection]).accepts(origin)
      #expect(
        takes(selection, subsystem, category) == isShown,
        "\(selection) of \(subsystem)/\(category)"
      )
    }
  }
}
