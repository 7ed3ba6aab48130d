/// A file's text by its bytes, which positions of the syntax tree count.
struct SourceText {
  let bytes: [UInt8]
  /// The line break of the file: that of its first line.
  let newline: String
  /// One step of indentation.
  let step: String

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
    newline = first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
    step = Self.step(of: bytes)
  }

  /// The text of a range.
  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The white space at the begin of the line of a place.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    let end = bytes[start...].firstIndex { !Self.isBlank($0) } ?? bytes.count
    return self[start..<min(end, max(offset, start))]
  }

  /// True if only white space is before a place on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy(Self.isBlank)
  }

  /// True if only white space is behind a place on its line.
  func isLastOnLine(_ offset: Int) -> Bool {
    guard let next = bytes[offset...].first(where: { !Self.isBlank($0) }) else { return true }
    return next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
  }

  /// The line of a place, from 1.
  func line(of offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  /// A range with the line comment behind it.
  func withTrailingComment(_ range: Range<Int>) -> Range<Int> {
    var position = range.upperBound
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/"),
      bytes[position + 1] == UInt8(ascii: "/")
    else { return range }
    let end = bytes[position...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return range.lowerBound..<(end ?? bytes.count)
  }

  private func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// The indentation of the first line that has one, if it is two spaces or a tab; else four spaces.
  private static func step(of bytes: [UInt8]) -> String {
    var isAfterBrace = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      let blank = line.prefix { isBlank($0) }
      if isAfterBrace, !blank.isEmpty, blank.count < line.count {
        if blank.first == UInt8(ascii: "\t") { return "\t" }
        return blank.count == 2 ? "  " : "    "
      }
      let last = line.last { !isBlank($0) && $0 != UInt8(ascii: "\r") }
      isAfterBrace = last == UInt8(ascii: "{") && blank.isEmpty
    }
    return "    "
  }
}
