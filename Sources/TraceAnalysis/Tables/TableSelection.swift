/// The tables and columns that are asked for.
public struct TableSelection: Hashable, Sendable {
  /// The positions of the columns of a table in rising order; none of a table that is not asked for.
  private let positions: [TraceTable: [Int]]

  /// Every column of every table.
  public static let all = TableSelection(
    Dictionary(uniqueKeysWithValues: TraceTable.allCases.map { ($0, Set($0.columns.map(\.name))) })
  )

  /// Selects columns by name; keys are always among those of a table.
  ///
  /// - Parameter columns: The names by table. Other names than those of columns count for nothing; a table
  ///   without names has rows, but only their keys.
  public init(_ columns: [TraceTable: Set<String>]) {
    positions = Dictionary(
      uniqueKeysWithValues: columns.map { table, names in
        let all = table.columns
        return (table, all.indices.filter { all[$0].isKey || names.contains(all[$0].name) })
      }
    )
  }

  /// The positions of the columns of a table, in rising order; nil if the table is not asked for.
  public func columns(of table: TraceTable) -> [Int]? { positions[table] }
}
