import CPango
import HeadlessUIKit

/// The fonts in which texts were set before, with the scripts of these texts.
struct FontUses {
  /// A font for a script, as Pango looks for a font for each script.
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
    var isNew = insert(text.font, text.string, scale)
    for run in text.runs {
      guard let font = run.font else { continue }
      isNew = insert(font, text.string, scale) || isNew
    }
    return isNew
  }

  private mutating func insert(_ font: UIFont, _ string: String, _ scale: CGFloat) -> Bool {
    func use(_ script: GUnicodeScript) -> Use {
      Use(font: font, scale: scale, script: script.rawValue)
    }
    guard string.utf8.contains(where: { $0 >= 0x80 }) else {
      return uses.insert(use(G_UNICODE_SCRIPT_LATIN)).inserted
    }
    var isNew = false
    for scalar in string.unicodeScalars {
      isNew = uses.insert(use(g_unichar_get_script(scalar.value))).inserted || isNew
    }
    return isNew
  }
}
