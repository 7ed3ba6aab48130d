import Foundation
import ListSchema
import Testing
import TraceAnalysis
import TraceTestSupport

@testable import InstrumentsReading

@Suite("Files that are cut, wrong, or hostile")
struct BadInputTests {
  private static let good = ExportScript(
    runs: [(0..<50).map { .init(startNs: $0 * 100, durationNs: 50) }]
  ).intervals

  @Test("A cut file gives the rows before the cut", arguments: [0.3, 0.5, 0.9, 0.999])
  func cut(share: Double) throws {
    let text = String(Self.good.prefix(Int(Double(Self.good.count) * share)))
    let rows = text.components(separatedBy: "</row>").count - 1
    let imported = try ImportedTrace([text])
    #expect(imported.intervals.count == rows)
    #expect(imported.recording.faults.count == 1)
    #expect(imported.summary.isInterrupted)
  }

  @Test("Every cut ends, with the rows before it or an error")
  func everyCut() throws {
    let text = ExportScript(runs: [(0..<2).map { .init(startNs: $0 * 100, durationNs: 50) }])
      .intervals
    for length in Swift.stride(from: 0, to: text.count - 1, by: 61) {
      let part = String(text.prefix(length))
      let rows = part.components(separatedBy: "</row>").count - 1
      do {
        let imported = try ImportedTrace([part])
        #expect(imported.recording.runs[0].intervals == rows)
      } catch is InstrumentsError {
        #expect(rows == 0)
      }
    }
  }

  @Test(
    "What is no export says so",
    arguments: [
      "", "   ", "PK\u{3}\u{4}", "<html><body/></html>", "<", "{\"a\":1}", "[]", "[1,2",
      "Filtering",
      "<?xml version='1.0'?>",
    ]
  )
  func foreign(text: String) throws {
    #expect(throws: InstrumentsError.self) { try ImportedTrace([text]) }
  }

  @Test("A file that is not there is named")
  func missing() throws {
    let reading = InstrumentsImport(files: ["/no/such/file.xml"], schema: ListSchema.schema)
    let folder = try TemporaryFolder()
    #expect(throws: InstrumentsError.noSuchFile(path: "/no/such/file.xml")) {
      try reading.write(to: folder.path + "/trace")
    }
  }

  @Test("A table without rows, and no table, say what is missing")
  func empty() throws {
    let none = "<?xml version='1.0'?><trace-query-result></trace-query-result>"
    for text in [none, ExportScript(runs: [[]]).intervals] {
      #expect {
        try ImportedTrace([text])
      } throws: { error in
        guard case InstrumentsError.nothing? = error as? InstrumentsError else { return false }
        return true
      }
    }
  }

  @Test("A folder is no file, and its tables can be exported")
  func folder() throws {
    let folder = try TemporaryFolder()
    let reading = InstrumentsImport(files: [folder.path], schema: ListSchema.schema)
    #expect {
      try reading.write(to: folder.path + "/trace")
    } throws: { error in
      guard case InstrumentsError.unreadable(_, let reason)? = error as? InstrumentsError else {
        return false
      }
      return reason.contains("xcrun xctrace export")
    }
  }

  @Test("Another process than those that are there is named, with what is there")
  func otherProcess() throws {
    let found = try #require(throws: InstrumentsError.self) {
      try ImportedTrace([Self.good], options: ImportOptions(process: "Other"))
    }
    #expect(found == .noneWanted(process: "Other", found: ["(other processes) 50"]))
    #expect(found.message.contains("--process"))
  }

  @Test("Signposts of Apple's own subsystems alone need an option")
  func onlySystem() throws {
    let script = ExportScript(
      runs: [[.init(subsystem: "com.apple.UIKit", startNs: 1, durationNs: 2)]]
    )
    let found = try #require(throws: InstrumentsError.self) {
      try ImportedTrace([script.intervals])
    }
    guard case .nothing(let reason) = found else { throw found }
    #expect(reason.contains("com.apple.UIKit 1") && reason.contains("--system"))
  }

  @Test("Entities are not expanded")
  func entities() throws {
    let bomb =
      "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'aaaaaaaaaa'>"
      + (1..<10).map { number in
        let name = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
        return "<!ENTITY \(name[number]) '"
          + String(repeating: "&\(name[number - 1]);", count: 10) + "'>"
      }.joined() + "]><trace-query-result>&j;</trace-query-result>"
    #expect {
      try ImportedTrace([bomb])
    } throws: { error in
      (error as? InstrumentsError)?.message.contains("document type declaration") ?? false
    }
  }

  @Test("Files that a document points to are not opened")
  func external() throws {
    let text = "<!DOCTYPE x SYSTEM 'file:///etc/passwd'><trace-query-result/>"
    #expect(throws: InstrumentsError.self) { try ImportedTrace([text]) }
  }

  @Test("Elements too deep in each other end the reading, not the program")
  func deep() throws {
    let depth = 200_000
    let text = Self.good.replacing(
      "</trace-query-result>",
      with: String(repeating: "<x>", count: depth) + String(repeating: "</x>", count: depth)
        + "</trace-query-result>"
    )
    let imported = try ImportedTrace([text])
    #expect(imported.intervals.count == 50)
    #expect(imported.recording.faults[0].contains("deep"))
  }

  @Test(
    "Numbers that cannot be are counted, not taken",
    arguments: [
      ("start-time", "18446744073709551615"), ("duration", "18446744073709551615"),
      ("start-time", "99999999999999999999999"), ("start-time", "-1"), ("duration", "1e9"),
      ("duration", "9223372036854775807"), ("start-time", ""), ("pid", "99999999999"),
    ]
  )
  func numbers(tag: String, text: String) throws {
    let one = ExportScript(runs: [[.init(startNs: 4, durationNs: 50)]]).intervals
    let pattern = try Regex("(<\(tag) id=\"[0-9]+\" fmt=\"[^\"]*\">)[0-9]+<")
    let found = try #require(try pattern.firstMatch(in: one))
    let head = String(one[found.range].prefix { $0 != ">" })
    let changed = one.replacingCharacters(in: found.range, with: "\(head)>\(text)<")
    let other = Self.good
    let imported = try ImportedTrace([other, changed])
    let run = imported.recording.runs[0]
    #expect(run.intervals == 50)
    #expect(run.open + run.impossible == 1)
  }

  @Test("Identifiers far beyond the elements take no memory, and refer to nothing")
  func identifiers() throws {
    let text = Self.good.replacing("id=\"1\"", with: "id=\"4000000000\"")
      .replacing("</node>", with: "<row><start-time ref=\"4000000000\"/></row></node>")
    let imported = try ImportedTrace([text])
    #expect(imported.recording.files[0].brokenReferences == 1)
    #expect(imported.recording.files[0].misshapenRows == 1)
    #expect(imported.recording.runs[0].intervals == 50)
  }

  @Test("Bytes by chance, and bytes changed by chance, end with a result or an error")
  func noise() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<60 {
      var bytes = Array(Self.good.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count)] = UInt8.random(in: 0...255, using: &generator)
      }
      let folder = try TemporaryFolder()
      try folder.write(bytes, to: "file")
      let reading = InstrumentsImport(files: [folder.path + "/file"], schema: ListSchema.schema)
      let result = Result { try reading.write(to: folder.path + "/trace") }
      switch result {
      case .success(let recording):
        #expect(recording.runs.reduce(0) { $0 + $1.intervals + $1.open } <= 51)
      case .failure(let error): #expect(error is InstrumentsError)
      }
    }
  }
}
