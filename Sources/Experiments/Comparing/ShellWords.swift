/// Splits a line into words as a shell does, without its expansions.
enum ShellWords {
  /// The words of a line: blanks separate them; quotes and backslashes keep blanks.
  ///
  /// - Throws: `CommandFailure` with exit code 64 for a quote without an end.
  static func split(_ line: String) throws(CommandFailure) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, !isEscaped else {
      throw CommandFailure(
        message: "A quote in '\(line)' has no end.",
        status: .usage
      )
    }
    return words + (word.map { [$0] } ?? [])
  }
}
