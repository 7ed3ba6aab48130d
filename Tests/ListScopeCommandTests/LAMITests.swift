import Foundation
import TestSupport
import Testing

/// The requests of Trace Compass to an external analysis.
///
/// https://github.com/lttng/lami-spec
@Suite struct LAMITests {
  private static let trace =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces/fling").path

  private func lami(_ arguments: String...) throws -> (status: Int32, json: [String: Any]) {
    let run = try CommandRun.run(
      [CommandRun.listscope, "report", "--format", "lami"] + arguments
    )
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return (run.status, try #require(json as? [String: Any]))
  }

  private func tables(_ arguments: String...) throws -> [String: [[Any]]] {
    let run = try CommandRun.run(
      [CommandRun.listscope, "report", "--format", "lami"] + arguments + [Self.trace]
    )
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let results = try #require(json?["results"] as? [[String: Any]])
    var tables: [String: [[Any]]] = [:]
    for result in results {
      let name = try #require(result["class"] as? String)
      tables[name] = try #require(result["data"] as? [[Any]])
    }
    return tables
  }

  @Test("A trace that lost events has tables and a warning on stderr, not exit code 65")
  func lossy() throws {
    let folder = try OutputFolder()
    let file = folder.path + "/lami.json"
    let run = try CommandRun.run([
      CommandRun.listscope, "report", "--format", "lami", "--output", file,
      Self.trace.replacing("fling", with: "lost-events"),
    ])
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(/^warning: .* lost [1-9]\d+ events/))
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(((json as? [String: Any])?["results"] as? [Any])?.isEmpty == false)
  }

  @Test(
    "The version is that of the interface, and needs no trace; Trace Compass asks the program alone",
    arguments: [["report", "--format", "lami", "--mi-version"], ["--mi-version"]]
  )
  func version(arguments: [String]) throws {
    let run = try CommandRun.run([CommandRun.listscope] + arguments)
    #expect(run.status == 0)
    #expect(run.output == "1.0\n")
    #expect(run.errors.isEmpty)
  }

  @Test("Nothing is on stderr, which Trace Compass reads as part of the answer")
  func errors() throws {
    let known = Self.trace
    for (arguments, status) in [
      (["--metadata"], 0), (["--test-compatibility", known], 0),
      (["--test-compatibility", "/no/such/trace"], 66),
    ] as [([String], Int32)] {
      let run = try CommandRun.run(
        [CommandRun.listscope, "report", "--format", "lami"] + arguments
      )
      #expect(run.status == status)
      #expect(run.errors.isEmpty, "\(run.errors)")
    }
  }

  private func text(_ arguments: String...) throws -> String {
    let run = try CommandRun.run(
      [CommandRun.listscope, "report", "--format", "lami"] + arguments
    )
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test("A trace that can be analysed is answered with nothing, any other with an error object")
  func compatibility() throws {
    #expect(try text("--test-compatibility", Self.trace).isEmpty)
    let (status, json) = try lami("--test-compatibility", "/no/such/trace")
    #expect(status == 66)
    #expect(json["error-message"] is String)
  }

  @Test("The description has a title, and each table a title and columns of known classes")
  func description() throws {
    let metadata = try lami("--metadata").json
    #expect((metadata["title"] as? String)?.isEmpty == false)
    let classes = try #require(metadata["table-classes"] as? [String: [String: Any]])
    #expect(!classes.isEmpty)
    let known = ["string", "number", "duration", "timestamp", "ratio"]
    for (name, table) in classes {
      #expect((table["title"] as? String)?.isEmpty == false, "\(name)")
      let columns = try #require(table["column-descriptions"] as? [[String: String]])
      #expect(!columns.isEmpty)
      for column in columns {
        #expect(column["title"]?.isEmpty == false, "\(name)")
        #expect(known.contains(column["class"] ?? ""), "\(name)")
        #expect(column["unit"] == nil || column["class"] == "number", "\(name)")
      }
    }
  }

  @Test("Progress comes first, line by line, where it is asked for, and in no file")
  func progress() throws {
    let lines = try text("--output-progress", Self.trace).split(separator: "\n")
    let shares = lines.dropLast().compactMap { line in
      line.wholeMatch(of: /((?:0|1)\.\d+) [A-Z][a-z ]+/).flatMap { Double($0.output.1) }
    }
    #expect(shares.count == lines.count - 1)
    #expect(shares.count > 5)
    #expect(shares.first ?? 1 < 0.1)
    #expect(shares.last == 1)
    #expect(shares == shares.sorted())
    #expect(lines.last?.hasPrefix("{") == true)
    #expect(try text(Self.trace).hasPrefix("{"))
    #expect(try text("--output-progress", "--test-compatibility", Self.trace).isEmpty)
    let folder = try OutputFolder()
    let file = folder.path + "/lami.json"
    #expect(try text("--output-progress", "--output", file, Self.trace).isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("{"))
  }

  @Test(
    "Results say their range, the class of their table, and rows, of which there is one at least"
  )
  func results() throws {
    let output = try text(Self.trace)
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let results = try #require(json?["results"] as? [[String: Any]])
    let classes = try #require(
      try lami("--metadata").json["table-classes"] as? [String: [String: Any]]
    )
    #expect(!results.isEmpty)
    for result in results {
      #expect(classes[result["class"] as? String ?? ""] != nil)
      let range = try #require(result["time-range"] as? [String: Any])
      for limit in ["begin", "end"] {
        #expect((range[limit] as? [String: Any])?["class"] as? String == "timestamp")
      }
      #expect((result["data"] as? [[Any]])?.isEmpty == false)
    }
    #expect(results.count < classes.count, "it counted no allocations, for one")
  }

  @Test("Where the trace has nothing in the range, there is no table of intervals")
  func emptyRange() throws {
    let tables = try tables("--begin", "1000", "--end", "2000")
    #expect(tables["intervals"] == nil)
    #expect(tables.values.allSatisfy { !$0.isEmpty })
  }

  @Test(
    "Results of a range say that range, also beyond what the trace has",
    arguments: [
      (begin: "1000", end: "9000000000000000000", limits: (1_000, 9_000_000_000_000_000_000)),
      (begin: "1000", end: nil, limits: (1_000, nil)),
      (begin: nil, end: "9000000000000000000", limits: (nil, 9_000_000_000_000_000_000)),
      (begin: "10ms", end: nil, limits: (nil, nil)),
    ] as [(begin: String?, end: String?, limits: (Int64?, Int64?))]
  )
  func timeRange(begin: String?, end: String?, limits: (Int64?, Int64?)) throws {
    func ranges(_ arguments: [String]) throws -> Set<[Int64]> {
      let run = try CommandRun.run(
        [CommandRun.listscope, "report", "--format", "lami", Self.trace] + arguments
      )
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let results = try #require(json?["results"] as? [[String: Any]])
      return Set(
        try results.map { result in
          let range = try #require(result["time-range"] as? [String: Any])
          return try ["begin", "end"].map {
            let limit = range[$0] as? [String: Any]
            return try #require(limit?["value"] as? NSNumber).int64Value
          }
        }
      )
    }
    let whole = try #require(try ranges([]).first)
    let arguments = (begin.map { ["--begin", $0] } ?? []) + (end.map { ["--end", $0] } ?? [])
    let first = begin == "10ms" ? whole[0] + 10_000_000 : whole[0]
    #expect(try ranges(arguments) == [[limits.0 ?? first, limits.1 ?? whole[1]]])
  }

  @Test("Times and counts are whole numbers, which stay exact beyond 2^53")
  func wholeNumbers() throws {
    let output = try text(Self.trace)
    let cells = output.matches(of: /"class":"(\w+)","value":([^}]+)}/).map { ($0.1, $0.2) }
    for kind in ["duration", "timestamp", "number"] {
      let values = cells.filter { $0.0 == kind }.map(\.1)
      #expect(!values.isEmpty, "\(kind)")
      let isWhole = values.allSatisfy { Int64($0) != nil }
      #expect(isWhole || kind == "number", "\(kind)")
      #expect(values.allSatisfy { !$0.contains("e") && !$0.hasSuffix(".0") }, "\(kind)")
    }
    #expect(cells.contains { $0.0 == "timestamp" && (Int64($0.1) ?? 0) > 1 << 53 })
  }

  @Test("Tables have no more rows than asked for")
  func limit() throws {
    let all = try tables("--limit=unlimited")
    for limit in [["--limit", "2"], ["--limit=2"]] {
      let run = try text(limit[0], limit.count > 1 ? limit[1] : "--redact", Self.trace)
      let json = try JSONSerialization.jsonObject(with: Data(run.utf8)) as? [String: Any]
      let results = try #require(json?["results"] as? [[String: Any]])
      for result in results {
        let name = try #require(result["class"] as? String)
        #expect((result["data"] as? [Any])?.count == min(2, all[name]?.count ?? 0))
      }
    }
    let wrong = try CommandRun.run(
      [CommandRun.listscope, "report", "--format", "lami", "--limit", "few", Self.trace]
    )
    #expect(wrong.status == 64)
  }

  @Test("A range may be given as one word or two")
  func words() throws {
    let (two, one) = (try tables("--begin", "123"), try tables("--begin=123"))
    #expect(two.keys == one.keys)
    #expect(two["intervals"]?.count == one["intervals"]?.count)
  }

  @Test("Every row has as many cells as its table's description has columns, of their classes")
  func cells() throws {
    let metadata = try lami("--metadata").json
    #expect((metadata["mi-version"] as? [String: Int]) == ["major": 1, "minor": 0])
    let classes = try #require(metadata["table-classes"] as? [String: [String: Any]])
    for (name, rows) in try tables() {
      let columns = try #require(classes[name]?["column-descriptions"] as? [[String: String]])
      for row in rows {
        #expect(row.count == columns.count)
        for (cell, column) in zip(row, columns) where !(cell is NSNull) {
          let cell = try #require(cell as? [String: Any])
          #expect(cell["class"] as? String == column["class"])
          #expect(cell["value"] != nil)
        }
      }
    }
  }

  @Test("A range in nanoseconds of the trace's clock takes what begins in it")
  func range() throws {
    func frames(_ arguments: String...) throws -> Int {
      let run = try CommandRun.run(
        [CommandRun.listscope, "report", "--format", "lami"] + arguments + [Self.trace]
      )
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let results = json?["results"] as? [[String: Any]]
      let rows = results?.first { $0["class"] as? String == "intervals" }?["data"] as? [[Any]]
      let frame = rows?.first { (($0[1] as? [String: Any])?["value"] as? String) == "frame" }
      return ((frame?[2] as? [String: Any])?["value"] as? NSNumber)?.intValue ?? 0
    }
    let json = try lami(Self.trace).json
    let first = try #require((json["results"] as? [[String: Any]])?.first)
    let limits = try #require(first["time-range"] as? [String: Any])
    let begin = try #require(
      ((limits["begin"] as? [String: Any])?["value"] as? NSNumber)?.int64Value
    )
    let end = try #require(((limits["end"] as? [String: Any])?["value"] as? NSNumber)?.int64Value)
    // The first display, which takes long and is not counted, lies before.
    let middle = end - (end - begin) / 10
    let early = try frames("--begin", "\(begin)", "--end", "\(middle)")
    let late = try frames("--begin", "\(middle + 1)", "--end", "\(end)")
    #expect(early > 0)
    #expect(late > 0)
    #expect(early + late == 89, "all but the first display")
  }

  @Test("An error is reported in JSON and by the exit code")
  func error() throws {
    let (status, json) = try lami("/no/such/trace")
    #expect(status == 66)
    #expect((json["error-message"] as? String)?.contains("/no/such/trace") == true)
  }

  @Test("Arguments that are none are answered the same way, with nothing on stderr")
  func usage() throws {
    for words in [["--limit", "many"], ["--colour"], ["--begin", "soon"]] {
      let run = try CommandRun.run(
        [CommandRun.listscope, "report", "--format", "lami"] + words + [Self.trace]
      )
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let message = try #require(json?["error-message"] as? String)
      #expect(message.contains(words.last ?? ""))
      #expect(run.status == 64)
      #expect(run.errors.isEmpty, "\(run.errors)")
    }
  }
}
