extension String {
  /// The text as GitHub's Markdown shows it, whatever it holds.
  ///
  /// Signs of Markdown and HTML become entities, and names of people and numbers of issues are kept
  /// from being linked.
  var markdown: String {
    let scalars = Array(printable.unicodeScalars)
    return scalars.indices.map { index in
      Self.markdown(scalars[index], before: index + 1 < scalars.count ? scalars[index + 1] : " ")
    }
    .joined()
  }

  private static func markdown(_ scalar: Unicode.Scalar, before next: Unicode.Scalar) -> String {
    switch scalar {
    // An empty comment between the sign and what follows, so that they are not one word.
    case "@", "#": "&#\(scalar.value);<!-- -->"
    case "&", "<", ">", "\"", "'", "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "$", "!":
      "&#\(scalar.value);"
    // Addresses become links by themselves, after `://` and `www.`
    case ":" where next == "/", "." where next.properties.isAlphabetic: "&#\(scalar.value);"
    default: String(Character(scalar))
    }
  }
}
