/// The records of comma-separated values (RFC 4180), as other programs may have written them.
struct CSVRecords {
  /// One record.
  struct Record: Hashable {
    /// The number of its first line, from 1.
    let line: Int
    /// The record as it is written, without the end of its line.
    let source: String
    let cells: [String]
  }

  let records: [Record]
  /// True if the last record has no end of line, or no end of a quotation: it may be cut.
  let isCut: Bool

  private static let (quote, comma) = (UInt8(ascii: "\""), UInt8(ascii: ","))
  private static let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  /// Reads a text; lines without anything are left out.
  ///
  /// - Complexity: O(n) for n bytes.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var records: [Record] = []
    var (line, lines, start) = (1, 1, 0)
    var (cells, cell): ([String], [UInt8]) = ([], [])
    var isQuoted = false
    for (position, byte) in bytes.enumerated() {
      if byte == Self.lineFeed { lines += 1 }
      switch byte {
      case Self.quote:
        // Two quotation marks are one: the second opens again what the first has closed.
        if !isQuoted, position > start, bytes[position - 1] == Self.quote { cell.append(byte) }
        isQuoted.toggle()
      case Self.comma where !isQuoted:
        cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
      case Self.lineFeed where !isQuoted:
        var source = bytes[start..<position]
        if source.last == Self.carriageReturn {
          source.removeLast()
          cell.removeLast()
        }
        cells.append(String(decoding: cell, as: UTF8.self))
        if !source.isEmpty {
          let words = String(decoding: source, as: UTF8.self)
          records.append(Record(line: line, source: words, cells: cells))
        }
        (cells, cell, start, line) = ([], [], position + 1, lines)
      default: cell.append(byte)
      }
    }
    isCut = start < bytes.count
    if isCut {
      cells.append(String(decoding: cell, as: UTF8.self))
      let words = String(decoding: bytes[start...], as: UTF8.self)
      records.append(Record(line: line, source: words, cells: cells))
    }
    self.records = records
  }
}
