import HeadlessUIKit
import Testing

@testable import PangoText

@Suite struct BadInputTests {
  private let text: PangoText

  init() throws {
    text = try PangoText()
  }

  @Test(
    "A width that is not positive or NaN means no limit",
    arguments: [0, -1, -CGFloat.infinity, .nan, .infinity, .greatestFiniteMagnitude]
  )
  func widths(width: CGFloat) {
    let styled = StyledText("one two three")
    #expect(text.size(of: styled, width: width) == text.size(of: styled, width: 10_000))
  }

  @Test("The narrowest width gives a size, too", arguments: [1e-300, 0.001, 0.5, 1])
  func narrow(width: CGFloat) {
    for lines in [0, 1, 2] {
      let size = text.size(of: StyledText("one two", numberOfLines: lines), width: width)
      #expect(size.width <= width)
      #expect(size.height > 0)
    }
  }

  @Test(
    "Fonts of unusable sizes give usable sizes",
    arguments: [0, -1, CGFloat.nan, .infinity, -.infinity, 1e-12, 5_000, 1e9, 1e300]
  )
  func fontSizes(points: CGFloat) {
    var styled = StyledText("one two", font: .systemFont(ofSize: points))
    for width in [1, 100, 1e6, CGFloat.greatestFiniteMagnitude] {
      let size = text.size(of: styled, width: width)
      #expect(size.width >= 0 && size.width.isFinite && size.width <= width)
      #expect(size.height >= 0 && size.height.isFinite)
    }
    styled.runs = [.init(0..<3, font: .systemFont(ofSize: points), kern: points)]
    styled.font = .systemFont(ofSize: 17)
    #expect(text.size(of: styled, width: 100).height.isFinite)
  }

  @Test("A font of 5,000 points is about as large as it says")
  func hugeFont() {
    let size = text.size(of: StyledText("m", font: .systemFont(ofSize: 5_000)), width: 1e6)
    #expect((4_500...5_500).contains(size.width))
    #expect((5_500...6_500).contains(size.height))
  }

  @Test("NUL does not end a text")
  func nul() {
    func width(_ string: String) -> CGFloat {
      text.size(of: StyledText(string), width: 1_000).width
    }
    #expect(width("one\0two") > width("onetwo"))
    #expect(width("\0") > 0)
  }

  @Test(
    "Bytes that are not text give a size",
    arguments: [[0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0x01, 0x7F]] as [[UInt8]]
  )
  func invalid(bytes: [UInt8]) {
    let string = String(decoding: bytes, as: UTF8.self)
    #expect(text.size(of: StyledText(string), width: 100).height > 0)
  }

  @Test("100 kB are measured: in words, as one word, and as empty lines")
  func long() {
    let words = String(repeating: "seven l ", count: 12_500)
    let size = text.size(of: StyledText(words), width: 300)
    #expect(size.width <= 300)
    #expect(size.height > 30_000)
    let word = String(repeating: "m", count: 100_000)
    #expect(text.size(of: StyledText(word), width: 300).height > 50_000)
    let one = text.size(of: StyledText(word, font: .systemFont(ofSize: 72)), width: .infinity)
    #expect(one.width > 100_000 && one.height < 2_000)
    let lines = String(repeating: "\n", count: 100_000)
    #expect(text.size(of: StyledText(lines), width: 300).height > 1_900_000)
    #expect(text.size(of: StyledText(words, numberOfLines: 2), width: 300).height == 40)
  }

  @Test("Runs outside the text, or that split characters, do no harm")
  func runs() {
    let ranges = [0..<0, 1..<2, 0..<1_000, 500..<1_000, 3..<4, 0..<Int.max]
    for range in ranges {
      var styled = StyledText("\u{e9}\u{1f600}\u{e9}\nb")
      styled.runs = [.init(range, font: .systemFont(ofSize: 30), color: .red, kern: .nan)]
      #expect(text.size(of: styled, width: 100).height > 0)
    }
  }

  @Test("Line limits that are not positive mean no limit", arguments: [0, -1, Int.min])
  func negativeLines(lines: Int) {
    #expect(text.size(of: StyledText("a\nb", numberOfLines: lines), width: 100).height == 40)
    #expect(text.size(of: StyledText("a\nb", numberOfLines: .max), width: 100).height == 40)
  }

  @Test("Without the font there is an error that says what to install")
  func missingFont() {
    let error = #expect(throws: PangoTextError.self) {
      try PangoText(fontFolders: ["/none", "/a<b&c"])
    }
    #expect(error == .fontMissing(family: "DejaVu Sans", folders: ["/none", "/a<b&c"]))
    #expect(error?.description.contains("apt-get install fonts-dejavu-core") == true)
  }
}
