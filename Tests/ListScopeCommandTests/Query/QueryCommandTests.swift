import Foundation
import TestSupport
import Testing

@Suite struct QueryCommandTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let trace = package + "/Traces/schema-3"

  /// The queries that the article shows.
  private static func documentedQueries() throws -> [String] {
    let article = "/Sources/ListScopeCommand/ListScope.docc/QueryAndExport.md"
    let text = try String(contentsOfFile: package + article, encoding: .utf8)
    return text.split(separator: "```sql\n").dropFirst().compactMap {
      $0.split(separator: "```").first.map(String.init)
    }
  }

  private func query(_ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([CommandRun.listscope, "query"] + arguments)
  }

  private static let phases = """
    SELECT phase, count(*) AS frames, max(duration_ns) AS max_ns, NULL AS x FROM frames
    GROUP BY phase ORDER BY frames
    """

  @Test(
    "Answers come as a table, CSV or JSON",
    arguments: [
      (
        "table",
        """
        phase       frames   max_ns  x
        ----------  ------  -------  ----
        drag            16  5537838  NULL
        decelerate     104   470790  NULL

        """
      ),
      ("csv", "phase,frames,max_ns,x\ndrag,16,5537838,\ndecelerate,104,470790,\n"),
      (
        "json",
        """
        [
        {"phase":"drag","frames":16,"max_ns":5537838,"x":null},
        {"phase":"decelerate","frames":104,"max_ns":470790,"x":null}
        ]

        """
      ),
    ]
  )
  func formats(format: String, text: String) throws {
    let result = try query(Self.trace, Self.phases, "--format", format)
    #expect(result.status == 0)
    #expect(result.output == text)
    #expect(result.errors.isEmpty)
  }

  @Test("The queries of the article have answers")
  func documented() throws {
    let queries = try Self.documentedQueries()
    #expect(queries.count == 6)
    for sql in queries {
      let result = try query(Self.package + "/Traces/fling", sql, "--slowdown", "40")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.split(separator: "\n").count > 2, "\(sql)")
    }
  }

  @Test("Late frames that are asked for as the article does are those of the report")
  func lateFrames() throws {
    let queries = try Self.documentedQueries().filter { $0.contains("overrun_ns > 0") }
    #expect(!queries.isEmpty && queries.allSatisfy { $0.contains("stage = 'measured'") })
    let trace = Self.package + "/Traces/fling"
    let asked = try query(
      trace,
      "SELECT count(*) AS late FROM frames WHERE overrun_ns > 0 AND stage = 'measured'",
      "--slowdown",
      "40",
      "--format",
      "csv"
    )
    let report = try CommandRun.run([
      CommandRun.listscope, "report", trace, "--slowdown", "40", "--format", "json",
    ])
    struct Report: Decodable {
      struct Frames: Decodable { let lateFrames: Int }
      let frames: Frames
    }
    let said = try JSONDecoder().decode(Report.self, from: Data(report.output.utf8)).frames
    #expect(asked.output == "late\n\(said.lateFrames)\n" && said.lateFrames > 0)
  }

  @Test("A refused statement is exit code 64, with its position")
  func refused() throws {
    let result = try query(Self.trace, "SELECT phase FROM frames\nWHERE foo = 1")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: no such column: foo.\n  WHERE foo = 1\n        ^\n"))
    #expect(result.errors.contains("schema tables"))
  }

  @Test(
    "A column or table that does not exist gets the name that was meant",
    arguments: [
      ("SELECT phse FROM frames", "phase"), ("SELECT f.phse FROM frames AS f", "phase"),
      ("SELECT * FROM frame", "frames"),
    ]
  )
  func meant(statement: String, name: String) throws {
    let result = try query(Self.trace, statement)
    #expect(result.status == 64)
    #expect(result.errors.contains("Did you mean '\(name)'? "), "\(result.errors)")
  }

  @Test("A column of another table is not suggested in its own place")
  func meantElsewhere() throws {
    let result = try query(Self.trace, "SELECT name FROM frames")
    #expect(result.status == 64)
    #expect(result.errors.contains("no such column: name"))
    #expect(!result.errors.contains("Did you mean"), "\(result.errors)")
  }

  @Test("The tables can only be read")
  func readOnly() throws {
    let result = try query(Self.trace, "DELETE FROM frames")
    #expect(result.status == 64)
    #expect(result.errors.contains("must be a SELECT"))
  }

  @Test(
    "What is missing is said",
    arguments: [
      ([], 64, "Give a trace and a SELECT"), ([Self.trace], 64, "Give a SELECT"),
      (["/none", "SELECT 1"], 66, "There is no '/none'"),
    ] as [([String], Int32, String)]
  )
  func missing(arguments: [String], status: Int32, complaint: String) throws {
    let result = try CommandRun.run([CommandRun.listscope, "query"] + arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(complaint), "\(result.errors)")
  }

  @Test("Ctrl-C ends an endless statement with exit code 130")
  func interrupted() throws {
    let endless =
      "WITH RECURSIVE c (x) AS (VALUES (1) UNION ALL SELECT x FROM c) SELECT max(x) FROM c"
    let run = try CommandRun([CommandRun.listscope, "query", Self.trace, endless])
    // All before the statement takes less.
    run.wait(forProcessorTime: 2)
    kill(run.process.processIdentifier, SIGINT)
    #expect(run.finish().status == 130)
  }
}
