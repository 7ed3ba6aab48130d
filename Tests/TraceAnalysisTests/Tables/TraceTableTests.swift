import Foundation
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct TraceTableTests {
  @Test(
    "Names are unique and in snake case, units are in the names",
    arguments: TraceTable.allCases
  )
  func names(table: TraceTable) {
    let names = table.columns.map(\.name)
    #expect(Set(names).count == names.count)
    for column in table.columns {
      #expect(column.name.allSatisfy { $0.isLowercase || $0 == "_" })
      #expect(!column.meaning.isEmpty && !column.meaning.hasSuffix("."))
      if ["ns", "points"].contains(column.unit) { #expect(column.name.hasSuffix(column.unit)) }
    }
    #expect(names.first == "run_id")
    #expect(
      table.columns.count { $0.isKey }
        == ([.counters, .allocations, .signposts].contains(table) ? 0 : 1)
    )
  }

  @Test("A cell is of its column's kind or null, and keys are unique")
  func cells() {
    var script = AwkwardTrace.script
    script.allocations(in: "apply", type: 7, at: 300_000)
    script.event(
      "signpost/com.example.shop/images/event",
      at: 300_500,
      ["name": .text("Page"), "signpost_id": .unsigned(3), "message": .text("shown")]
    )
    let rows = script.rows()
    for table in TraceTable.allCases {
      let own = rows.filter { $0.table == table }
      #expect(!own.isEmpty)
      for row in own {
        #expect(row.cells.count == table.columns.count)
        for (cell, column) in zip(row.cells, table.columns) {
          #expect(
            cell.kind == nil || cell.kind == column.kind.storage,
            "\(table).\(column.name): \(cell)"
          )
        }
      }
      guard let key = table.columns.firstIndex(where: \.isKey) else { continue }
      #expect(Set(own.map { $0.cells[key] }).count == own.count)
    }
  }

  @Test("What the trace says stands in the row")
  func values() throws {
    let rows = AwkwardTrace.script.rows()
    func cell(_ table: TraceTable, _ column: String, _ number: Int) throws -> TableCell {
      let row = try #require(rows.filter { $0.table == table }.dropFirst(number).first)
      return row.cells[try #require(table.columns.firstIndex { $0.name == column })]
    }
    #expect(try cell(.runs, "scenario", 0) == .text(AwkwardTrace.name))
    #expect(try cell(.runs, "host_name", 0) == .text("lab"))
    #expect(try cell(.runs, "host_name", 1) == .text("lab-1"))
    #expect(try cell(.frames, "duration_ns", 11) == .integer(1_400))
    #expect(try cell(.frames, "overrun_ns", 11) == .integer(900))
    #expect(try cell(.frames, "missed_vsyncs", 11) == .integer(1))
    #expect(try cell(.frames, "cause", 11) == .text("unexplained"))
    #expect(try cell(.frames, "cause", 0) == .null)
    #expect(try cell(.updates, "reason", 0) == .text(AwkwardTrace.name))
    #expect(try cell(.updates, "items", 0) == .integer(5))
    #expect(try cell(.updates, "frame_id", 12) == .null)
    #expect(try cell(.counters, "value", 0) == .integer(-3))
    #expect(try cell(.counters, "list_id", 0) == .integer(1))
  }

  @Test("What an interval allocated has the name of its type, even if that is announced later")
  func allocations() throws {
    var script = TraceScript()
    script.list = 2
    script.event("schema", at: 100, ["version": .count(1)])
    script.begin("frame", 1, at: 110)
    script.allocations(in: "apply", type: 7, at: 120)
    script.allocations(in: "apply", type: 8, at: 121)
    script.allocations(in: "frame", type: nil, at: 122)
    script.event("type_name", at: 123, ["type": .integer(7), "name": .text("MessageRow")])
    script.end("frame", 1, at: 130)
    script.allocations(in: "frame", type: nil, calls: -1, at: 131)
    let rows = script.rows().filter { $0.table == .allocations }
    let columns = TraceTable.allocations.columns.map(\.name)
    #expect(
      columns == [
        "run_id", "list_id", "time_ns", "interval", "content_type", "allocations", "bytes",
        "own_allocations", "own_bytes",
      ]
    )
    let said = rows.map { $0.cells.dropFirst().map { $0 } }
    let numbers: [TableCell] = [.integer(214), .integer(4_000), .integer(200), .integer(3_000)]
    #expect(
      said == [
        [.integer(2), .integer(20), .text("apply"), .text("MessageRow")] + numbers,
        [.integer(2), .integer(21), .text("apply"), .text("type 8")] + numbers,
        [.integer(2), .integer(22), .text("frame"), .null] + numbers,
      ]
    )
  }

  @Test("What SQLite and CSV cannot hold is replaced, what is no number is null")
  func replaced() {
    #expect(TableCell.known("a\0b") == .text("a\u{FFFD}b"))
    #expect(TableCell.known(nil as String?) == .null)
    #expect(TableCell.known(Double.nan) == .null)
    #expect(TableCell.known(-Double.infinity) == .null)
    #expect(TableCell.known(UInt64.max) == .null)
    #expect(TableCell.reference(0) == .null)
  }

  @Test(
    "Pieces of JSON are what JSON readers expect",
    arguments: [AwkwardTrace.name, "", "\0\u{1}\u{1F}\u{7F}", "\u{2028}", "\u{202E}é", "</script>"]
  )
  func json(text: String) throws {
    let list = "[\(JSONFragment.string(text)),\(JSONFragment.value(FieldValue.text(text)))]"
    let read = try JSONSerialization.jsonObject(with: Data(list.utf8))
    #expect(read as? [String] == [text, text])
  }

  @Test("Numbers keep their values in JSON")
  func numbers() throws {
    let values: [FieldValue] = [
      .integer(.min), .unsigned(.max), .number(1e-7), .number(.leastNonzeroMagnitude),
      .number(.nan),
      .label(FieldLabel("", 3)),
    ]
    #expect(
      values.map { JSONFragment.value($0) } == [
        "-9223372036854775808", "18446744073709551615", "1e-07", "5e-324", "null", "\"3\"",
      ]
    )
  }
}

extension TableCell {
  fileprivate var kind: FieldDescription.Storage? {
    switch self {
    case .null: nil
    case .integer, .unsigned: .integer
    case .real: .real
    case .text: .text
    case .boolean: .boolean
    case .json: .json
    }
  }
}
