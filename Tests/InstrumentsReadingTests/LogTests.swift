import Testing
import TraceAnalysis
import TraceTestSupport

@testable import InstrumentsReading

@Suite("The unified log")
struct LogTests {
  static func line(
    _ type: String,
    _ time: String,
    name: String = "Diff Content",
    message: String = "ListView (0x1)",
    path: String = "\\/private\\/var\\/containers\\/Shop.app\\/Shop"
  ) -> String {
    #"{"traceID":1,"eventMessage":"\#(message)","eventType":"signpostEvent","source":null,"#
      + #""formatString":"%{public}s","activityIdentifier":0,"subsystem":"com.kve.Listable","#
      + #""category":"ListView Update","threadID":5012,"senderImageUUID":"A","#
      + #""processImagePath":"\#(path)","bootUUID":"B","timestamp":"2026-09-26 10:00:0\#(time)-0700","#
      + #""machTimestamp":123456789,"processID":731,"signpostID":17216892719917625070,"#
      + #""signpostName":"\#(name)","signpostType":"\#(type)","signpostScope":"process"}"#
  }

  private static let lines = [
    "Filtering the log data using \"subsystem == \\\"com.kve.Listable\\\"\"",
    line("begin", "0.000100"), line("begin", "0.000200", name: "Update Presentation State"),
    line("end", "0.000250", name: "Update Presentation State"), line("end", "0.000400"),
    line("event", "0.000500"), #"{"count":5,"finished":1}"#,
  ]

  @Test("Begins and ends are paired, to the microsecond")
  func pairs() throws {
    let imported = try ImportedTrace([Self.lines.joined(separator: "\n") + "\n"])
    #expect(
      imported.intervals == [
        .init(name: "diff", pid: 731, tid: 5_012, startNs: 0, durationNs: 300_000),
        .init(name: "present", pid: 731, tid: 5_012, startNs: 100_000, durationNs: 50_000),
      ]
    )
    #expect(imported.summary.firstNs == 1_790_442_000_000_100_000)
    #expect(imported.recording.runs[0].points == 1)
    #expect(imported.recording.runs[0].processes == ["Shop"])
  }

  @Test("An array of events is the same")
  func array() throws {
    let text = "[" + Self.lines[1...5].joined(separator: ",\n") + "]"
    #expect(try ImportedTrace([text]).intervals.count == 2)
  }

  @Test("A cut line is told, and the lines before it are read")
  func cut() throws {
    let text = Self.lines[0...4].joined(separator: "\n") + "\n{\"eventType\":\"signp"
    let imported = try ImportedTrace([text])
    #expect(imported.intervals.count == 2)
    #expect(imported.recording.faults.count == 1)
  }

  @Test("A simulator is known by where its programs lie")
  func simulator() throws {
    let path = "\\/Users\\/a\\/Library\\/Developer\\/CoreSimulator\\/Devices\\/1\\/Shop"
    let text = [Self.line("begin", "1.0", path: path), Self.line("end", "1.5", path: path)]
    #expect(try ImportedTrace([text.joined(separator: "\n")]).recording.runs[0].isSimulator)
  }

  @Test("A log that goes on behind a restart of the device says so")
  func boots() throws {
    let lines =
      Self.lines[1...2]
      + Self.lines[3...4].map {
        $0.replacing("\"bootUUID\":\"B\"", with: "\"bootUUID\":\"C\"")
      }
    #expect(throws: InstrumentsError.severalBoots(["B", "C"])) {
      try ImportedTrace([lines.joined(separator: "\n")])
    }
    #expect(InstrumentsError.severalBoots(["B", "C"]).message.contains("restart of the device"))
  }

  @Test("Lines that are no events are counted, without the one that `log` begins with")
  func foreignLines() throws {
    let good = try ImportedTrace([Self.lines.joined(separator: "\n")])
    #expect(good.recording.runs[0].foreignLines == 0)
    let lines = Self.lines[0...2] + ["noise", "{\"timestamp\":7}"] + Self.lines[3...]
    let imported = try ImportedTrace([lines.joined(separator: "\n")])
    #expect(imported.intervals.count == 2)
    #expect(imported.recording.runs[0].foreignLines == 2)
  }

  @Test("Beside a table of intervals the log is not needed")
  func both() throws {
    let table = ExportScript(runs: [[.init(startNs: 5, durationNs: 7)]]).intervals
    let imported = try ImportedTrace([Self.lines.joined(separator: "\n"), table])
    #expect(imported.intervals.map(\.durationNs) == [7])
  }
}
