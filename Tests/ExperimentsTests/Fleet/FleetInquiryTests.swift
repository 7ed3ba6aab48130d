import Foundation
import Reports
import TestSupport
import Testing
import TraceAnalysis

@testable import Experiments

/// The answers about small fleets whose figures are known.
@Suite(.enabled(if: PythonTools.duckDB != nil, "needs the command duckdb: scripts/bootstrap --all"))
struct FleetInquiryTests {
  typealias Rows = [[String: Any]]

  private func answers(_ path: String, engine: FleetEngine) throws -> [String: Rows] {
    let run = try FleetRun(path, FleetQuestion.allCases, engine, commits: ("a1", "1e5"))
    #expect(run.status == .done, "\(run.errors)")
    let document = JSONValue.object(
      Dictionary(uniqueKeysWithValues: run.answers.map { ($0.question.rawValue, $0.json) })
    )
    let parsed = try JSONSerialization.jsonObject(with: Data(try document.text().utf8))
    return try #require(parsed as? [String: Rows])
  }

  @Test("The answers are those of the frames, host by host")
  func figures() throws {
    let small = try SmallFleet()
    let answers = try answers(small.path, engine: .duckdb)
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
    try ExportedTables.write(
      "schema-3",
      ["--format", "parquet", "--commit", "a1", "--host", "lab%20=e'\""],
      to: small.folder.path + "/parquet"
    )
    let copy = ["cp", "-r", small.folder.path + "/parquet/.", small.path]
    #expect(try CommandRun.run(copy).status == 0)
    let (first, second) = (
      try answers(small.path, engine: .duckdb), try answers(small.path, engine: .spark)
    )
    #expect(first["percentiles"]?.count == 2 * SmallFleet.hosts.count)
    for question in FleetQuestion.allCases.map(\.rawValue) {
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

  private static func areEqual(_ one: Any, _ other: Any?) -> Bool {
    if let one = one as? Double, let other = other as? Double {
      return abs(one - other) <= abs(one) * 1e-9
    }
    return "\(one)" == other.map { "\($0)" }
  }

  @Test("Runs that lost events are counted, and in no figure")
  func lossy() throws {
    let small = try SmallFleet()
    let output = small.folder.path + "/lossy"
    try ExportedTables.write("lost-events", ["--format", "csv", "--host", "lossy"], to: output)
    #expect(try CommandRun.run(["cp", "-r", output + "/.", small.path]).status == 0)
    let run = try FleetRun(small.path, [.percentiles])
    #expect(run.status == .done)
    #expect(!run.output.contains("lossy"))
    #expect(run.errors.contains("of 58 runs, 1 lost events"))
  }

  @Test("Commits that no host has both of are not compared")
  func unknownCommit() throws {
    let small = try SmallFleet()
    let run = try FleetRun(small.path, [.agreement], commits: ("a1", "it's"))
    #expect(run.status == .notComparable)
    #expect(run.errors.contains("No host has complete runs of the same work of both 'a1'"))
  }
}
