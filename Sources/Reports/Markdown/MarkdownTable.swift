import TraceAnalysis

/// A table in Markdown.
struct MarkdownTable {
  /// The lines: titles, alignment, rows, and how many rows are left out.
  let lines: [String]

  private static let maxCellLength = 80

  /// Shows at most `rows` rows of a table; a last line counts the others.
  init(_ table: Table, rows: Int) {
    let head = Self.line(table.columns.map(\.title.markdown))
    let signs = Self.line(table.columns.map { $0.kind.isNumber ? "--:" : ":--" })
    let left = table.rows.count + table.hidden - min(table.rows.count, rows)
    lines =
      [head, signs]
      + table.rows.prefix(rows).map { row in
        Self.line(
          table.words(row).enumerated().map { column, text in
            Self.cell(text, level: column == 0 ? row.level : 0)
          }
        )
      }
      + (left > 0 ? [Self.line(["and \(Readable.number(left)) more"])] : [])
  }

  /// Shows numbers beside each other, in one row.
  init(_ cards: [Card]) {
    lines = [
      Self.line(cards.map(\.name.markdown)), Self.line(cards.map { _ in "--:" }),
      Self.line(cards.map(\.value.markdown)),
    ]
  }

  private static func cell(_ text: String, level: Int) -> String {
    let indent = String(repeating: "&ensp;", count: level * 2)
    return indent + text.shortened(to: maxCellLength).markdown
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
