/// A column, and how its cell is found in what a row is about.
struct CellColumn<Source> {
  let column: TableColumn
  let cell: @Sendable (Source) -> TableCell

  init(
    _ name: String,
    _ kind: TableColumn.Kind,
    unit: String = "",
    isKey: Bool = false,
    _ meaning: String,
    _ cell: @escaping @Sendable (Source) -> TableCell
  ) {
    column = TableColumn(name: name, kind: kind, unit: unit, isKey: isKey, meaning: meaning)
    self.cell = cell
  }
}
