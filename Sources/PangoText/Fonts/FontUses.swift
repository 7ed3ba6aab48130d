import CPango
import HeadlessUIKit

/// The fonts in which texts were set before, with the scripts of these texts.
struct FontUses {
  /// A font for a script. Pango looks for a font for each of them.
  private struct Use: Hashable {
    let font: UIFont
    let scale: CGFloat
    let script: Int32
  }

  private var uses: Set<Use> = []

  /// Adds the fonts of a text.
  ///
  /// - Parameters:
  ///   - text: The text with its style.
  ///   - scale: How much larger the fonts are than the text asks for.
  /// - Returns: True if one of the fonts was not used before.
  mutating func insert(_ text: StyledText, scale: CGFloat) -> Bool {
    let scripts = Self.scripts(of: text.string)
    var isNew = false
    for font in CollectionOfOne(text.font) + text.runs.compactMap(\.font) {
      for script in scripts {
        isNew = uses.insert(Use(font: font, scale: scale, script: script)).inserted || isNew
      }
    }
    return isNew
  }

  private static func scripts(of string: String) -> Set<Int32> {
    let latin = Int32(G_UNICODE_SCRIPT_LATIN.rawValue)
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return [latin] }
    return Set(string.unicodeScalars.map { Int32(g_unichar_get_script($0.value).rawValue) })
  }
}
