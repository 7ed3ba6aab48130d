// For each line that Pango breaks a word into, it shapes the rest of the word again: 100 kB without
// a space take half a minute. So very long words are laid out piece by piece.
extension SettingJob {
  /// The minimum number of bytes of a long word, and the initial size of a piece.
  private static let longWord = 2_048
  /// With fewer lines than these, Pango stops early enough by itself.
  private static let fewLines = 64

  /// The lines of a paragraph, at most `rest`.
  func lines(of bytes: ArraySlice<UInt8>, rest: Int) -> [Paragraph.Line] {
    guard rest > Self.fewLines, Self.hasLongWord(bytes) else {
      return set(bytes, rest: rest).lines(limit: rest)
    }
    return linesOfPieces(bytes, rest: rest)
  }

  /// Lays out pieces of the text; the last line of each starts the next piece.
  private func linesOfPieces(_ bytes: ArraySlice<UInt8>, rest: Int) -> [Paragraph.Line] {
    var lines: [Paragraph.Line] = []
    var remaining = bytes
    var length = Self.longWord
    while lines.count < rest {
      let piece = Self.prefix(of: remaining, length)
      let new = set(piece, rest: .max).lines(limit: rest - lines.count)
      guard piece.count < remaining.count, let last = new.last else { return lines + new }
      if last.start > 0 {
        lines += new.dropLast()
        remaining = remaining.dropFirst(last.start)
      } else {
        length *= 2
      }
    }
    return lines
  }

  /// About this many bytes, without splitting a character.
  private static func prefix(of bytes: ArraySlice<UInt8>, _ length: Int) -> ArraySlice<UInt8> {
    var end = min(bytes.endIndex, bytes.startIndex + length)
    while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return bytes[..<end]
  }

  private static func hasLongWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count > longWord else { return false }
    var length = 0
    return bytes.contains { byte in
      length = byte == 0x20 ? 0 : length + 1
      return length > longWord
    }
  }
}
