import Foundation
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Traces that `babeltrace2` wrote again, in CTF 1.8: other headers and names, the same events.
@Suite("Traces that babeltrace2 wrote") struct RewrittenTraceTests {
  /// Writes a trace again, and returns the folder.
  private func rewritten(_ name: String, _ options: [String] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let babeltrace = Process()
    babeltrace.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    babeltrace.arguments =
      ["babeltrace2", GoldenTraces.folder + "/\(name)/ctf"] + options
      + ["--output-format", "ctf", "--output", folder.path + "/again"]
    babeltrace.standardOutput = FileHandle.nullDevice
    babeltrace.standardError = FileHandle.nullDevice
    try babeltrace.run()
    babeltrace.waitUntilExit()
    try #require(babeltrace.terminationStatus == 0)
    return folder
  }

  @Test(
    "All events and their processes are those of the original",
    arguments: ["one-update", "fling", "two-lists", "crossing"]
  )
  func whole(name: String) throws {
    let folder = try rewritten(name)
    let original = try ComparableEvent.all(below: GoldenTraces.folder + "/\(name)/ctf", .packets)
    let copy = try ComparableEvent.all(below: folder.path, .packets)
    #expect(copy.events == original.events)
    #expect(copy.tally.lostEvents == original.tally.lostEvents)
    #expect(copy.tally.gaps == original.tally.gaps)
    #expect(copy.tally.damage == original.tally.damage)
  }

  @Test("A part of a trace has the events of that time, and nothing is missing")
  func trimmed() throws {
    let original = try ComparableEvent.all(below: GoldenTraces.folder + "/fling/ctf", .packets)
    let range = original.events.count / 4...original.events.count / 2
    let times = [range.lowerBound, range.upperBound].map { original.events[$0].timeNs }
    let bounds = times.map {
      "\($0 / 1_000_000_000).\(String($0 % 1_000_000_000 + 1_000_000_000).dropFirst())"
    }
    let folder = try rewritten("fling", ["--begin", bounds[0], "--end", bounds[1]])
    let part = try ComparableEvent.all(below: folder.path, .packets)
    #expect(part.events == original.events.filter { (times[0]...times[1]).contains($0.timeNs) })
    #expect(part.tally.gaps.missing.isEmpty)
    #expect(part.tally.damage.count == 0)
  }
}
