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
      machine: .init(cores: 2),
      createdUTC: "2026-01-01T00:00:00Z"
    )
    try manifest.write(inFolder: folder.path)
    #expect(TraceManifest(inFolder: folder.path) == manifest)
    #expect(manifest.run.seed == .max)
    #expect(manifest.run.refreshRateHz == 60)
  }

  @Test("A folder without a manifest, or with a broken one, has none")
  func none() throws {
    let folder = try TemporaryFolder()
    #expect(TraceManifest(inFolder: folder.path) == nil)
    try folder.write(Array("{".utf8), to: TraceManifest.fileName)
    #expect(TraceManifest(inFolder: folder.path) == nil)
  }
}
