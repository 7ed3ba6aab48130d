extension String {
  /// The text as one word of a shell's command line.
  package var quotedForShell: String {
    let isPlain =
      !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+:".contains($0)) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
