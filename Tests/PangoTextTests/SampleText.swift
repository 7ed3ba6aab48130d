import HeadlessUIKit

@testable import PangoText

/// Random texts of all kinds.
enum SampleText {
  private static let words = [
    "a", "list", "of", "measured", "incomprehensibilities", "word", "AVA", "ffi", "–", "(x)",
    "e\u{301}t\u{e9}", "\u{5e9}\u{5dc}\u{5d5}\u{5dd}", "\u{645}\u{631}\u{62d}\u{628}\u{627}",
    "\u{3b1}\u{3b2}\u{3b3}", "12,345.67", "\u{1f600}", "tab\there", "two  spaces",
  ]

  /// Words of several scripts in up to three paragraphs.
  static func make(seed: UInt64) -> String {
    var generator = SeededGenerator(state: seed)
    return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      (0..<Int.random(in: 0...20, using: &generator))
        .map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// A width, from too narrow for most words to one for long lines.
  static func width(seed: UInt64) -> CGFloat {
    var generator = SeededGenerator(state: ~seed)
    return CGFloat(Int.random(in: 20...400, using: &generator))
  }
}

extension PangoText {
  /// The drawn lines, with their widths.
  func lines(of text: StyledText, width: CGFloat) -> [(text: String, width: CGFloat)] {
    var lines: [(String, CGFloat)] = []
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    withLines(of: text, in: size, for: UITraitCollection()) { set in
      lines = set.lines.map { ($0.text, $0.width) }
    }
    return lines
  }
}
