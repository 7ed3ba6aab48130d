import Foundation
import Signposts
import Testing
import TraceAnalysis
import TraceReading

@Suite struct TraceManifestTests {
  @Test("A manifest is read as it was written")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let manifest = TraceManifest(
      scenario: "catalog",
      parameters: [
        "items": .integer(10), "seed": .unsigned(.max), "refresh_rate_hz": .integer(60),
        "batching": .text("prefix:250"), "changed_share": .number(0.25),
      ],
      repetitions: 2,
      versions: .init(listscope: "0.1.0"),
      machine: .init(cores: 2, loadAtBegin: 0.5, governor: "performance"),
      commandLine: ["listscope", "record", "catalog"],
      build: .release,
      tracing: .init(subbufferBytes: 1 << 20, subbufferCount: 8),
      createdUTC: "2026-01-01T00:00:00Z"
    )
    try manifest.write(inFolder: folder.path)
    #expect(TraceManifest(inFolder: folder.path) == manifest)
    #expect(manifest.run.seed == .max)
    #expect(manifest.run.refreshRateHz == 60)
    #expect(manifest.run.parameters.map(\.definition.name).last == "changed_share")
    #expect(manifest.run.parameters.map(\.text).contains("60 Hz"))
  }

  @Test(
    "Factors that make no sense are left out",
    arguments: [0, -1, 1e300, .leastNonzeroMagnitude]
  )
  func factors(number: Double) throws {
    let folder = try TemporaryFolder()
    var manifest = TraceManifest(
      scenario: "catalog",
      parameters: [:],
      repetitions: 1,
      versions: .init(listscope: "0.1.0"),
      machine: .init(cores: 2),
      createdUTC: "2026-01-01T00:00:00Z"
    )
    manifest.parameters = ["budget_share": .number(number), "slowdown": .number(number)]
    try manifest.write(inFolder: folder.path)
    let run = try #require(TraceManifest(inFolder: folder.path)).run
    #expect(run.budgetShare == nil)
    #expect(run.slowdown == nil)
    #expect(FrameBudget(run: run).budgetNs > 0)
  }

  @Test("Nobody waits for a manifest that is a pipe, or reads one of any length")
  func odd() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/" + TraceManifest.fileName, 0o600) == 0)
    #expect(TraceManifest(inFolder: folder.path) == nil)
    let other = try TemporaryFolder()
    try other.write([], to: TraceManifest.fileName)
    #expect(truncate(other.path + "/" + TraceManifest.fileName, 1 << 40) == 0)
    #expect(TraceManifest(inFolder: other.path) == nil)
  }

  @Test("A manifest of an older program is read, and says nothing of what it did not note")
  func older() throws {
    let folder = try TemporaryFolder()
    let text = """
      {"batching": "prefix:250", "createdUTC": "2026-01-01T00:00:00Z", "formatVersion": 1,
      "frames": 60, "interrupted": false, "items": 10, "layout": "table", "lostEvents": 0,
      "machine": {"cores": 2}, "refreshRate": 60, "repetitions": 1, "scenario": "catalog",
      "seed": 18446744073709551615, "sizing": "text", "budgetShare": 1, "versions": {"listscope": "0.1.0"}}
      """
    try folder.write(Array(text.utf8), to: TraceManifest.fileName)
    let manifest = try #require(TraceManifest(inFolder: folder.path))
    #expect(manifest.machine == .init(cores: 2))
    let run = manifest.run
    #expect(run.refreshRateHz == 60)
    #expect((run.items, run.frames, run.seed) == (10, 60, .max))
    #expect((run.layout, run.sizing, run.batching) == ("table", "text", "prefix:250"))
    #expect(run.budgetShare == 1)
    #expect(run.warmupFrames == nil && run.gesture == nil)
    #expect(manifest.commandLine == nil && manifest.build == nil && manifest.tracing == nil)
  }

  @Test("A folder without a manifest, or with a broken one, has none")
  func none() throws {
    let folder = try TemporaryFolder()
    #expect(TraceManifest(inFolder: folder.path) == nil)
    try folder.write(Array("{".utf8), to: TraceManifest.fileName)
    #expect(TraceManifest(inFolder: folder.path) == nil)
  }
}
