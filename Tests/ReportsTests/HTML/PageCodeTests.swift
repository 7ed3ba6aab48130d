import Foundation
import Testing
import TraceTestSupport
@testable import HTMLReports
@testable import Reports

@Suite struct PageCodeTests {
  /// Characters that mean something to HTML or end lines in scripts, and those whose bytes are like theirs.
  private static let alphabet: [String] = [
    "<", ">", "&", "\u{2028}", "\u{2029}", "\u{2027}", "\u{202A}", "\u{28}", "a", "é", "\u{A8}",
    "\u{20A8}",
    "\u{E2}", "\u{80A8}", "👩‍👩‍👧", "\"", "\\", "\n",
  ]

  @Test(
    "Data in a page has no character that means something to HTML, and is read as it was",
    arguments: 0..<50
  )
  func data(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = (0..<40).map { _ in Self.alphabet.randomElement(using: &random)! }.joined()
    let source = PageCode(json: [text]).source
    #expect(!source.unicodeScalars.contains { "<>&\u{2028}\u{2029}".unicodeScalars.contains($0) })
    #expect(try JSONDecoder().decode([String].self, from: Data(source.utf8)) == [text])
  }
}
