public import Foundation

/// Files texts under the letters of a language, and puts them in its order.
///
/// Orders by the collation of Foundation. Chinese texts are filed under the first letter of their
/// Pinyin when the language is Chinese.
public struct UILocalizedIndexedCollation: Sendable {
  /// The letters, in order, and "#" for what has no letter.
  public let sectionTitles: [String]

  private let locale: Locale
  private let alphabet: IndexAlphabet

  /// The collation of a language.
  public init(locale: Locale) {
    self.locale = locale
    alphabet = IndexAlphabet(language: locale.language.languageCode?.identifier)
    sectionTitles = alphabet.titles + ["#"]
  }

  /// The collation of the user's language.
  public static func current() -> UILocalizedIndexedCollation {
    UILocalizedIndexedCollation(locale: .current)
  }

  /// What the index at the side of a list shows.
  public var sectionIndexTitles: [String] { sectionTitles }

  /// The index of the title under which a text is filed.
  public func section(for text: String) -> Int {
    alphabet.index(of: transliterated(text)) ?? sectionTitles.count - 1
  }

  /// The elements in the order of their texts; those with equal texts stay in their order.
  public func sorted<Element>(
    _ elements: [Element],
    by text: (Element) -> String
  ) -> [Element] {
    let texts = elements.map(text)
    return elements.indices.sorted { left, right in
      let order = texts[left].compare(
        texts[right],
        options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
        range: nil,
        locale: locale
      )
      return order == .orderedSame ? left < right : order == .orderedAscending
    }
    .map { elements[$0] }
  }

  private func transliterated(_ text: String) -> String {
    guard locale.language.languageCode?.identifier == "zh" else { return text }
    return text.applyingTransform(.mandarinToLatin, reverse: false) ?? text
  }
}
