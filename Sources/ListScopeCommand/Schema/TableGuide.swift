import Foundation
import Reports
import TraceAnalysis

/// The meanings of the tables of a trace, for people.
enum TableGuide {
  /// For machines.
  static func json() throws -> String {
    let tables = TraceTable.allCases.map { table -> JSONValue in
      [
        "name": .text(table.rawValue), "meaning": .text(table.meaning),
        "columns": .array(table.columns.map(json)),
      ]
    }
    let version = JSONValue.integer(Int64(TraceTable.formatVersion))
    return try (["formatVersion": version, "tables": .array(tables)] as JSONValue).text()
  }

  private static func json(_ column: FieldDescription) -> JSONValue {
    [
      "name": .text(column.name), "type": .text(column.kind.storage.rawValue),
      "unit": .text(column.unit), "meaning": .text(column.meaning),
      "isKey": .boolean(column.isKey), "isNullable": .boolean(column.isNullable),
    ]
  }

  /// For people.
  static var text: String {
    let tables = TraceTable.allCases
    let width = tables.flatMap(\.columns).map(\.name.count).max() ?? 0
    return tables.map { table in
      let rows = table.columns.map { line($0, width: width) }
      return "\(table.rawValue)\n  \(table.meaning).\n\n\(rows.joined())"
    }
    .joined(separator: "\n")
  }

  private static func line(_ column: FieldDescription, width: Int) -> String {
    let name = column.name.padding(toLength: width, withPad: " ", startingAt: 0)
    let unit = column.unit.isEmpty ? "" : ", \(column.unit)"
    return "  \(name)  \(column.meaning) (\(column.kind.storage.rawValue)\(unit))\n"
  }
}
