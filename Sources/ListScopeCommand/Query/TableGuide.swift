import Reports
import TraceAnalysis

/// What the tables of a trace mean, for people.
enum TableGuide {
  static var text: String {
    TraceTable.allCases.map { table in
      let rows = table.columns.map { column in
        let unit = column.unit.isEmpty ? "" : ", \(column.unit)"
        return
          "  \(padded(column.name, 16)) \(column.meaning) (\(column.kind.storage.rawValue)\(unit))\n"
      }
      return "\(table.rawValue)\n  \(table.meaning).\n\n\(rows.joined())"
    }
    .joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
