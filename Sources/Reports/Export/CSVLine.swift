public import TraceAnalysis

/// Lines of comma-separated values (RFC 4180), ending in a line feed.
public enum CSVLine {
  /// The line of a row.
  public static func of(_ cells: [TableCell]) -> String {
    cells.lazy.map(text).joined(separator: ",") + "\n"
  }

  private static func text(_ cell: TableCell) -> String {
    switch cell {
    case .null: ""
    case .text(let text), .json(let text): quoted(text)
    case .real(let value): "\(value)"
    case .integer, .unsigned, .boolean: JSONFragment.value(cell)
    }
  }

  /// Quotation marks where they are needed, and around empty text, which would be null without.
  private static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x2C }
    guard !isPlain else { return text }
    // A quotation mark with an accent is a separate character, but still a quotation mark.
    let parts = text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(parts.map { String($0) }.joined(separator: "\"\""))\""
  }
}
