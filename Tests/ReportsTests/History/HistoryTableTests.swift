import Foundation
import Testing
import TraceTestSupport
@testable import Exports
@testable import Reports
@testable import TraceAnalysis

@Suite struct CSVRecordsTests {
  @Test("Whatever is written is read again", arguments: UInt64(1)...64)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = ["a", ",", "\"", "\n", "\r", " ", "é", "\u{301}", "\r\n"]
    let rows = (0..<20).map { _ in
      (0..<Int.random(in: 2...5, using: &random)).map { _ in
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? ""
        }
        .joined()
      }
    }
    let text = rows.map { CSVLine.of($0.map { .text($0) }) }.joined()
    let csv = CSVRecords(text)
    #expect(
      csv.records.map { $0.cells.map { Array($0.utf8) } } == rows.map { $0.map { Array($0.utf8) } }
    )
    #expect(!csv.isCut)
  }

  @Test("Windows' line ends, empty lines and cut ends are understood")
  func variants() {
    #expect(
      CSVRecords("a,b\r\n1,\"x\r\"\r\n").records.map(\.cells) == [["a", "b"], ["1", "x\r"]]
    )
    #expect(CSVRecords("a\n\nb\n").records.map(\.line) == [1, 3])
    #expect(CSVRecords("a,b\n1").isCut)
    #expect(CSVRecords("a,b\n\"1\n").isCut)
    #expect(CSVRecords("").records.isEmpty)
  }
}

@Suite struct HistoryTableTests {
  private func row(
    _ run: Int,
    machine: String = "m",
    parameters: String = "items=10",
    metrics: [String: Double]
  ) -> HistoryRow {
    HistoryRow(
      time: Date(timeIntervalSince1970: Double(run) * 1000.5),
      words: [
        .machine: machine, .scenario: "feed", .parameters: parameters, .run: "r\(run)",
        .commit: "c\(run / 2)", .build: "release", .content: "a,b \"c\"",
      ],
      metrics: metrics
    )
  }

  @Test("Rows come back as they were added, and the same run is added once")
  func addition() throws {
    let rows = (0..<5).map {
      row($0, metrics: ["frame_mean_ns": Double($0) / 3, "x_total_ns": 1e12])
    }
    var text = ""
    for row in rows + rows {
      let (after, _) = try HistoryTable(text).adding([row])
      text = after
    }
    let table = try HistoryTable(text)
    #expect(table.rows.map(\.metrics) == rows.map(\.metrics))
    #expect(table.rows.map(\.words).map { $0.filter { $0.key != .time } } == rows.map(\.words))
    #expect(table.rows.map(\.time) == rows.map(\.time))
    #expect(table.damage.isEmpty)
  }

  @Test("A new metric extends every row, and what was there stays as it was")
  func newColumn() throws {
    let old = """
      run,note,frame_mean_ns,parameters,scenario,machine,time
      r1,"by, hand",5,p,s,m,2026-01-02T03:04:05+01:00

      """
    let (text, added) = try HistoryTable(old).adding([row(2, metrics: ["new_ns": 7])])
    let lines = text.split(separator: "\n")
    #expect(added == 1)
    #expect(
      lines[0]
        == "run,note,frame_mean_ns,parameters,scenario,machine,time,commit,build,content,new_ns"
    )
    #expect(lines[1] == "r1,\"by, hand\",5,p,s,m,2026-01-02T03:04:05+01:00,\"\",\"\",\"\",nan")
    #expect(
      lines[2].hasPrefix("r2,\"\",nan,items=10,feed,m,1970-01-01T00:33:21.000+00:00,c1,release,")
    )
    #expect(lines[2].hasSuffix(",7.0"))
    let table = try HistoryTable(text)
    #expect(table.rows.map(\.metrics) == [["frame_mean_ns": 5], ["new_ns": 7]])
  }

  @Test("Of a history that is cut anywhere, no row is read that is not in the whole")
  func cuts() throws {
    let rows = (0..<3).map { row($0, metrics: ["frame_mean_ns": 123_456 + Double($0)]) }
    let text = HistoryTable().adding(rows).text
    let whole = try HistoryTable(text).rows
    for length in 0..<text.utf8.count {
      guard let table = try? HistoryTable(String(decoding: text.utf8.prefix(length), as: UTF8.self))
      else { continue }
      #expect(table.rows == Array(whole.prefix(table.rows.count)), "\(length)")
      #expect(table.rows.count < 3)
      let endsLine = length == 0 || Array(text.utf8)[length - 1] == UInt8(ascii: "\n")
      #expect(table.damage.isEmpty == endsLine, "\(length)")
    }
  }

  @Test(
    "What is wrong with a text is said",
    arguments: [
      ("a,b\n1,2\n", "no column 'time'"),
      ("time,time,machine,scenario,parameters,run\n", "two columns 'time'"),
      ("time,machine,scenario,parameters,run", "first line does not end"),
    ]
  )
  func foreign(text: String, complaint: String) {
    let error = #expect(throws: HistoryTable.FormatError.self) { try HistoryTable(text) }
    #expect(error?.message.contains(complaint) == true)
  }

  @Test("A row that cannot be understood is left out and named by its line")
  func damage() throws {
    let table = try HistoryTable(
      """
      time,machine,scenario,parameters,run,x_ns
      2026-01-02T03:04:05Z,m,s,p,r1,1
      yesterday,m,s,p,r2,1
      2026-01-02T03:04:05Z,m,s,p,r3,much
      2026-01-02T03:04:05Z,m,s,p,r4

      """
    )
    #expect(table.rows.map { $0[.run] } == ["r1"])
    #expect(table.damage.map { $0.prefix(7) } == ["line 3:", "line 4:", "line 5:"])
  }

  // MARK: Lines

  @Test("A line joins neither machines nor parameters, but knows the defaults of older rows")
  func lines() {
    let metrics = ["frame_mean_ns": 1.0]
    let lines = HistoryLine.all([
      row(1, metrics: metrics), row(2, machine: "other", metrics: metrics),
      row(3, parameters: "items=20", metrics: metrics),
      row(4, parameters: "items=10 gesture=jump", metrics: metrics),
      row(5, parameters: "slowdown=1 items=10", metrics: metrics),
    ])
    #expect(Set(lines.map { $0.rows.map { $0[.run] } }) == [["r1", "r5"], ["r2"], ["r3"], ["r4"]])
    #expect(Set(lines.map(\.name)).count == 3)
    #expect(Set(lines.map(\.key.hash)).count == 4)
  }

  @Test("The latest commit's runs are compared with all before")
  func sides() throws {
    let rows = (0..<6).map { row($0, metrics: ["x_ns": Double($0), "zero_ns": 0]) }
    let line = try #require(HistoryLine.all(rows.reversed()).first)
    #expect(line.sides(of: "x_ns").before == [0, 1, 2, 3])
    #expect(line.sides(of: "x_ns").latest == [4, 5])
    #expect(line.metrics.map(\.name) == ["x_ns"])
    #expect([3.0, 1, 2].median == 2)
    #expect([4.0, 1].median == 2.5)
    #expect([Double]().median == nil)
  }

  @Test("A sparkline rises with its values, and shows no noise")
  func sparkline() {
    #expect(Sparkline([0, 1, 2, 3, 4, 5, 6, 7]).text == "▁▂▃▄▅▆▇█")
    #expect(Sparkline([100, 100.5, 99.9]).text == "▄▄▄")
    #expect(Sparkline((0..<1000).map(Double.init)).text.count == 32)
    #expect(Sparkline((0..<1000).map(Double.init), width: 8).text == "▁▂▃▄▅▆▇█")
    #expect(Sparkline([]).text.isEmpty)
  }

  @Test("Times keep their milliseconds", arguments: [0, 1, 99, 600, 999])
  func milliseconds(_ millisecond: Int) throws {
    let row = HistoryRow(
      time: Date(timeIntervalSince1970: 1_764_000_000 + Double(millisecond) / 1000),
      words: [.machine: "m", .scenario: "feed", .run: "r"],
      metrics: ["frame_mean_ns": 1]
    )
    let (text, _) = try HistoryTable("").adding([row])
    let digits = String(1000 + millisecond).dropFirst()
    #expect(text.contains(".\(digits)+00:00"), "\(text)")
  }
}
