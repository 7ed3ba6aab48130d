import Foundation
import Reports
import TraceAnalysis
import TraceQueries

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
    let views = TraceView.all.map { view -> JSONValue in
      [
        "name": .text(view.name), "meaning": .text(view.meaning),
        "columns": .array(view.columns.map(json)),
      ]
    }
    let version = JSONValue.integer(Int64(TraceTable.formatVersion))
    return try
      (["formatVersion": version, "tables": .array(tables), "views": .array(views)] as JSONValue)
      .text()
  }

  private static func json(_ column: FieldDescription) -> JSONValue {
    [
      "name": .text(column.name), "type": .text(column.kind.storage.rawValue),
      "unit": .text(column.unit), "meaning": .text(column.meaning),
      "isKey": .boolean(column.isKey), "isNullable": .boolean(column.isNullable),
    ]
  }

  private static func json(_ column: TraceView.Column) -> JSONValue {
    [
      "name": .text(column.name), "type": .text(column.type), "unit": .text(column.unit),
      "meaning": .text(column.meaning),
    ]
  }

  /// For people.
  static var text: String {
    let tables = TraceTable.allCases
    let width = tables.flatMap(\.columns).map(\.name.count).max() ?? 0
    let described = tables.map { table in
      let rows = table.columns.map {
        line($0.name, $0.meaning, $0.kind.storage.rawValue, $0.unit, width: width)
      }
      return "\(table.rawValue)\n  \(table.meaning).\n\n\(rows.joined())"
    }
    let views = TraceView.all.map { view in
      let rows = view.columns.map { line($0.name, $0.meaning, $0.type, $0.unit, width: width) }
      return "\(view.name), a view\n  \(view.meaning).\n\n\(rows.joined())"
    }
    return (described + views).joined(separator: "\n")
  }

  private static func line(
    _ name: String,
    _ meaning: String,
    _ type: String,
    _ unit: String,
    width: Int
  ) -> String {
    let name = name.padding(toLength: width, withPad: " ", startingAt: 0)
    return "  \(name)  \(meaning) (\(type)\(unit.isEmpty ? "" : ", \(unit)"))\n"
  }
}
