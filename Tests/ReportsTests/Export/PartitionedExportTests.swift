import Foundation
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import Exports
@testable import Reports

@Suite struct PartitionedExportTests {
  /// The files that an export makes, by their folders, each of which has one.
  private func files(_ script: TraceScript, _ format: RowFormat, host: String = "lab")
    throws -> [String: String]
  {
    final class Files {
      var bytes: [String: [UInt8]] = [:]
    }
    let files = Files()
    var export = PartitionedExport(format, TraceOrigin(host: host)) { path in
      ExportOutput { files.bytes[path, default: []].append(contentsOf: $0) }
    }
    let (parts, ending) = script.parts()
    for part in parts { export.add(part) }
    try export.finish(ending)
    let runs = ending.runs.map { "\($0.run.id).\(format.rawValue)" }
    return Dictionary(
      uniqueKeysWithValues: files.bytes.map { path, bytes in
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        #expect(runs.contains(String(path[path.index(after: slash)...])))
        return (String(path[..<slash]), String(decoding: bytes, as: UTF8.self))
      }
    )
  }

  private func path(_ table: TraceTable, _ host: String = "lab") -> String {
    "table=\(table.rawValue)/version=v\(TraceTable.formatVersion)/host=\(host)/date=1970-01-01"
  }

  @Test("CSV gives back every cell of every row")
  func csv() throws {
    let script = AwkwardTrace.script
    let files = try files(script, .csv)
    let rows = script.rows()
    for table in TraceTable.allCases {
      for host in ["lab", "lab-1"] {
        let lines = CSVReader.rows(try #require(files[path(table, host)]))
        #expect(lines.first == table.columns.map { $0.name })
        let expected = rows.filter {
          $0.table == table && TraceOrigin(host: "lab").host(of: $0.run.process) == host
        }
        #expect(lines.dropFirst() == ArraySlice(expected.map { $0.cells.map(\.csvText) }))
      }
    }
  }

  @Test("NDJSON is one object a line, with the names of the columns")
  func ndjson() throws {
    let files = try files(AwkwardTrace.script, .ndjson)
    let text = try #require(files[path(.intervals)])
    var names: Set<String> = []
    for line in text.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(Set(try #require(object).keys) == Set(TraceTable.intervals.columns.map(\.name)))
      names.insert(object?["name"] as? String ?? "")
      #expect(object?["fields"] is [String: Any] || object?["fields"] is NSNull)
    }
    #expect(names.contains(AwkwardTrace.name))
  }

  @Test("A table without rows has files all the same")
  func emptyTables() throws {
    var script = TraceScript()
    script.begin("diff", 1, at: 0)
    script.end("diff", 1, at: 1)
    let csv = try files(script, .csv)
    #expect(csv[path(.counters)] == "run_id,list_id,time_ns,name,value\n")
    #expect(try files(script, .ndjson)[path(.counters)] == "")
    #expect(csv.count == TraceTable.allCases.count)
  }

  @Test(
    "A machine's name is one folder, whatever it holds",
    arguments: [
      ("lab-3.local", "lab-3.local"), ("a/b", "a%2Fb"), ("..", "%2E%2E"), ("é=1", "%C3%A9%3D1"),
      ("\n", "%0A"),
    ]
  )
  func hosts(name: String, folder: String) {
    #expect(PartitionedExport.safe(name) == folder)
  }

  @Test("A quotation mark with an accent is a quotation mark")
  func accents() {
    #expect(CSVLine.of([.text("a\"\u{301},b"), .null]) == "\"a\"\"\u{301},b\",\n")
  }

  @Test("Empty text and null are distinguished")
  func emptyText() {
    #expect(CSVLine.of([.text(""), .null, .text("a b"), .boolean(true)]) == "\"\",,\"a b\",true\n")
  }

  @Test("A failure is reported at the end, and nothing is written after it")
  func failure() throws {
    struct Full: Error {}
    final class Calls {
      var count = 0
    }
    let calls = Calls()
    let output = ExportOutput { _ in
      calls.count += 1
      throw Full()
    }
    for _ in 0..<3 { output.append(String(repeating: "x", count: 300_000)) }
    #expect(throws: Full.self) { try output.finish() }
    #expect(calls.count == 1)
  }
}

/// Reads CSV by the letters of RFC 4180.
private enum CSVReader {
  static func rows(_ text: String) -> [[String]] {
    var (rows, row, cell, isQuoted): ([[String]], [String], String, Bool) = ([], [], "", false)
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"" where isQuoted && rest.first == "\"":
        rest.removeFirst()
        cell += "\""
      case "\"": isQuoted.toggle()
      case "," where !isQuoted, "\n" where !isQuoted:
        row.append(cell)
        cell = ""
        guard scalar == "\n" else { continue }
        rows.append(row)
        row = []
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return rows
  }
}

extension TableCell {
  /// The text that a reader of CSV sees.
  fileprivate var csvText: String {
    switch self {
    case .null: ""
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let text), .json(let text): text
    case .boolean(let value): "\(value)"
    }
  }
}
