import Testing
import TraceAnalysis
import TraceTestSupport
@testable import Exports
@testable import Reports

@Suite struct FoldedStacksTests {
  private func lines(_ script: TraceScript) throws -> [Substring] {
    try ExportedText.of(script) { FoldedStacks($0) }.split(separator: "\n")
  }

  @Test("A stack's weight is the time in it that nothing inside covers, added up")
  func weights() throws {
    var script = TraceScript()
    for frame in 0..<3 as Range<UInt32> {
      let time = Int64(frame) * 1_000
      script.begin("frame", frame * 3 + 1, at: time)
      script.begin("update", frame * 3 + 2, at: time + 10)
      script.begin("diff", frame * 3 + 3, at: time + 10)
      script.end("diff", frame * 3 + 3, at: time + 40)
      script.end("update", frame * 3 + 2, at: time + 40)
      script.end("frame", frame * 3 + 1, at: time + 100)
    }
    // The update itself took no time.
    #expect(try lines(script) == ["frame 210", "frame;update;diff 90"])
  }

  @Test("All weights together are the time for which any interval was open", arguments: [0, 1])
  func sum(number: Int) throws {
    let script = [AwkwardTrace.script, ExportedText.long][number]
    let weights = try lines(script).map { try #require(Int64($0.split(separator: " ").last ?? "")) }
    let selfTimes = script.intervals.map(\.interval.selfNs)
    #expect(weights.reduce(0, +) == selfTimes.reduce(0, +))
  }

  @Test("A name is one part of one line, whatever it holds")
  func names() throws {
    let stacks = try lines(AwkwardTrace.script)
    #expect(stacks.contains { $0.hasPrefix("frame;update;a,b,\"c\"\\\u{FFFD}\u{FFFD}\u{FFFD}<é>") })
    #expect(stacks.allSatisfy { Int64($0.split(separator: " ").last ?? "") != nil })
  }

  @Test("The stacks of golden traces are as ever", arguments: ["schema-3", "crossing"])
  func golden(name: String) throws {
    let text = try ExportedText.ofGolden(name) { FoldedStacks($0) }
    try GoldenFile.expect(text, at: "Tests/ReportsTests/Golden/Traces/\(name).folded")
  }

  @Test("More stacks than anybody has become one")
  func many() throws {
    var script = TraceScript()
    for id in 1...9 as ClosedRange<UInt32> {
      script.begin("x\(id)", id, at: Int64(id) * 10)
      script.end("x\(id)", id, at: Int64(id) * 10 + 1)
    }
    let text = try ExportedText.of(script) { FoldedStacks($0, maxStacks: 2) }
    #expect(text == "(other stacks) 7\nx1 1\nx2 1\n")
  }
}
