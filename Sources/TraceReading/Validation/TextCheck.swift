/// Checks that metadata text is whole: it begins as CTF 1.8 does, and everything opened is closed.
struct TextCheck {
  /// The file, for messages.
  let file: String

  private static let firstLine = Array("/* CTF 1.8".utf8)
  private static let pairs: [UInt8: UInt8] = [
    UInt8(ascii: "}"): UInt8(ascii: "{"),
    UInt8(ascii: "]"): UInt8(ascii: "["),
    UInt8(ascii: ")"): UInt8(ascii: "("),
  ]

  /// Throws where the text is cut or is no CTF metadata.
  func check(_ text: [UInt8]) throws(TraceReadingError) {
    guard text.starts(with: Self.firstLine) else {
      if Self.firstLine.starts(with: text) { throw .cutMetadata(file: file, position: 0) }
      throw damage(at: 0, "it does not begin with `/* CTF 1.8`")
    }
    var open: [(bracket: UInt8, position: Int)] = []
    var position = 0
    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "\""): position = try endOfString(text, from: position)
      case UInt8(ascii: "/"): position = try endOfComment(text, from: position)
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): open.append((byte, position))
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
        guard open.popLast()?.bracket == Self.pairs[byte] else {
          throw damage(at: position, "a bracket is closed that was not opened")
        }
      case 9, 10, 13, 32..<127: break
      default: throw damage(at: position, "there is a byte that is no text")
      }
      position += 1
    }
    if let first = open.first { throw .cutMetadata(file: file, position: first.position) }
    try checkEnd(text)
  }

  /// The last declaration must be closed.
  private func checkEnd(_ text: [UInt8]) throws(TraceReadingError) {
    let end = text.lastIndex { $0 > 32 } ?? 0
    let last = text[end]
    guard last == UInt8(ascii: ";") || (last == UInt8(ascii: "/") && text[end - 1] == 42) else {
      throw .cutMetadata(file: file, position: end)
    }
  }

  private func endOfString(_ text: [UInt8], from start: Int) throws(TraceReadingError) -> Int {
    var position = start + 1
    while position < text.count, text[position] != UInt8(ascii: "\n") {
      if text[position] == UInt8(ascii: "\"") { return position }
      position += text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    throw .cutMetadata(file: file, position: start)
  }

  private func endOfComment(_ text: [UInt8], from start: Int) throws(TraceReadingError) -> Int {
    let star = UInt8(ascii: "*")
    guard start + 1 < text.count, text[start + 1] == star else {
      if start + 1 < text.count, text[start + 1] == UInt8(ascii: "/") {
        return text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      }
      throw damage(at: start, "a slash stands outside of comments")
    }
    var position = start + 2
    while position + 1 < text.count {
      if text[position] == star, text[position + 1] == UInt8(ascii: "/") { return position + 1 }
      position += 1
    }
    throw .cutMetadata(file: file, position: start)
  }

  private func damage(at position: Int, _ reason: String) -> TraceReadingError {
    .damagedMetadata(file: file, position: position, reason: reason)
  }
}
