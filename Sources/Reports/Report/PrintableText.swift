extension String {
  /// The text without characters that a terminal would obey instead of showing.
  ///
  /// Names in a trace are somebody else's, and may hold anything.
  var printable: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether it moves the cursor, changes the direction of text, or does anything but show.
  fileprivate var isObeyed: Bool {
    // Nearly all text is ASCII, and the properties take long to look up.
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
