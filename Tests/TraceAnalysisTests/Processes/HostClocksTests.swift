import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

/// Hosts of one trace whose clocks are apart are named, and nothing is corrected.
@Suite struct HostClocksTests {
  private static let second: Int64 = 1_000_000_000

  /// A frame on each host, which is heard first after so many seconds.
  private func summary(_ seconds: [Int64]) -> TraceSummary {
    var script = TraceScript()
    for (host, start) in seconds.enumerated().sorted(by: { $0.element < $1.element }) {
      script.process = ProcessID(host: UInt16(host), pid: 7)
      script.event("run_begin", at: start * Self.second, ["scenario": .text("feed")])
      script.begin("frame", 1, at: start * Self.second + 10, ["frame": .count(1)])
      script.end("frame", 1, at: start * Self.second + 500)
    }
    return TraceSummary(script.trace(), schema: ListSchema.schema)
  }

  @Test(
    "By their first announcements",
    arguments: [
      ([100], []), ([100, 101], []), ([100, 130], []), ([100, 149], [(1, 49)]),
      ([100, 101, 31_536_101], [(2, 31_536_000)]), ([500, 100, 501], [(1, -400)]),
    ] as [([Int64], [(Int, Int64)])]
  )
  func offsets(starts: [Int64], expected: [(Int, Int64)]) {
    let found = summary(starts).hostClocks?.offsets ?? []
    #expect(found.map(\.host) == expected.map(\.0))
    #expect(found.map { $0.offsetNs / Self.second } == expected.map(\.1))
  }
}
