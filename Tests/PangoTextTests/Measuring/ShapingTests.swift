import HeadlessUIKit
import Testing

@testable import PangoText

@Suite struct ShapingTests {
  private static let words = [
    "a", "list", "of", "measured", "AVA", "ffi", "office", "(x)", "12,345.67", "To", "Ty,", "well.",
    "\"quoted\"", "I", "Words", "www", "half-done", "and/or", "e\u{301}t", "two  spaces",
    "mail@x.org",
  ]

  private static func text(_ generator: inout SeededGenerator) -> StyledText {
    let words = (0..<Int.random(in: 1...25, using: &generator)).map { _ in
      Self.words.prefix(Int.random(in: 0..<4, using: &generator) == 0 ? .max : 16)
        .randomElement(using: &generator) ?? ""
    }
    var text = StyledText(words.joined(separator: " "))
    text.font = .systemFont(ofSize: CGFloat(Int.random(in: 8...30, using: &generator)))
    if Bool.random(using: &generator) { text.font = .boldSystemFont(ofSize: 17) }
    text.numberOfLines = [0, 0, 1, 2, 3].randomElement(using: &generator) ?? 0
    text.lineBreakMode =
      [.byTruncatingTail, .byWordWrapping, .byTruncatingMiddle].randomElement(using: &generator)
      ?? .byTruncatingTail
    text.lineSpacing = [0, 0, 3].randomElement(using: &generator) ?? 0
    return text
  }

  @Test("A shaped text has the sizes that Pango measures", arguments: 0..<20 as Range<UInt64>)
  func sizes(group: UInt64) throws {
    let pango = try PangoText()
    var generator = SeededGenerator(state: group)
    var shapedTexts = 0
    for _ in 0..<100 {
      let text = Self.text(&generator)
      let shaped = pango.shape(text)
      shapedTexts += shaped is ShapedPangoText ? 1 : 0
      for _ in 0..<8 {
        let width = CGFloat.random(in: 10...600, using: &generator)
        #expect(shaped.size(width: width) == pango.size(of: text, width: width))
      }
      let natural = shaped.size(width: 0)
      #expect(natural == pango.size(of: text, width: 0))
      #expect(shaped.size(width: natural.width) == natural)
    }
    #expect(shapedTexts > 40)
  }

  @Test("Lines of plain words are found without measuring them again")
  func counts() throws {
    let pango = try PangoText()
    let shaped = pango.shape(StyledText("Plain words that need several lines"))
    for width in 80..<300 { _ = shaped.size(width: CGFloat(width)) }
    #expect(pango.cacheCounts == PangoText.CacheCounts())
    // This one is narrower than a word, which Pango has to break.
    _ = shaped.size(width: 20)
    #expect(pango.cacheCounts.misses == 1)
  }
}
