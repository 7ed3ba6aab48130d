import Workloads

/// Texts that are hard to break into lines.
enum AdversarialText {
  /// The kind of a text.
  enum Kind: CaseIterable {
    case words
    /// Nothing: the row has no height.
    case empty
    case oneLetter
    /// One word of many letters, too wide for any line.
    case longWord
    case rightToLeft
    /// Emoji made of several code points.
    case emoji
    /// Letters with marks above and below.
    case marks
    /// One word per line.
    case lines

    /// The frequency of the kind in percent; ours.
    var weight: Int {
      switch self {
      case .words: 50
      case .empty, .oneLetter, .longWord, .marks, .lines: 5
      case .rightToLeft: 15
      case .emoji: 10
      }
    }
  }

  private static let rightToLeftWords = [
    "שלום", "עולם", "רשימה", "ארוכה", "מאוד", "שורה", "قائمة", "طويلة", "جدا", "مرحبا", "العالم",
    "سطر",
  ]
  private static let emoji = [
    "👩‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "🇩🇪", "🇯🇵", "🧑🏿‍🚀", "❤️‍🔥", "🎈", "🍎", "☕️", "1️⃣",
  ]
  private static let markedWords = [
    "Z\u{311}\u{36B}a\u{334}l\u{337}g\u{338}o\u{321}", "n\u{303}o\u{308}e\u{301}",
    "क्षत्रिय", "ที่นี่", "각",
  ]

  /// A text that is unique to its number, except for empty ones.
  static func make(number: Int, using generator: inout SplitMix64) -> String {
    let kinds = Kind.allCases
    let kind = kinds[Distributions.weighted(kinds.map(\.weight), using: &generator)]
    let length = Distributions.logNormal(
      median: AdversarialScenario.medianLength,
      sigma: AdversarialScenario.lengthSigma,
      using: &generator
    )
    let bytes = Int(min(length, AdversarialScenario.maxLength))
    switch kind {
    case .empty: return ""
    case .oneLetter: return singleLetter(number)
    case .words: return "\(CatalogWords.phrase(letters: bytes, using: &generator)) \(number)"
    case .longWord: return repeated(["long", "word"], "", bytes, using: &generator) + "\(number)"
    case .rightToLeft:
      return repeated(rightToLeftWords, " ", bytes, using: &generator) + " \(number)"
    case .emoji: return repeated(emoji, "", bytes, using: &generator) + "\(number)"
    case .marks: return repeated(markedWords, " ", bytes, using: &generator) + " \(number)"
    case .lines:
      // Fewer of them: each takes the height of a line.
      return repeated(["line", ""], "\n", bytes / 8, using: &generator) + "\n\(number)"
    }
  }

  /// One letter of a large Unicode block: CJK ideographs.
  ///
  /// Numbers that are too large for the block are written out.
  private static func singleLetter(_ number: Int) -> String {
    guard number < 20_000, let scalar = Unicode.Scalar(UInt32(0x4E00 + number)) else {
      return "\(number)"
    }
    return String(Character(scalar))
  }

  /// Repeats words up to `bytes` bytes; at least one.
  private static func repeated(
    _ words: [String],
    _ separator: String,
    _ bytes: Int,
    using generator: inout SplitMix64
  ) -> String {
    var text = ""
    repeat {
      if !text.isEmpty { text += separator }
      text += words[Int.random(in: 0..<words.count, using: &generator)]
    } while text.utf8.count < bytes
    return text
  }
}
