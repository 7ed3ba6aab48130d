import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: PythonTools.duckDB != nil, "needs the command duckdb: scripts/bootstrap --all"))
struct FleetCommandTests {
  private static let questions = [
    "overview", "percentiles", "intervals", "ratios", "agreement", "outliers", "trend",
  ]
  private static let commits = ["--base", "a1", "--head", "1e5"]

  typealias Rows = [[String: Any]]

  private func fleet(_ arguments: [String], environment: [String: String] = [:]) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run(
      [CommandRun.listscope, "fleet"] + arguments,
      environment: PythonTools.environment.merging(environment) { $1 }
    )
  }

  /// The answers to all questions.
  private func answers(_ path: String, engine: String) throws -> [String: Rows] {
    let arguments = [path] + Self.questions + Self.commits
    let run = try fleet(
      arguments + ["--format", "json", "--engine", engine],
      environment: [
        "PYSPARK_SUBMIT_ARGS":
          "--master local[1] --conf spark.sql.shuffle.partitions=1 pyspark-shell"
      ]
    )
    #expect(run.status == 0, "\(run.errors)")
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(document as? [String: Rows])
  }

  @Test("The answers are those of the frames, host by host")
  func figures() throws {
    let small = try SmallFleet()
    let answers = try answers(small.path, engine: "duckdb")
    for row in try #require(answers["percentiles"]) {
      let host = try #require(SmallFleet.hosts.first { $0.name == row["host"] as? String })
      let factor = host.factor * (row["commit_id"] as? String == "a1" ? 1 : host.change ?? 0)
      for percent in [50, 90, 95, 99] {
        #expect(row["p\(percent)_ns"] as? Int64 == small.percentile(percent, factor: factor))
      }
      #expect(row["frames"] as? Int == small.durations.count * SmallFleet.runs)
      #expect(row["runs"] as? Int == SmallFleet.runs)
    }
    #expect(answers["percentiles"]?.count == 2 * SmallFleet.hosts.count - 1)
    let agreement = try #require(answers["agreement"]?.last)
    #expect(agreement["hosts"] as? Int == SmallFleet.hosts.count - 1)
    #expect(agreement["verdict"] as? String == "slower")
    #expect(abs(try #require(agreement["median_ratio"] as? Double) - 1.25) < 0.001)
    #expect(agreement["slower_hosts"] as? Int == 8)
    #expect(abs(try #require(agreement["agreeing_share"] as? Double) - 8.0 / 9) < 1e-9)
    let outliers = try #require(answers["outliers"]).filter { $0["commit_id"] as? String == "a1" }
    #expect(outliers.map { $0["host"] as? String } == ["slow"])
    #expect(answers["trend"]?.map { $0["date"] as? String } == ["2026-11-21", "2026-11-22"])
  }

  @Test(
    "Spark answers the same as DuckDB",
    .enabled(if: PythonTools.hasSpark, "needs pyspark and java: scripts/support/python-tools --all")
  )
  func engines() throws {
    let small = try SmallFleet()
    // One of the hosts has Parquet, which is read together with the others.
    let export = try CommandRun.run(
      [
        CommandRun.listscope, "export", SmallFleet.trace, "--format", "parquet", "--commit", "a1",
        "--host", "lab%20=e'\"", "--output", small.folder.path + "/parquet",
      ],
      environment: PythonTools.environment
    )
    #expect(export.status == 0, "\(export.errors)")
    let copy = ["cp", "-r", small.folder.path + "/parquet/.", small.path]
    #expect(try CommandRun.run(copy).status == 0)
    let (first, second) = (
      try answers(small.path, engine: "duckdb"), try answers(small.path, engine: "spark")
    )
    #expect(first["percentiles"]?.count == 2 * SmallFleet.hosts.count)
    for question in Self.questions {
      let (ours, theirs) = (try #require(first[question]), try #require(second[question]))
      #expect(ours.count == theirs.count)
      for (one, other) in zip(ours, theirs) {
        #expect(one.keys == other.keys)
        for (name, value) in one {
          #expect(Self.areEqual(value, other[name]), "\(question).\(name)")
        }
      }
    }
  }

  /// Returns whether two values are equal; fractions but for their last bits, which engines round
  /// differently.
  private static func areEqual(_ one: Any, _ other: Any?) -> Bool {
    if let one = one as? Double, let other = other as? Double {
      return abs(one - other) <= abs(one) * 1e-9
    }
    return "\(one)" == other.map { "\($0)" }
  }

  @Test("Text, Markdown and CSV have all rows", arguments: ["text", "markdown", "csv"])
  func formats(format: String) throws {
    let small = try SmallFleet()
    let run = try fleet([small.path, "percentiles", "--format", format])
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").filter { $0.contains("catalog") }
    #expect(lines.count == 2 * SmallFleet.hosts.count - 1)
    #expect(run.output.contains(format == "csv" ? "p95_ns" : "P95"))
  }

  @Test("The statements that are printed give the same answer in a session of one's own")
  func statements() throws {
    let small = try SmallFleet()
    let printed = try fleet([small.path, "percentiles", "--print-sql"])
    let script = small.folder.path + "/statements.sql"
    try printed.output.write(toFile: script, atomically: true, encoding: .utf8)
    let own = try CommandRun.run([try #require(PythonTools.duckDB), "-csv", "-f", script])
    #expect(own.status == 0, "\(own.errors)")
    let answer = try fleet([small.path, "percentiles", "--format", "csv"]).output
    // This program puts quotation marks around names with spaces.
    let lines = [own.output, answer].map { text in
      text.split(whereSeparator: \.isNewline).map { $0.replacing("\"", with: "") }
    }
    #expect(lines[0] == lines[1])
  }

  @Test("Runs that lost events are counted, and in no figure")
  func lossy() throws {
    let small = try SmallFleet()
    let lossy = CommandRun.repository + "/Traces/lost-events"
    let output = small.folder.path + "/lossy"
    let export = try CommandRun.run(
      [
        CommandRun.listscope, "export", lossy, "--format", "csv", "--host", "lossy", "--output",
        output,
      ]
    )
    #expect(export.status == 65)
    #expect(try CommandRun.run(["cp", "-r", output + "/.", small.path]).status == 0)
    let run = try fleet([small.path, "percentiles", "--format", "csv"])
    #expect(run.status == 0)
    #expect(!run.output.contains("lossy"))
    #expect(run.errors.contains("of 58 runs, 1 lost events"))
  }

  @Test("Commits that no host has both of are not compared")
  func unknownCommit() throws {
    let small = try SmallFleet()
    let run = try fleet([small.path, "agreement", "--base", "a1", "--head", "it's"])
    #expect(run.status == 3)
    #expect(run.errors.contains("No host has complete runs of the same work of both 'a1'"))
  }
}
