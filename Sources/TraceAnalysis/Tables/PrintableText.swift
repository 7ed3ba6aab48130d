extension String {
  /// Longer texts are cut where they are shown.
  private static let maxShown = 1_000
  /// Longer names are cut where they are shown.
  private static let maxName = 100

  /// The text with characters that a terminal would obey written as `\u{1B}`.
  ///
  /// Names in a trace come from elsewhere, and may hold anything.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    return unicodeScalars.map { $0.isObeyed ? $0.escaped : String($0) }.joined()
  }

  /// The lines of a text that this program has put together or another program has written, without an empty one at the
  /// end.
  package var textLines: [String] {
    var lines = replacing("\r\n", with: "\n").replacing("\t", with: " ")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The text with what a terminal would obey made visible in each of its lines.
  package var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }

  /// The printable text, cut where it is longer than any that people read.
  package var shown: String { cut(to: Self.maxShown).printable }

  /// A name as people read it: cut where it is longer than any that is meant to be read.
  package var shownName: String { cut(to: Self.maxName) }

  private func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    // By scalars: any number of marks may sit on one letter.
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}

extension Unicode.Scalar {
  /// The scalar as Swift writes it in a string.
  fileprivate var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// True if it moves the cursor, changes the direction of text, or does anything but show.
  fileprivate var isObeyed: Bool {
    // Nearly all text is ASCII, and the properties take long to look up.
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
