import Testing
import TraceAnalysis
import TraceReading

@Suite struct TraceManifestTests {
  @Test("A manifest is read as it was written")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let manifest = TraceManifest(
      scenario: "catalog",
      items: 10,
      seed: .max,
      frames: 60,
      refreshRate: 60,
      layout: "table",
      sizing: "text",
      batching: "prefix:250",
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
  }

  @Test("A manifest of an older program is read, and says nothing of what it did not note")
  func older() throws {
    let folder = try TemporaryFolder()
    let text = """
      {"batching": "prefix:250", "createdUTC": "2026-01-01T00:00:00Z", "formatVersion": 1,
      "frames": 60, "interrupted": false, "items": 10, "layout": "table", "lostEvents": 0,
      "machine": {"cores": 2}, "refreshRate": 60, "repetitions": 1, "scenario": "catalog",
      "seed": 1, "sizing": "text", "versions": {"listscope": "0.1.0"}}
      """
    try folder.write(Array(text.utf8), to: TraceManifest.fileName)
    let manifest = try #require(TraceManifest(inFolder: folder.path))
    #expect(manifest.machine == .init(cores: 2))
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
