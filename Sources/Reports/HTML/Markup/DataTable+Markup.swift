extension DataTable {
  /// Fewer rows are seen at a glance.
  private static let minFiltered = 8

  /// The table in a page.
  ///
  /// - Parameters:
  ///   - caption: what it shows.
  ///   - id: a name for the scripts, which then make it sortable.
  ///   - isFiltered: whether the scripts offer to look for rows.
  /// - Returns: the table, in a box that scrolls where it is too wide.
  func markup(caption: String, id: String? = nil, isFiltered: Bool = false) -> Markup {
    let table = Markup.element(
      "table",
      [
        "id": id, "data-sortable": id,
        "data-filtered": isFiltered && rows.count >= Self.minFiltered ? id : nil,
      ],
      [
        .element("caption", [:], caption),
        .element("thead", [:], [.element("tr", [:], columns.map(\.markup))]),
        .element("tbody", [:], rows.map(row)),
      ]
    )
    let more: [Markup] =
      hidden > 0 ? [.element("p", ["class": "note"], "\(hidden) more rows are left out.")] : []
    return .element(
      "div",
      ["class": "wide", "tabindex": "0", "role": "group", "aria-label": caption],
      [table] + more
    )
  }

  private func row(_ cells: [Cell]) -> Markup {
    .element(
      "tr",
      [:],
      zip(columns, cells).enumerated().map { index, pair in
        pair.1.markup(isNumber: pair.0.isNumber, isHeading: index == 0)
      }
    )
  }
}

extension DataTable.Column {
  fileprivate var markup: Markup {
    .element("th", ["scope": "col", "class": isNumber ? "number" : nil], title)
  }
}

extension DataTable.Cell {
  fileprivate func markup(isNumber: Bool, isHeading: Bool) -> Markup {
    let value = value.flatMap { $0.isFinite ? "\($0)" : nil }
    guard isHeading else {
      return .element("td", ["class": isNumber ? "number" : nil, "data-value": value], text)
    }
    return .element(
      "th",
      [
        "scope": "row", "data-value": value,
        "style": level > 0 ? "padding-left:\(level * 14 + 8)px" : nil,
      ],
      [.name(text)]
    )
  }
}
