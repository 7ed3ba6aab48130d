import TraceAnalysis

/// Rows of cells under each other: words to the left, numbers to the right.
struct TextTable {
  private var rows: [[String]] = []
  private let limit: Int
  private let wordColumns: Set<Int>

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - header: the names of the columns.
  ///   - limit: the maximum width of a column of words; longer cells are shortened.
  ///   - words: the positions of the columns of words.
  init(_ header: [String], firstColumn limit: Int = 32, words: Set<Int> = [0]) {
    self.limit = limit
    wordColumns = words.union([0])
    rows = [header]
  }

  mutating func add(_ cells: [String]) {
    rows.append(
      cells.enumerated().map { column, cell in
        wordColumns.contains(column) ? cell.printable.shortened(to: limit) : cell
      }
    )
  }

  /// The lines, without blanks at their ends.
  func lines(indent: Int = 2) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        wordColumns.contains(column)
          ? Self.padded(cell, widths[column]) : Self.rightAligned(cell, widths[column])
      }
      return Self.trimmed(String(repeating: " ", count: indent) + cells.joined(separator: "  "))
    }
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func rightAligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  static func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
