import Foundation
import Reports
import TestSupport
import Testing
import TraceAnalysis
import TraceTestSupport

@testable import Experiments
@testable import ListScopeCommand

/// Recordings that cannot be compared: clear words, a documented exit code, and no invented zero.
@Suite struct CompareBadInputTests {
  private static let traces = CommandRun.repository + "/Traces"

  private func compare(
    _ base: String,
    _ head: String?,
    _ change: (inout ComparisonRequest) throws -> Void = { _ in }
  ) throws -> ComparisonRequest.Outcome {
    var request = ComparisonRequest(base: base, head: head)
    try change(&request)
    return try request.compare(ChildProgram(), SilentListener())
  }

  @Test("A scenario that would be judged twice is a mistake")
  func scenarioTwice() throws {
    let failure = try #require(throws: CommandFailure.self) {
      try compare("/bin/true", "/bin/true") { $0.scenarios = ["feed", "chat", "feed"] }
    }
    #expect(failure.status == .usage)
    #expect(failure.message == "--scenario has 'feed' twice: give it once.")
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
      ("fling", "../README.md", 64, "is a recording, and"),
    ]
  )
  func sides(base: String, head: String, status: Int32, words: String) throws {
    do {
      guard
        case .comparison(let found) = try compare(
          "\(Self.traces)/\(base)",
          "\(Self.traces)/\(head)"
        )
      else {
        Issue.record("no device is compared")
        return
      }
      #expect(found.status.rawValue == status)
      let text = TextReport(Report(found), style: .plain).text()
      #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words))
      #expect(!text.contains("100 %"), "\(text)")
    } catch let failure as CommandFailure {
      #expect(failure.code == status)
      #expect(failure.message.contains(words), "\(failure)")
    }
  }

  @Test(
    "What cannot be compared is said, with a documented exit code",
    arguments: [
      ("/dev/null", "feed", Experiments.ExitStatus.noInput, "no executable"),
      ("/var/empty-listscope", "feed", .noInput, "'/var/empty-listscope' does not exist"),
      ("../no-such-listscope", "feed", .noInput, "'../no-such-listscope' does not exist"),
      ("no-such-listscope", "feed", .noInput, "neither a path"),
      ("/bin/true", nil, .usage, "--scenario NAME"),
    ] as [(String, String?, Experiments.ExitStatus, String)]
  )
  func unusable(base: String, scenario: String?, status: Experiments.ExitStatus, words: String)
    throws
  {
    let failure = try #require(throws: CommandFailure.self) {
      try compare(base, "/bin/true") { $0.scenarios = [scenario].compactMap(\.self) }
    }
    #expect(failure.status == status && failure.message.contains(words), "\(failure)")
  }

  @Test("What only builds have is a mistake for two recordings, which are not played")
  func playedRecordings() throws {
    let changes: [(String, (inout ComparisonRequest) -> Void)] = [
      ("--scenario", { $0.scenarios = ["feed"] }), ("--product", { $0.product = "App" }),
      ("--base-options", { $0.ownOptions.base = "--items 7" }),
      ("--head-options", { $0.ownOptions.head = "--items 7" }),
      ("the options after --", { $0.runOptions = ["--items", "5"] }),
    ]
    for (words, change) in changes {
      let failure = try #require(throws: CommandFailure.self) {
        try compare("\(Self.traces)/fling", "\(Self.traces)/fling", change)
      }
      #expect(failure.status == .usage && failure.message.contains(words), "\(failure)")
    }
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

  private func compared(
    _ base: [Int],
    _ head: [Int],
    allowsDifferences: Bool = false
  ) throws -> (Experiments.ExitStatus, ScenarioComparison) {
    let folder = try OutputFolder()
    try write(base, to: folder.path + "/base")
    try write(head, to: folder.path + "/head")
    let outcome = try compare(folder.path + "/base", folder.path + "/head") {
      $0.allowsDifferences = allowsDifferences
    }
    guard case .comparison(let found) = outcome else { throw CommandFailure.usage("a device") }
    return (found.status, try #require(found.scenarios.first))
  }

  @Test("One repetition against five is one against the first one, and no improvement")
  func repetitions() throws {
    let (status, found) = try compared([30], [30, 30, 30, 30, 30])
    #expect(status == .done && found.verdict == .noChange)
    #expect(found.rounds == 1)
    #expect(
      found.notes.contains { $0.contains("The base has 1 run, the head 5: the first 1 of each is") }
    )
    #expect(found.metrics.count == 2 && found.metrics.allSatisfy { $0.ratio == 1 })
    #expect(found.intervals.allSatisfy { $0.differenceNs == 0 })
  }

  @Test(
    "A side that was interrupted did not play the same, and its intervals are not held against more"
  )
  func interrupted() throws {
    let (status, found) = try compared([30], [21])
    #expect(status == .notComparable && found.verdict == .inconclusive)
    #expect(found.mismatch?.hasPrefix("30 frames against 21") == true, "\(found)")
    let (_, allowed) = try compared([30], [21], allowsDifferences: true)
    #expect(allowed.mismatch == nil && allowed.metrics.count == 2)
  }

  @Test(
    "Runs of one side with different numbers of frames have no frames to compare, which is said"
  )
  func unlikeRuns() throws {
    let (status, found) = try compared([30, 21], [30, 30])
    #expect(status == .notComparable && found.metrics.isEmpty)
    #expect(
      found.notes.contains { $0.contains("runs of the base have different numbers of frames") }
    )
  }

  @Test(
    "Margins hold for traces as well, from their least one on, and it is said where each is from",
    arguments: [
      ("5%", 30.0, "The margin of mean of frames is 30.0 %, as traces are recorded apart, and not"),
      ("900%", 900, "The margin of mean of frames is 900.0 %, from --margin"),
    ]
  )
  func margins(margin: String, percent: Double, words: String) throws {
    let path = "\(Self.traces)/fling"
    let outcome = try compare(path, path) {
      $0.margins = ComparisonMargins(nil, [try MetricMargin("frame_mean_ns=\(margin)")])
    }
    guard case .comparison(let comparison) = outcome else { throw CommandFailure.usage("a device") }
    let found = try #require(comparison.scenarios.first)
    #expect(found.notes.contains { $0.hasPrefix(words) }, "\(found.notes)")
    let mean = try #require(found.metrics.first { $0.metric.name == "frame_mean_ns" })
    #expect(abs((mean.smallestEffect ?? 0) * 100 - percent) < 0.001)
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
    let path = folder.path + "/broken"
    let failure = try #require(throws: CommandFailure.self) { try compare(path, path) }
    #expect(failure.status == .badData)
    let report = try TraceFolder(path).report()
    #expect(report.lossFailure?.status == .badData)
    let text = try report.text(.text, style: .plain)
    #expect(text.contains("29 frames") && !text.contains("432,000"))
  }
}
