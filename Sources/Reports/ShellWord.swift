extension String {
  /// The text as one word of a shell's command line.
  package var quotedForShell: String {
    let isPlain =
      !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+:".contains($0)) }
    guard !isPlain else { return self }
    // By scalars: a quotation mark and an accent are one character that is not the mark.
    return "'" + unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
