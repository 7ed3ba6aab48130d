import Foundation
import TestSupport
import Testing

/// Whether the engine is installed, as a module of Python.
private let hasDuckDB = (try? CommandRun.run(["python3", "-c", "import duckdb"]).status) == 0

/// Another engine reads what was exported, and finds the same numbers as the report.
@Suite(.enabled(if: hasDuckDB, "python3 has no module duckdb; `pip install duckdb`"))
struct DuckDBTests {
  private static let trace = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces/schema-3").path

  /// Percentiles by DuckDB, as JSON: the frames' first, then those of each name of interval.
  private static let program = """
    import duckdb, json, sys
    folder, format = sys.argv[1:]
    def read(table):
        function = "read_csv" if format == "csv" else "read_json"
        return f"{function}('{folder}/table={table}/**/*.{format}', hive_partitioning=true)"
    frames = duckdb.sql(f"SELECT quantile_disc(duration_ns, 0.95), any_value(host) FROM "
                        f"{read('frames')} WHERE stage = 'measured'").fetchall()[0]
    intervals = duckdb.sql(f"SELECT name, quantile_disc(duration_ns, 0.95), sum(self_ns)::BIGINT "
                       f"FROM {read('intervals')} GROUP BY name").fetchall()
    runs = duckdb.sql(f"SELECT scenario, items FROM {read('runs')}").fetchall()[0]
    print(json.dumps({"frames": frames[0], "host": frames[1], "runs": list(runs),
                      "intervals": {name: [p95, own] for name, p95, own in intervals}}))
    """

  private struct Answer: Decodable {
    let frames: Int64
    let host: String
    let intervals: [String: [Int64]]
  }

  private struct Report: Decodable {
    struct Frames: Decodable {
      let p95Ns: Int64
    }
    struct Interval: Decodable {
      let name: String
      let p95Ns: Int64
      let selfNs: Int64
    }
    let frames: Frames
    let intervals: [Interval]
  }

  @Test(
    "DuckDB reads the partitions as they are, with the report's percentiles",
    arguments: ["csv", "ndjson"]
  )
  func percentiles(format: String) throws {
    let folder = try OutputFolder()
    let path = folder.path + "/tables"
    let export = try CommandRun.run(
      [
        CommandRun.listscope, "export", Self.trace, "--format", format, "--host", "lab",
        "--output", path,
      ]
    )
    #expect(export.status == 0)
    let run = try CommandRun.run(["python3", "-c", Self.program, path, format])
    #expect(run.status == 0, "\(run.errors)")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    let report = try CommandRun.run(
      [CommandRun.listscope, "report", Self.trace, "--format", "json"]
    )
    let expected = try JSONDecoder().decode(Report.self, from: Data(report.output.utf8))
    #expect(answer.frames == expected.frames.p95Ns)
    #expect(answer.host == "lab")
    #expect(answer.intervals.count == expected.intervals.count)
    for interval in expected.intervals {
      #expect(answer.intervals[interval.name] == [interval.p95Ns, interval.selfNs])
    }
  }
}
