import Testing
import TraceAnalysis
import TraceTestSupport

@testable import InstrumentsReading

@Suite("The table of contents, and late frames")
struct ContentsTests {
  static func contents(
    uuid: String = "00008101-A",
    platform: String = "iOS",
    processPath: String = "/private/var/containers/Shop.app/Shop"
  ) -> String {
    """
    <?xml version="1.0"?>
    <trace-toc><run number="1"><info><target>
    <device name="Anna's phone" model="iPhone 16 Pro" platform="\(platform)"
      os-version="26.6.2 (23G90)" uuid="\(uuid)"/>
    <host-device name="Mac" model="Mac mini" platform="macOS" os-version="26.1 (25B78)" uuid="M"/>
    <process name="Shop" pid="731" type="attached"/></target>
    <summary><start-date>2026-09-26T10:00:00.040-07:00</start-date>
    <end-date>2026-09-26T10:00:10.040-07:00</end-date><duration>10.000000</duration>
    <end-reason>Time limit reached</end-reason>
    <instruments-version>26.0 (17C529)</instruments-version>
    <template-name>Logging</template-name></summary></info>
    <processes><process name="Shop" pid="731" path="\(processPath)"/></processes>
    <data><table schema="os-signpost-interval" target-pid="ALL"/><table schema="hitches"/></data>
    </run></trace-toc>
    """
  }

  static func table(_ name: String, _ columns: [String], _ rows: [[String]]) -> String {
    let schema = columns.map { "<col><mnemonic>\($0)</mnemonic></col>" }.joined()
    let rows = rows.map { row in
      "<row>" + row.map { "<x>\($0)</x>" }.joined() + "</row>"
    }
    return
      "<?xml version='1.0'?><trace-query-result><node><schema name='\(name)'>\(schema)</schema>"
      + rows.joined(separator: "\n") + "</node></trace-query-result>"
  }

  private static let intervals = ExportScript(runs: [[.init(startNs: 5, durationNs: 7)]]).intervals

  @Test("It says what was recorded, on which device, and when")
  func facts() throws {
    let imported = try ImportedTrace([Self.intervals, Self.contents()])
    let run = try #require(imported.recording.runs[0].contents)
    #expect(run.device.name == "Anna's phone")
    #expect(run.device.model == "iPhone 16 Pro")
    #expect(run.device.osVersion == "26.6.2 (23G90)")
    #expect(run.process == .init(name: "Shop", pid: 731))
    #expect(run.durationNs == 10_000_000_000)
    #expect(run.instrumentsVersion == "26.0 (17C529)")
    #expect(run.template == "Logging")
    #expect(run.tables == ["os-signpost-interval", "hitches"])
    #expect(!imported.recording.runs[0].isSimulator)
    #expect(imported.summary.firstNs == 1_790_442_000_040_000_000)
    #expect(imported.summary.durationNs == 10_000_000_000)
    #expect(imported.summary.groups[0].description?.scenario == "Shop on iPhone 16 Pro")
    #expect(!imported.summary.isInterrupted)
  }

  @Test("Files of two devices are refused")
  func twoDevices() {
    #expect {
      try ImportedTrace([Self.contents(), Self.contents(uuid: "B"), Self.intervals])
    } throws: { error in
      guard case InstrumentsError.differentDevices(let names)? = error as? InstrumentsError else {
        return false
      }
      return names.count == 2
    }
  }

  @Test("A simulator is known by its name, or by where its programs lie")
  func simulator() throws {
    let named = Self.contents(platform: "iOS Simulator")
    let placed = Self.contents(
      processPath: "/Users/a/Library/Developer/CoreSimulator/Devices/1/Shop"
    )
    for contents in [named, placed] {
      #expect(try ImportedTrace([contents, Self.intervals]).recording.runs[0].isSimulator)
    }
  }

  @Test("Late frames are rated by the time that was recorded, each counted once")
  func hitches() throws {
    let rows = [
      ["1000000000", "16670000", "0"], ["2000000000", "33330000", "0"],
      ["2000000000", "33330000", "0"], ["3000000000", "8340000", "1"],
    ]
    let table = Self.table("hitches", ["start", "duration", "is-system"], rows)
    let imported = try ImportedTrace([table, Self.contents(), Self.intervals])
    let facts = try #require(imported.recording.runs[0].hitches)
    #expect(facts.table == "hitches")
    #expect(facts.count == 2)
    #expect(facts.hitchNs == 50_000_000)
    #expect(facts.leftOut == 1)
    #expect(facts.msPerS == 5)
    #expect(facts.missedVsyncs == nil)
    #expect(imported.intervals.filter { $0.name == "hitch" }.map(\.pid) == [731, 731])
  }

  @Test("Where the refresh interval is known, there are missed vsyncs")
  func summary() throws {
    let rows = [
      ["50000000", "16666667", "16666667"], ["90000000", "33333334", "16666667"],
    ]
    let table = Self.table("hitches-summary", ["start", "duration", "refresh-interval"], rows)
    let imported = try ImportedTrace([table])
    let facts = try #require(imported.recording.runs[0].hitches)
    #expect(facts.missedVsyncs == 3)
    #expect(facts.refreshNs == 16_666_667)
    #expect(facts.msPerS == nil)
  }

  @Test("An empty table of late frames means none, and no table means that nobody knows")
  func noHitches() throws {
    let table = Self.table("hitches", ["start", "duration"], [])
    let imported = try ImportedTrace([table, Self.contents()].reversed() + [Self.intervals])
    #expect(imported.recording.runs[0].hitches?.count == 0)
    #expect(try ImportedTrace([Self.intervals]).recording.runs[0].hitches == nil)
  }
}
