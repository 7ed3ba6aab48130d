import Foundation
import TestSupport
import Testing

@testable import Experiments

/// Hosts of a fleet whose clocks may be off: estimated, said, and never corrected.
@Suite struct FleetClocksTests {
  /// 1 February 2026, a noon in UTC.
  private let now = Date(timeIntervalSince1970: 1_769_947_200)

  /// The doubt about hosts that ran commits from one day to another: "host commit first last".
  private func words(_ rows: String...) throws -> String? {
    let lines = rows.map { row -> Substring in
      let parts = row.split(separator: " ")
      return """
        {"host":"\(parts[0])","commit_id":"\(parts[1])","first_date":"\(parts[2])","last_date":"\(parts[3])"}
        """
    }
    return try FleetClocks(lines, now: now).words
  }

  @Test("Hosts that ran the same commits within a month are said nothing of")
  func near() throws {
    #expect(try words() == nil)
    #expect(try words("a c1 2026-01-01 2026-01-31") == nil)
    #expect(try words("a c1 2026-01-01 2026-02-02", "b c1 2026-01-31 2026-01-31") == nil)
  }

  @Test("A day that has not come yet is said with its host")
  func future() throws {
    let said = try #require(
      try words("a c1 2026-01-30 2026-01-31", "b c1 2027-01-30 2027-02-01")
    )
    #expect(said.contains("b has runs 365 days from now"))
    #expect(!said.contains("before the others") && !said.contains("after the others"))
    #expect(said.contains("nothing was corrected"))
  }

  @Test("A host that is far from the others for each commit is said with an estimate")
  func past() throws {
    let said = try #require(
      try words(
        "a c1 2026-01-10 2026-01-11",
        "b c1 2026-01-12 2026-01-12",
        "d c1 2025-01-11 2025-01-12",
        "a c2 2026-01-20 2026-01-21",
        "d c2 2025-01-21 2025-01-21",
        "b c2 2026-01-22 2026-01-22"
      )
    )
    #expect(said.contains("d ran each commit 364 days before the others"))
    #expect(!said.contains("a ran") && !said.contains("b ran"))
  }

  @Test("A host that measures an old commit again, and the newest with the others, is not far off")
  func again() throws {
    #expect(
      try words(
        "a c1 2025-01-10 2025-01-11",
        "b c1 2025-01-10 2025-01-10",
        "d c1 2026-01-11 2026-01-12",
        "a c2 2026-01-20 2026-01-21",
        "d c2 2026-01-21 2026-01-21"
      ) == nil
    )
  }

  @Test("Of many hosts three are named")
  func many() throws {
    let said = try #require(
      try words(
        "a c1 2028-01-01 2028-01-01",
        "b c1 2028-01-01 2028-01-01",
        "d c1 2028-01-01 2028-01-01",
        "e c1 2028-01-01 2028-01-01",
        "f c1 2028-01-01 2028-01-01"
      )
    )
    #expect(said.contains("a has runs") && said.contains("d has runs") && !said.contains("e has"))
    #expect(said.contains("and 2 other hosts"))
  }

  @Test(
    "Tables of a host whose clock is ahead are answered for, with a warning",
    .enabled(if: PythonTools.duckDB != nil, "needs the command duckdb: scripts/bootstrap --all")
  )
  func tables() throws {
    let folder = try OutputFolder()
    let path = "\(folder.path)/lab"
    try ExportedTables.write("schema-3", ["--format", "parquet", "--host", "lab"], to: path)
    let run = try CommandRun.run(
      [
        "sh", "-ec",
        "cd '\(path)'; for d in */*/*/date=*; do mv \"$d\" \"${d%/*}/date=2999-01-01\"; done",
      ]
    )
    #expect(run.status == 0, "\(run.errors)")
    let answer = try FleetRun(path)
    #expect(answer.status == .done, "\(answer.errors)")
    #expect(answer.errors.contains("lab has runs"))
    #expect(answer.output.contains("2999-01-01"))
  }
}
