/// Text that is broken between words, so that no line is wider than a report may be.
enum Paragraph {
  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: the text, without line breaks.
  ///   - hang: by how much all lines but the first are indented.
  ///   - width: the maximum number of columns of a line.
  /// - Returns: the lines.
  static func lines(_ text: String, hang: Int, width: Int) -> [String] {
    var lines: [String] = []
    var line: String?
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      guard let begun = line else {
        line = String(word)
        continue
      }
      if begun.count + 1 + word.count > width {
        lines.append(begun)
        line = String(repeating: " ", count: hang) + word
      } else {
        line = begun + " " + word
      }
    }
    return lines + [line ?? ""]
  }
}
