import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: PythonTools.duckDB != nil, "needs the command duckdb: scripts/bootstrap --all"))
struct FleetCommandTests {
  private func fleet(_ arguments: [String], environment: [String: String] = [:]) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run(
      [CommandRun.listscope, "fleet"] + arguments,
      environment: PythonTools.environment.merging(environment) { $1 }
    )
  }

  /// A fleet of one host, in a folder.
  private func export(into folder: OutputFolder) throws -> String {
    let path = "\(folder.path)/lab"
    let run = try CommandRun.run(
      [
        CommandRun.listscope, "export", CommandRun.repository + "/Traces/schema-3", "--format",
        "parquet", "--host", "lab", "--output", path,
      ],
      environment: PythonTools.environment
    )
    #expect(run.status == 0, "\(run.errors)")
    return path
  }

  private func shell(_ script: String) throws {
    let run = try CommandRun.run(["sh", "-ec", script], environment: PythonTools.environment)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(
    "Text, Markdown, CSV and JSON have all rows",
    arguments: ["text", "markdown", "csv", "json"]
  )
  func formats(format: String) throws {
    let folder = try OutputFolder()
    let run = try fleet([export(into: folder), "percentiles", "--format", format])
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").filter { $0.contains("catalog") }
    #expect(lines.count == 1, "\(run.output)")
    #expect(run.output.contains(["csv", "json"].contains(format) ? "p95_ns" : "P95"))
  }

  @Test("The statements that are printed give the same answer in a session of its own")
  func statements() throws {
    let folder = try OutputFolder()
    let path = try export(into: folder)
    let printed = try fleet([path, "percentiles", "--print-sql"])
    let script = folder.path + "/statements.sql"
    try printed.output.write(toFile: script, atomically: true, encoding: .utf8)
    let own = try CommandRun.run([try #require(PythonTools.duckDB), "-csv", "-f", script])
    #expect(own.status == 0, "\(own.errors)")
    let answer = try fleet([path, "percentiles", "--format", "csv"]).output
    // This program puts quotation marks around names with spaces.
    let lines = [own.output, answer].map { text in
      text.split(whereSeparator: \.isNewline).map { $0.replacing("\"", with: "") }
    }
    #expect(lines[0] == lines[1])
  }

  @Test("A partition that may not be read is named")
  func unreadable() throws {
    let folder = try OutputFolder()
    let path = try export(into: folder)
    try shell("chmod 0 '\(path)/table=frames/version=v7/host=lab'")
    let user = try #require(User.available.last)
    let run = try CommandRun.run(
      [CommandRun.listscope, "fleet", path],
      as: user,
      environment: PythonTools.environment
    )
    try shell("chmod 755 '\(path)/table=frames/version=v7/host=lab'")
    #expect(run.status == 65)
    #expect(run.errors.contains("table=frames/version=v7/host=lab (Permission denied)"))
  }

  @Test("Without the engine it is said how to install it")
  func engines() throws {
    let folder = try OutputFolder()
    let path = try export(into: folder)
    let duckDB = try fleet([path], environment: ["PATH": "/usr/bin:/bin"])
    #expect(duckDB.status == 69)
    #expect(duckDB.errors.contains("pip install duckdb-cli"))
    // Without its folders of packages.
    let python = folder.path + "/python"
    try shell("printf '#!/bin/sh\\nexec python3 -S \"$@\"\\n' > \(python); chmod +x \(python)")
    let spark = try fleet([path, "--engine", "spark"], environment: ["PYSPARK_PYTHON": python])
    #expect(spark.status == 69)
    #expect(spark.errors.contains("pip install pyspark"))
  }

  @Test(
    "Arguments that make no question are refused",
    arguments: [
      (["agreement"], "--base and --head"), (["--base", "a"], "for the questions"),
      (["ratios", "--base", "a", "--head", "a"], "two commits"),
      (["overview", "trend", "--format", "csv"], "one question"), (["nonsense"], "overview"),
    ]
  )
  func arguments(words: [String], complaint: String) throws {
    let run = try CommandRun.run([CommandRun.listscope, "fleet", "/tmp"] + words)
    #expect(run.status == 64)
    #expect(run.errors.contains(complaint))
  }
}
