import Foundation
import Reports
import TestSupport
import Testing

@testable import Experiments

/// Folders that are no fleet, or only in part.
@Suite(.enabled(if: PythonTools.duckDB != nil, "needs the command duckdb: scripts/bootstrap --all"))
struct BadFleetTests {
  private func export(_ host: String, into folder: OutputFolder) throws -> String {
    let path = "\(folder.path)/\(host)"
    try ExportedTables.write("schema-3", ["--format", "parquet", "--host", host], to: path)
    return path
  }

  private func shell(_ script: String) throws {
    let run = try CommandRun.run(["sh", "-ec", script], environment: PythonTools.environment)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// One of the files of a table.
  private func file(_ fleet: String, _ table: String) throws -> String {
    let names = try #require(FileManager.default.enumerator(atPath: "\(fleet)/table=\(table)"))
    let name = names.compactMap { $0 as? String }.first { $0.hasSuffix(".parquet") }
    return "\(fleet)/table=\(table)/\(try #require(name))"
  }

  @Test("A folder that is not there is exit code 66, one without tables 65")
  func nothing() throws {
    let folder = try OutputFolder()
    let missing = try FleetRun(folder.path + "/none")
    #expect(missing.status == .noInput)
    let empty = try FleetRun(folder.path)
    #expect(empty.status == .badData)
    #expect(empty.errors.contains("has no tables of runs and frames"))
  }

  @Test("Tables of another version are named, and those of this one answered for")
  func versions() throws {
    let folder = try OutputFolder()
    let path = try export("lab", into: folder)
    try shell("cd '\(path)'; for t in table=*; do cp -r $t/version=v7 $t/version=v8; done")
    let mixed = try FleetRun(path)
    #expect(mixed.status == .badData)
    #expect(mixed.errors.contains("7 files of version 8 of"))
    #expect(mixed.output.split(separator: "\n").count == 2)
    // So it was before folders had a version.
    try shell("cd '\(path)'; for t in table=*; do rm -r $t/version=v8; mv $t/version=v7/* $t; done")
    let old = try FleetRun(path)
    #expect(old.status == .badData)
    #expect(old.output.isEmpty)
    #expect(old.errors.contains("tables of another version: 7 files of a version before 4"))
  }

  @Test("A file that a copy has cut is named, and nothing is answered without it")
  func cut() throws {
    let folder = try OutputFolder()
    let path = try export("lab", into: folder)
    try shell("truncate -s -20 '\(try file(path, "frames"))'")
    let run = try FleetRun(path)
    #expect(run.status == .badData)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(/table=frames\S*\.parquet \(no Parquet, or cut\)/))
  }

  @Test(
    "A file whose ends are right is named when the engine cannot read it",
    arguments: [
      (
        damage: "head -c 3000 /dev/zero | dd of=\"$file\" bs=1 seek=4 conv=notrunc", reason: "Error"
      ),
      (
        damage: "duckdb -c \"COPY (SELECT 1 AS x) TO '$file' (FORMAT parquet)\"",
        reason: "Referenced column \"run_id\" not found"
      ),
    ]
  )
  func damaged(damage: String, reason: String) throws {
    let folder = try OutputFolder()
    let path = try export("lab", into: folder)
    let file = try file(path, "runs")
    try shell("file='\(file)'; \(damage)")
    let run = try FleetRun(path)
    #expect(run.status == .badData)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("cannot be read: \(file.dropFirst(path.count + 1)) ("))
    #expect(run.errors.contains(reason))
    #expect(!run.errors.contains("SELECT"), "nobody has written the statement")
  }

  @Test("Runs that are there twice are an error")
  func twice() throws {
    let folder = try OutputFolder()
    let path = try export("lab", into: folder)
    for table in ["runs", "frames"] {
      let file = try file(path, table)
      try shell("cp '\(file)' '\(file.dropLast(8))-2.parquet'")
    }
    let run = try FleetRun(path)
    #expect(run.status == .badData)
    #expect(run.errors.contains("has 1 run more than once"))
  }
}
