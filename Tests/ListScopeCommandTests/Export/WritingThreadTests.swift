import Foundation
import Reports
import Synchronization
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import Experiments
@testable import Exports
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

  /// Takes no part before it is told to.
  private struct Blocked: TraceExporter {
    let go: DispatchSemaphore

    mutating func add(_ part: TracePart) {
      go.wait()
      go.signal()
    }

    func finish(_ ending: TraceEnding) throws {}
  }

  @Test("A reader that is faster waits, so that little is kept")
  func bounds() async throws {
    let parts = AwkwardTrace.script.parts().parts
    let size = parts.reduce(0) { $0 + (Self.intervals($1)?.count ?? 1) }
    let go = DispatchSemaphore(value: 0)
    let taken = Mutex(0)
    let ended = DispatchSemaphore(value: 0)
    let turns = 20_000 / size
    Thread.detachNewThread {
      let writing = WritingThread(Blocked(go: go))
      for _ in 0..<turns {
        for part in parts { writing.add(part) }
        taken.withLock { $0 += size }
      }
      _ = writing.finish()
      ended.signal()
    }
    // Long enough for all of them, if no thread waited.
    try await Task.sleep(for: .milliseconds(500))
    #expect(taken.withLock { $0 } < 5_000)
    go.signal()
    await withCheckedContinuation { all in
      Thread.detachNewThread {
        ended.wait()
        all.resume()
      }
    }
    #expect(taken.withLock { $0 } == turns * size)
  }

  private static func intervals(_ part: TracePart) -> [PlacedInterval]? {
    if case .intervals(let intervals) = part { intervals } else { nil }
  }
}
