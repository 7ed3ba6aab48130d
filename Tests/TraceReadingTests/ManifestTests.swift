import Foundation
import TestSupport
import Testing
import TraceReading

@Suite struct ManifestTests {
  @Test("A manifest comes back as it was written")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let manifest = TraceManifest(
      scenario: "catalog",
      items: 60,
      seed: .max,
      frames: 24,
      refreshRate: 60,
      layout: "table",
      sizing: "text",
      batching: "prefix:250",
      repetition: 1,
      checksum: "e6a9fb7d61389971",
      versions: .init(listscope: "0.1.0", lttng: "2.13.9"),
      machine: .init(cores: 2),
      createdUTC: "2026-01-02T03:04:05Z"
    )
    try manifest.write(inFolder: folder.path)
    #expect(TraceManifest(inFolder: folder.path) == manifest)
  }

  @Test("A folder without a manifest, or with one that is no JSON, has none")
  func absent() throws {
    let folder = try TemporaryFolder()
    #expect(TraceManifest(inFolder: folder.path) == nil)
    try folder.write(Data("{".utf8), to: TraceManifest.fileName)
    #expect(TraceManifest(inFolder: folder.path) == nil)
  }
}
