import Foundation
import ListSchema
import Reports
import Signposts
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Whatever happens to the bytes of a real trace, there is a report of the rest, or an error.
@Suite struct DamagedGoldenTests {
  private static let names = [
    "one-update", "fling", "two-lists", "crossing", "lost-events", "unfinished", "schema-3",
    "diff-only",
  ]

  /// A copy of a golden trace that a test may spoil.
  private final class Copy {
    let folder: URL
    let files: [(url: URL, bytes: Data)]

    init(of name: String) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("golden-\(UUID().uuidString)")
      try FileManager.default.copyItem(
        at: GoldenFile.package.appendingPathComponent("Traces/\(name)/ctf"),
        to: folder
      )
      files = try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [.isRegularFileKey]
      )
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { ($0, try Data(contentsOf: $0)) }
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    /// Returns the number of reported events; nil where reading ends with an error.
    func reportedEvents() throws -> Int? {
      do throws(TraceReadingError) {
        let reader = TraceReader(path: folder.path, provider: ListSchema.schema.name)
        let summary = try reader.summary(schema: ListSchema.schema)
        return try? events(in: summary)
      } catch {
        #expect(!error.message.contains("\n\n"))
        return nil
      }
    }

    private func events(in summary: TraceSummary) throws -> Int {
      let report = Report(summary, path: "trace")
      #expect(!TextReport(report).text().isEmpty)
      #expect(try !JSONReport(report).text().isEmpty)
      #expect(!MarkdownReport(report).text().isEmpty)
      return summary.events
    }
  }

  @Test("A thousand flipped bits, 125 in each golden trace", arguments: names)
  func flips(name: String) throws {
    let copy = try Copy(of: name)
    var random = SeededGenerator(seed: UInt64(name.utf8.count))
    var readable = 0
    for _ in 0..<125 {
      let file = try #require(copy.files.randomElement(using: &random))
      var bytes = file.bytes
      let place = Int.random(in: bytes.indices, using: &random)
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try bytes.write(to: file.url)
      if try copy.reportedEvents() != nil { readable += 1 }
      try file.bytes.write(to: file.url)
    }
    // Most bits stand in fields of events; the metadata alone can end the reading.
    #expect(readable > 60)
  }

  @Test("Golden traces cut at every boundary of a packet, and a byte beside it", arguments: names)
  func cuts(name: String) throws {
    let copy = try Copy(of: name)
    let whole = try #require(try copy.reportedEvents())
    for file in copy.files {
      for boundary in Self.boundaries(file.bytes) {
        for length in [boundary - 1, boundary, boundary + 1]
        where file.bytes.indices.contains(length) {
          try file.bytes.prefix(length).write(to: file.url)
          let events = try copy.reportedEvents()
          #expect(events ?? 0 <= whole, "\(file.url.lastPathComponent) cut at \(length)")
        }
      }
      try file.bytes.write(to: file.url)
    }
    #expect(try copy.reportedEvents() == whole)
  }

  /// Returns the begins of packets: those of LTTng are whole pages long, and begin with a magic
  /// number.
  private static func boundaries(_ bytes: Data) -> [Int] {
    let magic = Array(bytes.prefix(4))
    return stride(from: 0, to: bytes.count, by: 4_096)
      .filter { Array(bytes[$0..<min($0 + 4, bytes.count)]) == magic } + [bytes.count - 1]
  }
}
