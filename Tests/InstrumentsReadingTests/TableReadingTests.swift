import Testing
import TraceAnalysis
import TraceTestSupport

@testable import InstrumentsReading

@Suite("Tables as versions of Instruments write them")
struct TableReadingTests {
  private func intervals(_ change: (inout ExportScript.Interval) -> Void) throws -> ImportedTrace {
    var interval = ExportScript.Interval()
    (interval.startNs, interval.durationNs) = (5_000, 300)
    change(&interval)
    var script = ExportScript()
    script.runs = [[interval]]
    return try ImportedTrace([script.intervals])
  }

  @Test("Numbers come from text, never from what is for people")
  func format() throws {
    let text = ExportScript(runs: [[.init(startNs: 5_000, durationNs: 300)]]).intervals
      .replacing("0,0 µs", with: "99,999 s")
    let imported = try ImportedTrace([text])
    #expect(imported.intervals.map(\.startNs) == [5_000])
    #expect(imported.intervals.map(\.durationNs) == [300])
  }

  @Test("An interval without an end is in no statistics, and counted")
  func noEnd() throws {
    let imported = try intervals { $0.durationNs = nil }
    #expect(imported.intervals.isEmpty)
    #expect(imported.recording.runs[0].open == 1)
    #expect(imported.summary.unfinished == ["diff": 1])
  }

  @Test("An interval without a begin is counted")
  func noBegin() throws {
    var script = ExportScript()
    script.runs = [[.init(startNs: nil, durationNs: 4), .init(startNs: 1, durationNs: 4)]]
    let imported = try ImportedTrace([script.intervals])
    #expect(imported.recording.runs[0].open == 1)
    #expect(imported.intervals.count == 1)
  }

  @Test("A thread that ends what another began is no obstacle")
  func twoThreads() throws {
    let imported = try intervals { $0.endTid = 99 }
    #expect(imported.intervals.map(\.tid) == [0x12ab])
  }

  @Test("Threads beyond 32 bits get numbers of their own")
  func largeThread() throws {
    let imported = try intervals { $0.tid = 1 << 40 }
    #expect(imported.intervals.map(\.tid) == [.max])
  }

  @Test("Measuring states the type, and a list its number")
  func fields() throws {
    var script = ExportScript()
    let list = "ListView (0x0000000104f0a200)"
    script.runs = [
      [
        .init(startNs: 0, durationNs: 9, message: list),
        .init(
          name: "Measure ItemContent",
          startNs: 2,
          durationNs: 3,
          message: "Item<ProductRow> (Identifier<ProductRow, String>: \"7\")"
        ),
        .init(
          category: "ListView ListStateObserver",
          name: "Did Scroll",
          startNs: 20,
          durationNs: 3,
          message: list
        ),
      ]
    ]
    let imported = try ImportedTrace([script.intervals])
    let tree = imported.trace.tree.intervals
    #expect(tree.map(\.list) == [1, 0, 1])
    let names = imported.trace.events.filter { $0.type.name == "type_name" }
    #expect(names.compactMap { $0["name"]?.text } == ["ProductRow"])
    let begins = imported.trace.events.filter { $0.type.name.hasSuffix("_begin") }
    #expect(begins.compactMap { $0["part"]?.text } == ["item"])
    #expect(begins.compactMap { $0["callback"]?.text } == ["did_scroll"])
  }

  @Test("Attribute names with a percent sign are read over")
  func percent() throws {
    let text = ExportScript(runs: [[.init(startNs: 5, durationNs: 3, message: "50 % = \"x\"")]])
      .intervals.replacing(
        "</trace-query-result>",
        with: "<node><row size=\"12\" res%='5' %dirty=\"a>b\"/></node></trace-query-result>"
      )
    let imported = try ImportedTrace([text])
    #expect(imported.recording.faults.isEmpty)
    #expect(imported.intervals.count == 1)
  }

  @Test("Rows of a table whose columns are in another order are read by their names")
  func order() throws {
    let text = """
      <?xml version='1.0'?><trace-query-result><node xpath='//trace-toc[1]/run[1]/data[1]/table[1]'>
      <schema name='os-signpost-interval'>
      \(["subsystem", "name", "start", "process", "category", "duration", "start-thread", "new"]
        .map { "<col><mnemonic>\($0)</mnemonic></col>" }.joined())
      </schema><row><subsystem id='1'>com.kve.Listable</subsystem><string id='2'>Diff Content</string>
      <start-time id='3'>70</start-time><process id='4' fmt='Shop (7)'><pid id='5'>7</pid></process>
      <category id='6'>ListView Update</category><duration id='7'>9</duration><sentinel/>
      <x id='8'><y id='9'><z ref='1'/></y></x></row></node></trace-query-result>
      """
    let imported = try ImportedTrace([text])
    #expect(
      imported.intervals == [.init(name: "diff", pid: 7, tid: 0, startNs: 70, durationNs: 9)]
    )
    #expect(imported.recording.runs[0].processes == ["Shop"])
  }

  @Test("Signposts of the system are left out and counted, unless they are wanted")
  func system() throws {
    var script = ExportScript()
    script.runs = [
      [
        .init(startNs: 0, durationNs: 9),
        .init(subsystem: "com.apple.UIKit", name: "Layout", startNs: 1, durationNs: 2),
      ]
    ]
    let imported = try ImportedTrace([script.intervals])
    #expect(imported.intervals.map(\.name) == ["diff"])
    #expect(imported.recording.runs[0].leftOut == ["com.apple.UIKit": 1])
    let all = try ImportedTrace([script.intervals], options: ImportOptions(includesSystem: true))
    #expect(all.intervals.map(\.name) == ["diff", "Layout"])
  }

  @Test("One process can be chosen by name or number", arguments: ["Shop", "731"])
  func process(name: String) throws {
    var script = ExportScript()
    script.runs = [
      [
        .init(startNs: 0, durationNs: 9),
        .init(pid: 732, process: "Shop (old)", startNs: 1, durationNs: 2),
      ]
    ]
    let imported = try ImportedTrace([script.intervals], options: ImportOptions(process: name))
    #expect(imported.intervals.map(\.pid) == [731])
  }

  @Test("A begin without an end, which only the table of events has, is counted")
  func unended() throws {
    var script = ExportScript()
    script.runs = [[.init(startNs: 0, durationNs: 9)]]
    let intervals = script.intervals
    script.runs = [[.init(startNs: 0, durationNs: 9), .init(startNs: 50, durationNs: nil)]]
    let imported = try ImportedTrace([intervals, script.events])
    #expect(imported.recording.runs[0].intervals == 1)
    #expect(imported.recording.runs[0].open == 1)
  }

  @Test("Tables that no command shows are named")
  func unread() throws {
    let samples = """
      <?xml version='1.0'?><trace-query-result><node><schema name='cpu-profile'>
      <col><mnemonic>time</mnemonic></col></schema><row><sample-time>1</sample-time></row>
      </node></trace-query-result>
      """
    let intervals = ExportScript(runs: [[.init(startNs: 0, durationNs: 9)]]).intervals
    let imported = try ImportedTrace([samples, intervals])
    #expect(imported.recording.runs[0].unread == ["cpu-profile": 1])
  }

  @Test("Overlapping updates that cannot be distinguished are counted")
  func ambiguous() throws {
    var script = ExportScript()
    let list = "ListView (0x1)"
    script.runs = [
      [
        .init(name: "List Update", startNs: 0, durationNs: 90, message: list),
        .init(name: "List Update", startNs: 10, durationNs: 90, message: list),
        .init(name: "List Update", startNs: 20, durationNs: 90, message: "ListView (0x2)"),
      ]
    ]
    let imported = try ImportedTrace([script.events])
    #expect(imported.recording.runs[0].ambiguous == ["List Update": 1])
    #expect(imported.recording.runs[0].intervals == 3)
  }
}
