/// The paragraphs of a text, as bytes for Pango.
///
/// Paragraph separators and the spaces before them are omitted, because they take no space. NUL, at
/// which Pango would stop, becomes SUBSTITUTE.
struct PlainParagraphs {
  private(set) var bytes: [UInt8]
  /// The range of each paragraph in `bytes`, and in the UTF-8 of the text.
  private(set) var ranges: [Range<Int>] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    var start = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0 { bytes[index] = 0x1A }
      let length = separatorLength(at: index)
      if length > 0 {
        ranges.append(trimmed(start..<index))
        start = index + length
      }
      index += max(1, length)
    }
    ranges.append(trimmed(start..<bytes.count))
  }

  /// The length of a paragraph separator in bytes, if there is one: LF, CR, CR LF or U+2029.
  private func separatorLength(at index: Int) -> Int {
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xE2: return bytes[index...].starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    default: return 0
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return range.lowerBound..<end
  }
}
