import HeadlessUIKit
import Testing

@Suite struct UILocalizedIndexedCollationTests {
  private static func collation(_ language: String) -> UILocalizedIndexedCollation {
    UILocalizedIndexedCollation(locale: Locale(identifier: language))
  }

  @Test(
    "A text is sorted under its first letter, without its accents",
    arguments: [
      ("en", "apple", "A"), ("en", "Éclair", "E"), ("en", "Łódź", "L"), ("en", "Ølga", "O"),
      ("en", "ßtraße", "S"), ("en", "ﬁne", "F"), ("en", "Ｗide", "W"), ("en", "Æther", "A"),
      ("en", "", "#"), ("en", "1st", "#"), ("en", " space", "#"), ("en", "строка", "#"),
      ("en", "中国", "#"), ("en", "🍎", "#"), ("en", "e\u{301}clair", "E"),
      ("xx", "Zoo", "Z"), ("sv", "Äpple", "Ä"), ("de", "Äpfel", "A"), ("da", "Ål", "Å"),
      ("es", "ñandú", "Ñ"), ("tr", "İzmir", "I"),
      ("ru", "ёлка", "Е"), ("ru", "Яблоко", "Я"), ("ru", "apple", "A"), ("uk", "їжак", "Ї"),
      ("el", "Άλφα", "Α"), ("el", "ἀθήνα", "Α"), ("he", "שלום", "ש"),
      ("ja", "がく", "か"), ("ja", "カメラ", "か"), ("ja", "ｶﾒﾗ", "か"), ("ja", "zoo", "Z"),
      ("ko", "한국", "ㅎ"), ("ko", "까치", "ㄱ"), ("zh-Hans", "中国", "Z"),
    ]
  )
  func filing(language: String, text: String, title: String) {
    let collation = Self.collation(language)
    #expect(collation.sectionTitles[collation.section(for: text)] == title)
  }

  @Test("Texts without a letter come last", arguments: ["en", "ru", "ja", "ko", "el"])
  func lastTitle(language: String) {
    #expect(Self.collation(language).sectionTitles.last == "#")
    #expect(Set(Self.collation(language).sectionTitles).isSuperset(of: ["A", "Z"]))
  }

  @Test("Texts are in the order of the language; equal ones stay in theirs")
  func order() {
    func sorted(_ language: String, _ texts: [String]) -> [String] {
      Self.collation(language).sorted(texts) { $0 }
    }
    #expect(sorted("en", ["b", "Äpfel", "a", "Z", "B"]).last == "Z")
    #expect(sorted("en", ["Zoo", "Äpfel", "apple"]).last == "Zoo")
    #expect(sorted("sv", ["Zoo", "Äpple", "apple"]) == ["apple", "Zoo", "Äpple"])
    #expect(sorted("en", ["item 10", "item 9"]) == ["item 9", "item 10"])
    #expect(sorted("ru", ["яблоко", "арбуз", "ёлка"]) == ["арбуз", "ёлка", "яблоко"])
    let equal = Self.collation("en").sorted([(1, "x"), (2, "x"), (3, "x")]) { $0.1 }
    #expect(equal.map(\.0) == [1, 2, 3])
  }
}
