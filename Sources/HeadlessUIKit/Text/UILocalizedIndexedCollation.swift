public import Foundation

/// Groups texts under the letters of a language, and sorts them in its order.
///
/// Sorts by Foundation's collation. If the language is Chinese, Chinese texts are grouped under the
/// first letter of their Pinyin.
public struct UILocalizedIndexedCollation: Sendable {
  /// The letters, in order, and "#" for texts without one.
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

  /// The titles shown in the index at the side of a list.
  public var sectionIndexTitles: [String] { sectionTitles }

  /// The index of the title for a text.
  public func section(for text: String) -> Int {
    alphabet.index(of: transliterated(text)) ?? sectionTitles.count - 1
  }

  /// The elements sorted by their texts; those with equal texts keep their order.
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
