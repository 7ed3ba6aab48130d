import Foundation
import TestSupport
import Testing

@Suite("Importing a device's recording")
struct ImportCommandTests {
  private static let names = [
    ("Diff Content", 40), ("Update Presentation State", 40), ("Measure ItemContent", 10),
  ]

  /// A table of intervals, each of which takes a microsecond for each of `slower`.
  private static func intervals(slower: Int = 1) -> String {
    let columns = [
      "start", "duration", "name", "category", "subsystem", "process", "start-thread",
      "start-message",
    ]
    let schema = columns.map { "<col><mnemonic>\($0)</mnemonic></col>" }.joined()
    var rows: [String] = []
    for (name, count) in names {
      for _ in 0..<count {
        rows.append(
          "<row><start-time>\(rows.count * 100_000)</start-time><duration>\(slower * 1_000)</duration>"
            + "<string>\(name)</string><category>ListView Update</category>"
            + "<subsystem>com.kve.Listable</subsystem>"
            + "<process fmt=\"Shop (7)\"><pid>7</pid></process><sentinel/><sentinel/></row>"
        )
      }
    }
    return "<?xml version=\"1.0\"?><trace-query-result><node xpath='//trace-toc[1]/run[1]/data[1]'>"
      + "<schema name=\"os-signpost-interval\">\(schema)</schema>"
      + rows.joined(separator: "\n") + "</node></trace-query-result>"
  }

  private static let hitches = """
    <?xml version="1.0"?><trace-query-result><node xpath='//trace-toc[1]/run[1]/data[1]'>
    <schema name="hitches"><col><mnemonic>start</mnemonic></col><col><mnemonic>duration</mnemonic></col>
    </schema><row><start-time>1000000</start-time><duration>16670000</duration></row>
    </node></trace-query-result>
    """

  private static let contents = """
    <?xml version="1.0"?><trace-toc><run number="1"><info><target>
    <device name="Anna's phone" model="iPhone 16 Pro" platform="iOS" os-version="26.6.2 (23G90)"
    uuid="A"/><process name="Shop" pid="7"/></target><summary><duration>10.0</duration>
    <instruments-version>26.0 (17C529)</instruments-version></summary></info></run></trace-toc>
    """

  private func listscope(_ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([CommandRun.listscope] + arguments)
  }

  private func write(_ text: String, _ name: String, _ folder: OutputFolder) throws -> String {
    let path = folder.path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("A recording becomes a trace that other commands read")
  func importing() throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/device.trace"
    let run = try listscope(
      "import",
      try write(Self.intervals(), "a.xml", folder),
      try write(Self.hitches, "b.xml", folder),
      try write(Self.contents, "c.xml", folder),
      "--output",
      trace
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Shop on iPhone 16 Pro: 90 intervals from a table of intervals\n"))
    #expect(run.output.contains("unoptimised build"))

    let report = try listscope("report", trace)
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains("Anna's phone, iPhone 16 Pro"))
    #expect(report.output.contains("hitch rate 1.7 ms/s over 10.0 s"))
    #expect(report.output.contains("unoptimised build"))
    let redacted = try listscope("report", trace, "--redact")
    #expect(!redacted.output.contains("Anna"))

    let query = try listscope(
      "query",
      trace,
      "SELECT name, count(*) FROM intervals GROUP BY name ORDER BY name",
      "--format",
      "csv"
    )
    #expect(query.output.contains("diff,40") && query.output.contains("hitch,1"))
    let folded = try listscope("export", trace, "--format", "folded")
    #expect(folded.output.contains("present 40000\n"))
  }

  @Test("A cut file is imported up to the cut, with exit code 65, and every report says so")
  func cut() throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/device.trace"
    let text = String(Self.intervals().prefix(9_000))
    let run = try listscope("import", try write(text, "a.xml", folder), "--output", trace)
    #expect(run.status == 65)
    #expect(run.errors.contains("ends in the middle"))
    let report = try listscope("report", trace)
    #expect(report.output.contains("did not come to its end"))
  }

  @Test("What is nothing to import makes no folder, and says what to record")
  func nothing() throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/device.trace"
    let empty = "<?xml version=\"1.0\"?><trace-query-result></trace-query-result>"
    let run = try listscope("import", try write(empty, "a.xml", folder), "--output", trace)
    #expect(run.status == 65)
    #expect(run.errors.contains("os-signpost-interval"))
    #expect(try listscope("import", "/no/such.xml", "--output", trace).status == 66)
    #expect(!FileManager.default.fileExists(atPath: trace))
  }

  @Test("A folder that exists is replaced by force only")
  func force() throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/device.trace"
    let file = try write(Self.intervals(), "a.xml", folder)
    #expect(try listscope("import", file, "--output", trace).status == 0)
    #expect(try listscope("import", file, "--output", trace).status == 64)
    #expect(try listscope("import", file, "--output", trace, "--force").status == 0)
  }

  @Test("Two traces are put beside each other, and fitted kind by kind")
  func fit() throws {
    let folder = try OutputFolder()
    let paths = try [3, 1].map { slower in
      let trace = folder.path + "/\(slower).trace"
      let file = try write(Self.intervals(slower: slower), "\(slower).xml", folder)
      #expect(try listscope("import", file, "--output", trace).status == 0)
      return trace
    }
    let compared = try listscope("compare", "--base", paths[0], "--head", paths[1])
    #expect(compared.status == 0, "\(compared.errors)")
    #expect(compared.output.contains("diff: 40 in a run of the base, 40 of the head"))
    let profile = folder.path + "/profile.json"
    let fitted = try listscope("fit", paths[0], paths[1], "--output", profile)
    #expect(fitted.status == 0, "\(fitted.errors)")
    #expect(fitted.output.contains("diff: ×3.00 (95 %: 3.00 to 3.00)"))
    #expect(fitted.output.contains("measure: no factor"))
    let json = try String(contentsOfFile: profile, encoding: .utf8)
    #expect(json.contains("\"factor\" : 3"))
    let wrong = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Traces/fling").path
    #expect(try listscope("fit", wrong, paths[1]).status == 64)
  }
}
