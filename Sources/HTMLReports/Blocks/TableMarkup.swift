import Reports
import TraceAnalysis

/// A table in a page, in a box that scrolls where it is too wide.
struct TableMarkup {
  private let table: Table
  private let isFiltered: Bool

  /// Fewer rows are seen at a glance.
  private static let minFiltered = 8
  private static let levelPixels = 14
  private static let paddingPixels = 8

  /// Prepares a table; the scripts make it sortable where it has a name, and may offer to look for rows.
  init(_ table: Table, isFiltered: Bool = false) {
    self.table = table
    self.isFiltered = isFiltered
  }

  /// The table.
  var markup: Markup {
    let id = table.id.isEmpty ? nil : table.id
    let element = Markup.element(
      "table",
      [
        "id": id, "data-sortable": id,
        "data-filtered": isFiltered && table.rows.count >= Self.minFiltered ? id : nil,
      ],
      [
        .element("caption", [:], table.caption),
        .element("thead", [:], [.element("tr", [:], table.columns.map(Self.heading))]),
        .element("tbody", [:], table.rows.map(row)),
      ]
    )
    let more: [Markup] =
      table.hidden > 0
      ? [
        .element(
          "p",
          ["class": "note"],
          "\(Readable.number(table.hidden)) more rows are left out."
        )
      ] : []
    return .element(
      "div",
      ["class": "wide", "tabindex": "0", "role": "group", "aria-label": table.caption],
      [element] + more
    )
  }

  /// The title of a column, with its meaning.
  private static func heading(_ column: FieldDescription) -> Markup {
    .element(
      "th",
      [
        "scope": "col", "class": column.kind.isNumber ? "number" : nil, "title": column.meaning,
      ],
      column.title
    )
  }

  private func row(_ row: Table.Row) -> Markup {
    let words = table.words(row)
    return .element(
      "tr",
      [:],
      row.cells.indices.map { column in
        let value = row.cells[column].sortValue.map { "\($0)" }
        guard column > 0 else { return heading(words[0], value, level: row.level) }
        return .element(
          "td",
          [
            "class": table.columns[column].kind.isNumber ? "number" : nil, "data-value": value,
          ],
          words[column]
        )
      }
    )
  }

  private func heading(_ words: String, _ value: String?, level: Int) -> Markup {
    .element(
      "th",
      [
        "scope": "row", "data-value": value,
        "style": level > 0
          ? "padding-left:\(level * Self.levelPixels + Self.paddingPixels)px" : nil,
      ],
      [.name(words)]
    )
  }
}
