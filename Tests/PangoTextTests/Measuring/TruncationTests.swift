import HeadlessUIKit
import Testing

@testable import PangoText

@Suite struct TruncationTests {
  private let text: PangoText
  private let long = "one two three four five six seven eight nine ten"

  init() throws {
    text = try PangoText()
  }

  private func lines(
    _ string: String,
    _ mode: NSLineBreakMode,
    lines: Int,
    width: CGFloat = 120
  ) -> [String] {
    let styled = StyledText(string, numberOfLines: lines, lineBreakMode: mode)
    return text.lines(of: styled, width: width).map(\.text)
  }

  @Test("Words wrap, and words that are wider than a line break")
  func wrapping() {
    #expect(lines("one two three", .byWordWrapping, lines: 0, width: 70) == ["one two ", "three"])
    #expect(lines(String(repeating: "m", count: 20), .byWordWrapping, lines: 0).count > 1)
    #expect(lines("one two", .byCharWrapping, lines: 0, width: 50).first == "one t")
  }

  @Test(
    "Lines that do not fit are omitted, and all modes keep the limit",
    arguments: [
      NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle, .byClipping,
    ]
  )
  func limits(mode: NSLineBreakMode) {
    #expect(lines(long, mode, lines: 2).count == 2)
    #expect(lines("a\nb\nc", mode, lines: 2).count == 2)
    #expect(lines(long, mode, lines: 1).count == 1)
  }

  @Test("One clipped line is as wide as its text, but measures no more than the width")
  func clipping() {
    #expect(lines(long, .byClipping, lines: 1) == [long])
    let styled = StyledText(long, numberOfLines: 1, lineBreakMode: .byClipping)
    #expect(text.size(of: styled, width: 120).width == 120)
  }

  @Test("An ellipsis replaces omitted paragraphs")
  func paragraphs() {
    #expect(lines("a\nb\nc", .byTruncatingTail, lines: 2) == ["a", "b\u{2026}"])
    #expect(lines("a\nb", .byTruncatingTail, lines: 2) == ["a", "b"])
    #expect(lines("a\nb\nc", .byWordWrapping, lines: 2) == ["a", "b"])
  }

  @Test("A truncated text is narrower than its line, and keeps its limit")
  func width() {
    let styled = StyledText(long, numberOfLines: 1)
    let size = text.size(of: styled, width: 120)
    #expect(size.width <= 120 && size.width > 90)
    #expect(size.height == 20)
  }
}
