extension String {
  /// The text with all that a terminal would obey, but line breaks and tabs, written as `\u{1B}`.
  ///
  /// Names of files and of types come from elsewhere, and may hold anything.
  var printableLines: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    return unicodeScalars.map { $0.isObeyed ? $0.escaped : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// The scalar as Swift writes it in a string.
  fileprivate var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// True if it moves the cursor, changes the direction of text, or does anything but show.
  fileprivate var isObeyed: Bool {
    guard self != "\n", self != "\t" else { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
