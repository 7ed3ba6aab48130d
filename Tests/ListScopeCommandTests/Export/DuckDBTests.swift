import Foundation
import TestSupport
import Testing

/// Another engine reads what was exported, and finds the same numbers as the report.
@Suite(.enabled(if: PythonTools.duckDB != nil, "needs the command duckdb: scripts/bootstrap --all"))
struct DuckDBTests {
  private static let trace = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces/schema-3").path

  private struct Frames: Decodable {
    let p95: Int64
    let host: String
  }

  private struct Interval: Decodable {
    let name: String
    let p95: Int64
    let own: Int64
  }

  private struct Report: Decodable {
    struct Frames: Decodable {
      let p95Ns: Int64
    }
    struct Interval: Decodable {
      let name: String
      let p95Ns: Int64?
      let selfNs: Int64
    }
    let frames: Frames
    let intervals: [Interval]
  }

  @Test(
    "DuckDB reads the partitions as they are, with the report's percentiles",
    arguments: ["csv", "ndjson", "parquet"]
  )
  func percentiles(format: String) throws {
    let folder = try OutputFolder()
    let path = folder.path + "/tables"
    let export = try CommandRun.run(
      [
        CommandRun.listscope, "export", Self.trace, "--format", format, "--host", "lab",
        "--output", path,
      ],
      environment: PythonTools.environment
    )
    #expect(export.status == 0)
    func read(_ table: String) -> String {
      let function = "read_\(format == "ndjson" ? "json" : format)"
      return "\(function)('\(path)/table=\(table)/**/*.\(format)', hive_partitioning = true)"
    }
    let frames = try Self.answers(
      to: """
        SELECT quantile_disc(duration_ns, 0.95) AS p95, any_value(host) AS host
        FROM \(read("frames")) WHERE stage = 'measured'
        """,
      as: Frames.self
    )
    let intervals = try Self.answers(
      to: """
        SELECT name, quantile_disc(duration_ns, 0.95) AS p95, sum(self_ns)::BIGINT AS own
        FROM \(read("intervals"))
        LEFT JOIN (SELECT run_id, frame_id, stage FROM \(read("frames"))) USING (run_id, frame_id)
        WHERE coalesce(stage, 'measured') = 'measured' GROUP BY name
        """,
      as: Interval.self
    )
    let report = try CommandRun.run(
      [CommandRun.listscope, "report", Self.trace, "--format", "json"]
    )
    let expected = try JSONDecoder().decode(Report.self, from: Data(report.output.utf8))
    #expect(frames.map(\.p95) == [expected.frames.p95Ns])
    #expect(frames.map(\.host) == ["lab"])
    #expect(intervals.count == expected.intervals.count)
    let found = Dictionary(uniqueKeysWithValues: intervals.map { ($0.name, $0) })
    for interval in expected.intervals {
      #expect(found[interval.name]?.own == interval.selfNs)
      // The report has no percentile of few values.
      if let p95 = interval.p95Ns { #expect(found[interval.name]?.p95 == p95) }
    }
  }

  /// Returns DuckDB's answers to a question.
  private static func answers<Row: Decodable>(to sql: String, as: Row.Type) throws -> [Row] {
    let run = try CommandRun.run([try #require(PythonTools.duckDB), "-json", "-c", sql])
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode([Row].self, from: Data(run.output.utf8))
  }
}
