import ListSchema
import Reports
import Testing
import TraceAnalysis
import TraceTestSupport
@testable import HTMLReports

/// The words of every form of a report for processes that a trace does not distinguish.
@Suite struct ProcessDoubtReportTests {
  private static let later = ProcessID(pid: 7, instance: 1)

  /// Two processes of one id, the second one from 40 to 49 ms, with a list each.
  private func summary(_ processes: [RecordedProcess]) -> TraceSummary {
    var script = TraceScript()
    script.list = 1
    for (place, process) in [ProcessID(pid: 7), Self.later].enumerated() {
      script.process = process
      for number in 0..<10 as Range<UInt32> {
        let start = Int64(place) * 40_000_000 + Int64(number) * 1_000_000
        script.begin("frame", number + 1, at: start, ["frame": .unsigned(UInt64(number + 1))])
        script.end("frame", number + 1, at: start + 500_000)
      }
    }
    var reading = ReadingTally()
    reading.processes = processes
    return TraceSummary(
      ScriptedTrace(events: script.events, reading: reading),
      schema: ListSchema.schema
    )
  }

  private static func trace(_ name: String) -> RecordedTrace {
    RecordedTrace(identity: name, folder: "home/\(name)", host: "lab", session: name)
  }

  private static let first = RecordedProcess(ProcessID(pid: 7), in: trace("a"), namespace: 1)

  @Test("A doubt is a warning in every form, with the folders, and redacted without them")
  func forms() throws {
    let second = RecordedProcess(Self.later, in: Self.trace("b"))
    let summary = summary([Self.first, second])
    #expect(summary.processes == 2)
    let report = Report(summary, path: "trace")
    let words =
      "process 7 (2) counts as another one than that of its id before in 'home/a' and 'home/b'; it "
      + "may be one that two sessions recorded"
    let texts = [
      TextReport(report).text(), MarkdownReport(report).text(), HTMLReport(report).text(),
    ]
    for text in texts {
      let plain = text.split(separator: /\s+/).joined(separator: " ")
        .replacing("&#39;", with: "'").replacing("\\_", with: "_")
      #expect(plain.contains(words), "\(plain)")
      #expect(plain.contains("pid_ns"))
    }
    let warnings = try #require(report.document["warnings"]).elements
    #expect(warnings.map { $0["kind"] }.contains(.text("uncertainProcesses")))
    let redacted = TextReport(Report(summary.redacted, path: "trace")).text()
    #expect(redacted.contains("process 7 (2)"))
    #expect(!redacted.contains("home"))
  }

  @Test("The table of lists has both, each with its instance, and a document the same")
  func lists() throws {
    let report = Report(summary([Self.first]), path: "trace")
    #expect(TextReport(report).text().contains("Instance"))
    let lists = try #require(report.document["lists"]).elements
    #expect(lists.map { $0["process"] } == [.integer(7), .integer(7)])
    #expect(lists.map { $0["processInstance"] } == [.integer(0), .integer(1)])
    #expect(lists.map { $0["frames"] } == [.integer(10), .integer(10)])
  }

  @Test("Nothing is said of processes that are known")
  func known() {
    let second = RecordedProcess(Self.later, in: Self.trace("b"), namespace: 2)
    let text = TextReport(Report(summary([Self.first, second]), path: "trace")).text()
    #expect(!text.contains("not certain"))
  }

  @Test("Each reason has its words", arguments: ProcessDoubt.Reason.allCases)
  func reasons(reason: ProcessDoubt.Reason) throws {
    let one = ProcessDoubt(reason, Self.later, in: ["home/a", "home/b"])
    let sentence = try #require(ProcessDoubt.sentence([one, one, one]))
    #expect(sentence.contains("'home/a' and 'home/b'"))
    #expect(sentence.contains("(and 2 more)"))
    #expect(
      try #require(ProcessDoubt.sentence([ProcessDoubt(reason, Self.later, in: [""])])).count > 90
    )
    let others = ProcessDoubt.Reason.allCases.filter { $0 != reason }
    for other in others {
      #expect(ProcessDoubt.sentence([ProcessDoubt(other, Self.later, in: [])]) != sentence)
    }
    #expect(ProcessDoubt.sentence([]) == nil)
  }
}
