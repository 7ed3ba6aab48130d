import TraceAnalysis

extension String {
  /// The text as GitHub's Markdown shows it, whatever it holds.
  ///
  /// Names of functions and files are code. Elsewhere signs of Markdown and HTML become entities, and names of
  /// people and numbers of issues are kept from being linked.
  var markdown: String {
    let parts = shown.split(separator: "`", omittingEmptySubsequences: false)
    // Between backticks is code; a single one is a sign like others.
    guard parts.count % 2 == 1 else { return Self.words(shown[...]) }
    return parts.enumerated().map { place, part in
      place % 2 == 0 ? Self.words(part) : String(part).markdownCode
    }
    .joined()
  }

  /// The text as code in Markdown.
  var markdownCode: String {
    // A bar divides cells of tables in code, too; what could be a tag or a mention stays a text.
    let isPlain = !isEmpty && !contains { "`|<@#".contains($0) }
    return isPlain ? "`\(self)`" : "`\(self)`".withEntities
  }

  private static func words(_ text: Substring) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map(word).joined(separator: " ")
  }

  /// A name with a point in it, with labels and a line: `Screen.rows(in:)`, `Screen.swift:54`.
  ///
  /// Kept, as a literal is parsed each time that it is reached.
  private nonisolated(unsafe) static let name =
    /([("']*)([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?:\([A-Za-z_:]*\))?(?::\d+)?)([)"',.:;]*)/
    .asciiOnlyWordCharacters().asciiOnlyDigits()

  private static func word(_ word: Substring) -> String {
    guard word.utf8.contains(UInt8(ascii: ".")), !word.contains("www."),
      let found = word.wholeMatch(of: name)
    else { return String(word).withEntities }
    return String(found.1).withEntities + "`\(found.2)`" + String(found.3).withEntities
  }

  /// The text with entities for all that means something.
  private var withEntities: String {
    let scalars = Array(unicodeScalars)
    return scalars.indices.map { index in
      Self.markdown(
        scalars[index],
        after: index > 0 ? scalars[index - 1] : " ",
        before: index + 1 < scalars.count ? scalars[index + 1] : " "
      )
    }
    .joined()
  }

  private static func markdown(
    _ scalar: Unicode.Scalar,
    after last: Unicode.Scalar,
    before next: Unicode.Scalar
  ) -> String {
    switch scalar {
    // An empty comment between the sign and what follows, so that they are not one word.
    case "@", "#": "&#\(scalar.value);<!-- -->"
    // Within a word it means nothing.
    case "_" where last.isWord && next.isWord: "_"
    case "&", "<", ">", "\"", "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "$", "!":
      "&#\(scalar.value);"
    // Addresses become links by themselves, after `://` and `www.`
    case ":" where next == "/", "." where next.properties.isAlphabetic: "&#\(scalar.value);"
    default: String(Character(scalar))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}
