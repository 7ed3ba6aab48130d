import Foundation
import Reports
import TestSupport
import Testing

@testable import Experiments

/// Fleets that lack something of a run, as after an interrupted copy.
@Suite(.enabled(if: PythonTools.duckDB != nil, "needs the command duckdb: scripts/bootstrap --all"))
struct PartlyCopiedFleetTests {
  private let folder: OutputFolder

  /// The folder of the tables.
  private var path: String { folder.path + "/fleet" }

  /// Exports two golden traces of as many hosts, the second of which has no frame.
  init() throws {
    folder = try OutputFolder()
    for (host, trace) in [("a1", "fling"), ("a2", "diff-only")] {
      try export(trace, host, "csv")
    }
  }

  private func export(_ trace: String, _ host: String, _ format: String) throws {
    try ExportedTables.write(
      trace,
      ["--format", format, "--host", host],
      to: "\(folder.path)/\(host)-\(format)"
    )
    try shell("mkdir -p fleet && cp -r \(host)-\(format)/. fleet")
  }

  /// Runs a script beside the fleet.
  private func shell(_ script: String) throws {
    let run = try CommandRun.run(["sh", "-ec", "cd '\(folder.path)'; \(script)"])
    #expect(run.status == 0, "\(run.errors)")
  }

  private func fleet(
    _ questions: FleetQuestion...,
    engine: FleetEngine = .duckdb
  ) throws -> FleetRun {
    try FleetRun(path, questions.isEmpty ? [.overview] : questions, engine)
  }

  @Test("A fleet that is whole is answered for, with runs that have no frame")
  func whole() throws {
    let run = try fleet()
    #expect(run.status == .done)
    #expect(
      run.errors == "warning: of 2 runs, 1 did not come to their end; they are in no figure.\n"
    )
    #expect(run.output.split(separator: "\n").count == 3)
  }

  /// A gap that a copy has left, and the message about it.
  struct Gap: Sendable, CustomTestStringConvertible {
    /// Takes something away below the folder of the fleet; `$a1` is the file of a run.
    let loss: String
    /// The message that names it.
    let complaint: String

    var testDescription: String { loss }
  }

  @Test(
    "What is missing is named, and nothing is answered",
    arguments: [
      Gap(
        loss: "rm table=frames/$a1",
        complaint: "table=frames/version=v7/host=a1/date=2026-11-26 is missing"
      ),
      Gap(
        loss: "rm -r table=runs/version=v7/host=a1",
        complaint: "table=runs/version=v7/host=a1/date=2026-11-26 is missing"
      ),
      Gap(
        loss: "mv table=frames/version=v7/host=a1 table=frames/version=v7/host=a3",
        complaint: "table=runs/version=v7/host=a3/date=2026-11-26 is missing"
      ),
      Gap(
        loss: "sed -i '50,$d' table=frames/$a1",
        complaint: "-6400-1 of host 'a1' has 48 of 90 frames in table=frames"
      ),
      Gap(
        loss: "sed -i '2,$d' table=frames/$a1",
        complaint: "-6400-1 of host 'a1' has 0 of 90 frames in table=frames"
      ),
      Gap(
        loss: "sed -i '50,$d' table=intervals/$a1",
        complaint: "-6400-1 of host 'a1' has 1 of 90 frames in table=intervals"
      ),
      Gap(
        loss: "sed -i '2,$d' table=runs/$a1",
        complaint: "-6400-1 of host 'a1' has 90 frames, and is not in table=runs"
      ),
      Gap(loss: ": > table=frames/$a1", complaint: "table=frames/$a1 (empty)"),
      Gap(
        loss: "truncate -s 20 table=frames/$a1",
        complaint: "table=frames/$a1 (cut inside of its header)"
      ),
      Gap(
        loss: "truncate -s -9 table=frames/$a1",
        complaint: "table=frames/$a1 (cut inside of a line)"
      ),
      Gap(
        loss: "sed -i 1s/run_id/id/ table=runs/$a1",
        complaint: "table=runs/$a1 (other columns than version 7 has)"
      ),
    ]
  )
  func gaps(gap: Gap) throws {
    let file = "version=v7/host=a1/date=2026-11-26/20261126T021408.096294682Z-6400-1.csv"
    try shell("cd fleet; a1=\(file); \(gap.loss)")
    let run = try fleet()
    #expect(run.status == .badData)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(gap.complaint.replacing("$a1", with: file)), "\(run.errors)")
  }

  @Test("A run that lacks its frames and intervals is missed, as others of its day have files")
  func runAlone() throws {
    // The first run has another host, so that both are in one folder.
    try shell(
      """
      cd fleet
      for table in table=*; do
        cd $table/version=v7
        sed 's/20261126T021408.096294682Z-6400-1/20261126T021408.096294682Z-6400-2/' \
          host=a1/date=2026-11-26/*-1.csv > host=a1/date=2026-11-26/20261126T021408.096294682Z-6400-2.csv
        cd ../..
      done
      """
    )
    #expect(try fleet().status == .done)
    try shell("rm fleet/table=frames/*/*/*/*-6400-2.csv fleet/table=intervals/*/*/*/*-6400-2.csv")
    let run = try fleet()
    #expect(run.status == .badData)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains("-6400-2 of host 'a1' has no frames, and 2026-11-26 has 2 files in")
    )
  }

  @Test("Without intervals frames cannot be compared with anything, which is said")
  func withoutIntervals() throws {
    try shell("rm -r fleet/table=intervals")
    let run = try fleet(.percentiles)
    #expect(run.status == .done)
    #expect(run.output.contains("a1"))
    #expect(run.errors.contains("has no table of intervals, so it is not known whether all frames"))
  }

  @Test(
    "Spark finds the same, and names the file that it cannot read",
    .enabled(if: PythonTools.hasSpark, "needs pyspark and java: scripts/support/python-tools --all")
  )
  func spark() throws {
    try shell("sed -i '50,$d' fleet/table=frames/*/host=a1/*/*.csv")
    let cut = try fleet(engine: .spark)
    #expect(cut.status == .badData)
    #expect(cut.output.isEmpty)
    #expect(cut.errors.contains("-6400-1 of host 'a1' has 48 of 90 frames in table=frames"))
    try shell("rm -r fleet/table=*/*/host=a1")
    try export("fling", "a4", "parquet")
    try shell(
      "head -c 3000 /dev/zero | dd of=$(echo fleet/table=runs/*/host=a4/*/*) bs=1 seek=4 conv=notrunc"
    )
    let damaged = try fleet(engine: .spark)
    #expect(damaged.status == .badData)
    #expect(damaged.errors.contains(/table=runs\/\S+host=a4\/\S+-6400-1\.parquet/))
    #expect(!damaged.errors.contains("WARNING"), "Spark's own notes do not matter")
  }

  @Test("Files of JSON are left out, which is said; alone they are no fleet")
  func json() throws {
    try export("fling", "a5", "ndjson")
    let mixed = try fleet(.percentiles)
    #expect(mixed.status == .badData)
    #expect(mixed.errors.contains("7 files in ndjson of"))
    #expect(mixed.output.split(separator: "\n").count == 2)
    try shell("rm -r fleet; cp -r a5-ndjson fleet")
    let alone = try fleet()
    #expect(alone.status == .badData)
    #expect(alone.output.isEmpty)
    #expect(alone.errors.contains("has tables in ndjson"))
    #expect(alone.errors.contains("--format parquet or csv"))
  }
}
