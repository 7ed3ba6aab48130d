import HeadlessUIKit
import Testing

@testable import PangoText

@Suite struct MeasuringTests {
  private let text: PangoText

  init() throws {
    text = try PangoText()
  }

  private func size(_ string: String, lines: Int = 0, width: CGFloat = 10_000) -> CGSize {
    text.size(of: StyledText(string, numberOfLines: lines), width: width)
  }

  @Test("A text of one line is as wide as its letters and as high as its font")
  func oneLine() {
    let short = size("Apple")
    #expect((40...50).contains(short.width))
    #expect(short.height == 20)
    #expect(size("Apple Apple").width > 2 * short.width)
    #expect(size("Apple\nApple") == CGSize(width: short.width, height: 40))
  }

  @Test("Empty text takes no space, and trailing spaces take none")
  func emptyAndSpaces() {
    #expect(size("") == .zero)
    #expect(size("Apple   ") == size("Apple"))
    #expect(size("Apple \nPear\t") == size("Apple\nPear"))
    #expect(size("   ") == CGSize(width: 0, height: 20))
    #expect(size("\n").height == 40)
  }

  @Test(
    "All paragraph separators start new lines",
    arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2029}b", "a\u{2028}b"]
  )
  func separators(string: String) {
    #expect(size(string).height == 40)
    #expect(size(string, lines: 1).height == 20)
  }

  @Test(
    "Lines are never wider than the width, and sizes never wider than asked for",
    arguments: 0..<40
  )
  func neverWider(seed: Int) {
    let string = SampleText.make(seed: UInt64(seed))
    let width = SampleText.width(seed: UInt64(seed))
    for lines in [0, 1, 2, 3] {
      let styled = StyledText(string, numberOfLines: lines)
      #expect(text.size(of: styled, width: width).width <= width)
      let set = text.lines(of: styled, width: width)
      if lines > 0 { #expect(set.count <= lines) }
      // A word that cannot be broken further may be too wide at the narrowest widths.
      if width >= 40 { #expect(set.allSatisfy { $0.width <= width }, "\(set)") }
    }
  }

  @Test("At its own width, a text breaks into the same lines again", arguments: 0..<60)
  func idempotent(seed: Int) {
    let string = SampleText.make(seed: UInt64(seed))
    let width = SampleText.width(seed: UInt64(seed))
    for lines in [0, 1, 2] {
      let styled = StyledText(string, numberOfLines: lines)
      let size = text.size(of: styled, width: width)
      guard size.width > 0 else { continue }
      #expect(text.size(of: styled, width: size.width) == size)
      let again = text.lines(of: styled, width: size.width)
      #expect(again.map(\.text) == text.lines(of: styled, width: width).map(\.text))
    }
  }

  @Test("A wider text is never higher")
  func monotone() {
    let string = "The quick brown fox jumps over the lazy dog and goes on to the next hill"
    let heights = stride(from: 20, through: 700, by: 7).map { size(string, width: $0).height }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(heights.last == 20)
  }

  @Test("No more lines count than the limit allows", arguments: [1, 2, 3])
  func limit(lines: Int) {
    let string = "one two three four five six seven eight nine ten"
    #expect(size(string, lines: lines, width: 80).height == CGFloat(lines * 20).rounded())
    #expect(size("a\nb\nc\nd", lines: lines).height == CGFloat(lines * 20).rounded())
    #expect(size("a", lines: lines).height == 20)
  }

  @Test("Heavier, larger and spaced text is wider")
  func fonts() {
    func width(_ font: UIFont, kern: CGFloat = 0) -> CGFloat {
      var styled = StyledText("Apples", font: font)
      if kern != 0 { styled.runs = [.init(0..<6, kern: kern)] }
      return text.size(of: styled, width: 1_000).width
    }
    let regular = width(.systemFont(ofSize: 17))
    #expect(width(.boldSystemFont(ofSize: 17)) > regular)
    #expect(width(.systemFont(ofSize: 34)) >= 2 * regular - 2)
    #expect(width(.monospacedSystemFont(ofSize: 17, weight: .regular)) > regular)
    #expect((9...12).contains(width(.systemFont(ofSize: 17), kern: 2) - regular))
  }

  @Test("Runs of other fonts count at their position; colours and underlines take no space")
  func runs() {
    let plain = StyledText("small LARGE small")
    var mixed = plain
    mixed.runs = [.init(6..<11, font: .systemFont(ofSize: 34), color: .red, underline: .single)]
    let size = text.size(of: mixed, width: 1_000)
    #expect(size.height == 40)
    #expect(size.width > text.size(of: plain, width: 1_000).width)
    mixed.runs = [.init(6..<11, color: .red, underline: .single)]
    #expect(text.size(of: mixed, width: 1_000) == text.size(of: plain, width: 1_000))
  }

  @Test("The space between lines counts between lines only")
  func lineSpacing() {
    var styled = StyledText("a\nb\nc", lineSpacing: 5)
    #expect(text.size(of: styled, width: 100).height == 70)
    styled.string = "a"
    #expect(text.size(of: styled, width: 100).height == 20)
  }

  @Test("Right-to-left text wraps like other text")
  func rightToLeft() {
    let hebrew = String(repeating: "\u{5e9}\u{5dc}\u{5d5}\u{5dd} ", count: 10)
    let size = size(hebrew, width: 100)
    #expect(size.width <= 100 && size.width > 50)
    #expect(size.height >= 80)
    #expect(text.lines(of: StyledText(hebrew), width: 100).count >= 4)
  }

  @Test("Sizes do not depend on the environment of the process")
  func twoInstances() throws {
    let other = try PangoText()
    for seed in 0..<20 {
      let styled = StyledText(SampleText.make(seed: UInt64(seed)))
      #expect(other.size(of: styled, width: 200) == text.size(of: styled, width: 200))
    }
  }
}
