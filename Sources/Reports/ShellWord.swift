extension String {
  /// The text as one word of a shell's command line.
  package var quotedForShell: String {
    let isPlain =
      !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+:".contains($0)) }
    guard !isPlain else { return self }
    guard unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      return quotedWithEscapes
    }
    // By scalars: a quotation mark and an accent are one character that is not the mark.
    return "'" + unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// The path as one word of a shell's command line that is no option.
  package var quotedPathForShell: String {
    (hasPrefix("-") ? "./" + self : self).quotedForShell
  }

  /// The form of bash and zsh for what would move the cursor.
  private var quotedWithEscapes: String {
    "$'"
      + unicodeScalars.map { scalar in
        switch scalar {
        case "'", "\\": "\\\(scalar)"
        case "\n": "\\n"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
          "\\" + String(scalar.value + 0o1000, radix: 8).dropFirst()
        default: String(scalar)
        }
      }.joined() + "'"
  }
}
