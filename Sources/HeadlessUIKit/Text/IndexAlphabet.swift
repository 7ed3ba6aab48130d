import Foundation

/// The index letters of a language, each with the characters sorted under it.
struct IndexAlphabet {
  /// The letters, in order.
  private(set) var titles: [String] = []
  private var indexes: [Character: Int] = [:]

  /// Letters that are sorted under themselves.
  init(_ letters: String) {
    for letter in letters { add(String(letter), letter.description) }
  }

  /// Letters with the characters sorted under each, such as `["か": "かきくけこ"]`.
  init(_ groups: KeyValuePairs<String, String>) {
    for (title, members) in groups { add(title, members) }
  }

  /// The letters of this alphabet, followed by those of another.
  func followed(by other: IndexAlphabet) -> IndexAlphabet {
    var both = self
    both.indexes.merge(other.indexes.mapValues { $0 + titles.count }) { own, _ in own }
    both.titles += other.titles
    return both
  }

  private mutating func add(_ title: String, _ members: String) {
    // By scalars: adjacent Hangul sounds would be one character.
    for member in members.unicodeScalars { indexes[Character(member)] = titles.count }
    titles.append(title)
  }

  /// The number of the letter under which a text is sorted; nil if there is none.
  ///
  /// A letter that is not in the alphabet counts as its base letter.
  func index(of text: String) -> Int? {
    guard let first = text.first else { return nil }
    return Self.spellings(of: first).lazy.compactMap { $0.first.flatMap { indexes[$0] } }.first
  }

  /// The spellings of a letter in an alphabet, the closest first.
  private static func spellings(of letter: Character) -> [String] {
    let upper = letter.uppercased()
    let plain = upper.folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive],
      locale: Locale(identifier: "en_US_POSIX")
    ).uppercased()
    let decomposed = letter.description.decomposedStringWithCanonicalMapping.unicodeScalars
    let latin = StringTransform("Latin-ASCII")
    return [
      upper, plain,
      plain.applyingTransform(latin, reverse: false)?.uppercased(),
      // Katakana is sorted as hiragana, and a Hangul syllable under its first sound.
      plain.applyingTransform(.hiraganaToKatakana, reverse: true),
      decomposed.first.map { String($0) },
    ].compactMap { $0 }
  }
}

extension IndexAlphabet {
  /// From A to Z.
  private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  /// The alphabet of a language, by its ISO 639 code; A to Z if it is unknown.
  init(language: String?) {
    switch language {
    case "sv", "fi": self.init(Self.latin + "ÅÄÖ")
    case "da", "nb", "nn", "no": self.init(Self.latin + "ÆØÅ")
    case "es": self.init("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ")
    case "ru": self = Self("АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ").followed(by: Self(Self.latin))
    case "uk": self = Self("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ").followed(by: Self(Self.latin))
    case "bg": self = Self("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЮЯ").followed(by: Self(Self.latin))
    case "el": self = Self("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ").followed(by: Self(Self.latin))
    case "he": self = Self("אבגדהוזחטיכלמנסעפצקרשת").followed(by: Self(Self.latin))
    case "ja": self = Self.japanese.followed(by: Self(Self.latin))
    case "ko": self = Self.korean.followed(by: Self(Self.latin))
    default: self.init(Self.latin)
    }
  }

  /// The rows of the Japanese syllabary.
  private static let japanese = IndexAlphabet([
    "あ": "あいうえおぁぃぅぇぉ", "か": "かきくけこ", "さ": "さしすせそ", "た": "たちつてとっ",
    "な": "なにぬねの", "は": "はひふへほ", "ま": "まみむめも", "や": "やゆよゃゅょ",
    "ら": "らりるれろ", "わ": "わをんゎ",
  ])

  /// The first sounds of syllables, plain and doubled.
  private static let korean = IndexAlphabet([
    "ㄱ": "ㄱㄲ\u{1100}\u{1101}", "ㄴ": "ㄴ\u{1102}", "ㄷ": "ㄷㄸ\u{1103}\u{1104}",
    "ㄹ": "ㄹ\u{1105}", "ㅁ": "ㅁ\u{1106}", "ㅂ": "ㅂㅃ\u{1107}\u{1108}",
    "ㅅ": "ㅅㅆ\u{1109}\u{110A}", "ㅇ": "ㅇ\u{110B}", "ㅈ": "ㅈㅉ\u{110C}\u{110D}",
    "ㅊ": "ㅊ\u{110E}", "ㅋ": "ㅋ\u{110F}", "ㅌ": "ㅌ\u{1110}", "ㅍ": "ㅍ\u{1111}",
    "ㅎ": "ㅎ\u{1112}",
  ])
}
