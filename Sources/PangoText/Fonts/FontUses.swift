import CPango
import HeadlessUIKit

/// The fonts in which texts were set before, with the scripts of these texts.
struct FontUses {
  /// A font as Pango is asked for it, for a script: Pango looks for a font for each one.
  private struct Use: Hashable {
    /// In points.
    let size: CGFloat
    let weight: UIFont.Weight
    let isItalic: Bool
    let isMonospaced: Bool
    let script: Int32
  }

  /// The number of uses that are kept.
  ///
  /// Beyond it all count as new again: a text that is set on another thread
  /// without need costs microseconds, memory that grows for ever costs more.
  static let maxCount = 4_096

  private var uses: Set<Use> = []

  /// The number of uses that are kept.
  var count: Int { uses.count }

  /// Adds the fonts of a text.
  ///
  /// - Parameters:
  ///   - text: The text with its style.
  ///   - scale: The size of the fonts in relation to that of the text's; greater than 0, at most 1.
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
    if uses.count >= Self.maxCount { uses.removeAll(keepingCapacity: true) }
    func use(_ script: GUnicodeScript) -> Use {
      Use(
        size: font.usableSize * scale,
        weight: font.weight,
        isItalic: font.isItalic,
        isMonospaced: font.isMonospaced,
        script: script.rawValue
      )
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
