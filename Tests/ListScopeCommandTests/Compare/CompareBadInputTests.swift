import Foundation
import TestSupport
import Testing
import TraceAnalysis
import TraceTestSupport

/// Recordings that cannot be compared: clear words, a documented exit code, and no invented zero.
@Suite struct CompareBadInputTests {
  private static let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces").path

  private func compare(_ base: String, _ head: String, _ more: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([CommandRun.listscope, "compare", "--base", base, "--head", head] + more)
  }

  @Test(
    "Sides that differ, lost events, have no frames or are not there",
    arguments: [
      ("fling", "unfinished", 3, "the sides differ in scenario; --allow-differences"),
      ("fling", "tour", 3, "the sides differ in items; --allow-differences"),
      ("two-lists", "fling", 3, "the sides differ in items"),
      ("fling", "lost-events", 65, "lost 35616 events"),
      ("lost-events", "fling", 65, "lost 35616 events"),
      ("diff-only", "fling", 3, "has no measured frames, so nothing can be compared"),
      ("fling", "diff-only", 3, "has no measured frames, so nothing can be compared"),
      ("fling", "not-there", 66, "There is no folder"),
      ("not-there", "fling", 66, "There is no folder"),
      ("fling", "../README.md", 64, "A trace can only be compared with a trace"),
    ]
  )
  func sides(base: String, head: String, status: Int32, words: String) throws {
    let run = try compare("\(Self.traces)/\(base)", "\(Self.traces)/\(head)")
    #expect(run.status == status, "\(run.errors)")
    let said = (run.output + run.errors).split(whereSeparator: \.isWhitespace)
    #expect(said.joined(separator: " ").contains(words), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("100 %") || status == 0, "\(run.output)")
  }

  /// Writes a recording of some runs with so many frames each.
  private func write(_ frames: [Int], to path: String) throws {
    var script = TraceScript()
    script.list = 1
    var nowNs: Int64 = 0
    for (run, count) in frames.enumerated() {
      script.process = ProcessID(pid: Int32(run) + 1)
      for frame in 0...count {
        let id = UInt32(2 * frame)
        script.begin("frame", id, at: nowNs, ["frame": .unsigned(UInt64(frame))])
        script.begin("layout", id + 1, at: nowNs + 10)
        // Later runs are quicker: their minima must not be held against those of fewer runs.
        script.end("layout", id + 1, at: nowNs + 10_000 - Int64(run) * 1_500)
        nowNs += 20_000 - Int64(run) * 1_500
        script.end("frame", id, at: nowNs)
      }
    }
    try ScriptFile(script).write(to: path)
  }

  private struct Document: Decodable {
    struct Scenario: Decodable {
      let verdict: String
      let rounds: Int
      let mismatch: String?
      let notes: [String]
      let metrics: [Metric]
      let intervals: [Interval]
    }
    struct Metric: Decodable { let ratio: Double }
    struct Interval: Decodable {
      let baseSelfNs, headSelfNs: Int?
      let differenceNs: Int
    }
    let scenarios: [Scenario]
  }

  private func compared(_ base: [Int], _ head: [Int], _ more: String...) throws -> (
    Int32, Document.Scenario
  ) {
    let folder = try OutputFolder()
    try write(base, to: folder.path + "/base")
    try write(head, to: folder.path + "/head")
    let run = try CommandRun.run(
      [
        CommandRun.listscope, "compare", "--base", folder.path + "/base", "--head",
        folder.path + "/head", "--format", "json",
      ] + more
    )
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    return (run.status, try #require(document.scenarios.first))
  }

  @Test("One repetition against five is one against the first one, and no improvement")
  func repetitions() throws {
    let (status, found) = try compared([30], [30, 30, 30, 30, 30])
    #expect(status == 0 && found.verdict == "no_change")
    #expect(found.rounds == 1)
    #expect(
      found.notes.contains { $0.contains("The base has 1 run, the head 5: the first 1 of each is") }
    )
    #expect(found.metrics.count == 2 && found.metrics.allSatisfy { $0.ratio == 1 })
    #expect(found.intervals.allSatisfy { $0.differenceNs == 0 && $0.baseSelfNs != nil })
  }

  @Test(
    "A side that was interrupted did not play the same, and its intervals are not held against more"
  )
  func interrupted() throws {
    let (status, found) = try compared([30], [21])
    #expect(status == 3 && found.verdict == "inconclusive")
    #expect(found.mismatch?.hasPrefix("30 frames against 21") == true, "\(found)")
    let (_, allowed) = try compared([30], [21], "--allow-differences")
    #expect(allowed.mismatch == nil && allowed.metrics.count == 2)
  }

  @Test(
    "Runs of one side with different numbers of frames have no frames to compare, which is said"
  )
  func unlikeRuns() throws {
    let (status, found) = try compared([30, 21], [30, 30])
    #expect(status == 3 && found.metrics.isEmpty)
    #expect(
      found.notes.contains { $0.contains("runs of the base have different numbers of frames") }
    )
  }

  @Test("A frame that states an impossible time is named, and the exit code is 65")
  func brokenFrame() throws {
    let folder = try OutputFolder()
    var script = TraceScript()
    script.list = 1
    script.event("schema", at: 0, ["version": .unsigned(14)])
    for frame in 0...30 {
      let start = Int64(frame) * 20_000_000 + 1_000
      script.begin("frame", UInt32(frame), at: start, ["frame": .unsigned(UInt64(frame))])
      let said: Int64 = frame == 7 ? 3_600_000_000_000 : 1_000_000
      script.end(
        "frame",
        UInt32(frame),
        at: start + 2_000_000,
        ["duration_ns": .integer(said), "cpu_ns": .integer(0)]
      )
    }
    try ScriptFile(script).write(to: folder.path + "/broken")
    let report = try CommandRun.run([CommandRun.listscope, "report", folder.path + "/broken"])
    #expect(report.status == 65, "\(report.errors)")
    #expect(report.output.contains("29 frames") && !report.output.contains("432,000"))
    let run = try compare(folder.path + "/broken", folder.path + "/broken")
    #expect(run.status == 65 && run.output.isEmpty)
  }
}
