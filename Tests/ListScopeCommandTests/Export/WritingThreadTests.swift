import Foundation
import Reports
import Testing
import TraceAnalysis
import TraceTestSupport

@testable import ListScopeCommand

/// Writing on a thread of its own.
struct WritingThreadTests {
  /// Notes the parts, each on the thread that hands it over, and takes some time for one now and then.
  private struct Noting: TraceExporter {
    var ids: [Int] = []
    var threads: Set<ObjectIdentifier> = []
    var isSlow = false

    mutating func add(_ part: TracePart) {
      threads.insert(ObjectIdentifier(Thread.current))
      guard case .intervals(let intervals) = part else { return ids.append(-1) }
      if isSlow, ids.count % 997 < intervals.count { usleep(200) }
      ids += intervals.map(\.id)
    }

    func finish(_ ending: TraceEnding) throws {}
  }

  @Test("All parts are written, in their order, on another thread", arguments: [false, true])
  func order(isSlow: Bool) {
    let parts = AwkwardTrace.script.parts().parts
    var expected = Noting()
    let writing = WritingThread(Noting(isSlow: isSlow))
    for _ in 0..<200 {
      for part in parts {
        expected.add(part)
        writing.add(part)
      }
    }
    let written = writing.finish()
    #expect(expected.ids.count > 10_000)
    #expect(written.ids == expected.ids)
    #expect(written.threads.count == 1 && written.threads.isDisjoint(with: expected.threads))
  }

  @Test("Without parts nothing is written, and nothing waits")
  func nothing() {
    #expect(WritingThread(Noting()).finish().ids.isEmpty)
  }
}
