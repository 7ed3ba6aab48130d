extension DataTable {
  /// The lines of the table in Markdown, of which at most so many are rows.
  ///
  /// A last line counts the others.
  func markdownLines(most: Int) -> [String] {
    let head = line(columns.map(\.title.markdown))
    let signs = line(columns.map { $0.isNumber ? "--:" : ":--" })
    let left = rows.count + hidden - min(rows.count, most)
    return [head, signs] + rows.prefix(most).map { line(zip(columns, $0).map(cell)) }
      + (left > 0 ? [line(["and \(left) more"])] : [])
  }

  private func cell(_ column: Column, _ cell: Cell) -> String {
    let indent = String(repeating: "&ensp;", count: cell.level * 2)
    return indent + (cell.text.count > 80 ? cell.text.prefix(79) + "…" : cell.text).markdown
  }

  private func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
