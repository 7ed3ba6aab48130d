extension String {
  /// The text as GitHub's Markdown shows it, whatever it holds.
  ///
  /// Signs of Markdown and HTML become entities, and names of people and numbers of issues are kept
  /// from being linked.
  var markdown: String {
    let scalars = Array(shown.unicodeScalars)
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
    case "&", "<", ">", "\"", "'", "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "$", "!":
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
