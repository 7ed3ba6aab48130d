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
    #expect(
      run.output.contains("1 late frame, hitch time 16.7 ms, hitch rate 1.7 ms/s over 10.0 s")
    )

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

  /// Three samples of two stacks.
  private static let samples = """
    <?xml version="1.0"?><trace-query-result><node xpath='//trace-toc[1]/run[1]/data[1]'>
    <schema name="time-profile"><col><mnemonic>time</mnemonic></col><col><mnemonic>process</mnemonic>
    </col><col><mnemonic>weight</mnemonic></col><col><mnemonic>stack</mnemonic></col></schema>
    <row><x>1</x><process fmt="Shop (7)"><pid>7</pid></process><weight>1000000</weight>
    <backtrace id="5"><frame name="measure()" addr="0x1"/><frame name="main" addr="0x2"/></backtrace>
    </row><row><x>2</x><process fmt="Shop (7)"><pid>7</pid></process><weight>2000000</weight>
    <backtrace ref="5"/></row>
    <row><x>3</x><process fmt="Shop (7)"><pid>7</pid></process><weight>1000000</weight>
    <backtrace><frame name="main" addr="0x2"/></backtrace></row></node></trace-query-result>
    """

  @Test("Late frames and samples of a device are in every form of its report")
  func forms() throws {
    let folder = try OutputFolder()
    let trace = folder.path + "/device.trace"
    let files = try [
      ("a.xml", Self.intervals()), ("b.xml", Self.hitches), ("c.xml", Self.contents),
      ("d.xml", Self.samples),
    ].map { try write($0.1, $0.0, folder) }
    let run = try CommandRun.run(
      [CommandRun.listscope, "import"] + files + ["--output", trace]
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("3 samples of 4.00 ms on the processor"))
    for format in ["text", "html"] {
      let report = try listscope(
        "report",
        trace,
        format == "text" ? "--full" : "--format=\(format)"
      )
      #expect(report.status == 0, "\(report.errors)")
      #expect(report.output.contains("1 late frame, hitch time 16.7 ms, hitch rate 1.7 ms/s"))
      #expect(report.output.contains("Late frames of the device"))
      #expect(report.output.contains("known only where they were late"))
      if format == "html" {
        #expect(report.output.contains("Smooth means a hitch rate of at most 10 ms/s"))
        #expect(report.output.contains("The latest frames of the device"))
      }
      #expect(report.output.contains("measure()"))
      #expect(report.output.contains("unoptimised build"))
    }
    let json = try listscope("report", trace, "--format", "json").output
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    let provenance = try #require(document["provenance"] as? [String: Any])
    let frames = try #require(provenance["deviceFrames"] as? [String: Any])
    #expect(frames["lateFrames"] as? Int == 1 && frames["hitchNs"] as? Int == 16_670_000)
    #expect((frames["latest"] as? [[String: Any]])?.first?["startNs"] as? Int == 1_000_000)
    let samples = try #require(provenance["deviceSamples"] as? [String: Any])
    #expect(samples["count"] as? Int == 3)
    let summary = try #require(document["trace"] as? [String: Any])
    #expect((summary["verdict"] as? [String: Any])?["state"] as? String == "smooth")

    let folded = try listscope("export", trace, "--format", "folded", "--samples")
    #expect(folded.output == "main 1000000\nmain;measure() 3000000\n")
    let stacks = try listscope("export", trace, "--format", "folded", "--samples", "--redact")
    #expect(stacks.status == 64 && stacks.output.isEmpty)
    #expect(stacks.errors.contains("--redact cannot leave out what --samples is made of"))
    for format in ["text", "html", "json"] {
      let redacted = try listscope("report", trace, "--redact", "--format", format)
      #expect(redacted.status == 0 && !redacted.output.contains("measure()"), "\(format)")
    }
    #expect(try listscope("export", trace, "--format", "perfetto", "--samples").status == 64)
    let none = folder.path + "/none.trace"
    #expect(try listscope("import", files[0], "--output", none).status == 0)
    let missing = try listscope("export", none, "--format", "folded", "--samples")
    #expect(missing.status == 65 && missing.errors.contains("time-profile"))
    let report = try listscope("report", none)
    #expect(report.output.contains("No table says whether frames"))
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
    #expect(compared.output.contains("The same work, as far as counts tell"))
    let page = try listscope(
      "compare",
      "--base",
      paths[0],
      "--head",
      paths[1],
      "--format",
      "html"
    )
    #expect(page.status == 0, "\(page.errors)")
    for words in [
      "Base count", "unoptimised build", "Fonts, drawing and animation", "The same work",
    ] {
      #expect(page.output.contains(words), "\(words)")
    }
    let kinds = try listscope(
      "compare",
      "--base",
      paths[0],
      "--head",
      paths[1],
      "--format",
      "json"
    ).output
    #expect(kinds.contains("\"baseCountPerRun\" : 40") && kinds.contains("\"isSameWork\" : true"))
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

    // A trace without process ids: which program its events are from is in doubt.
    let unnamed = folder.path + "/unnamed"
    try FileManager.default.copyItem(atPath: wrong, toPath: unnamed)
    let metadata = unnamed + "/ctf/metadata"
    try String(contentsOfFile: metadata, encoding: .isoLatin1).replacing("_vpid", with: "_xpid")
      .write(toFile: metadata, atomically: true, encoding: .isoLatin1)
    let doubt = "it is not certain which process some events are from"
    let doubtful = try listscope("fit", paths[0], unnamed)
    #expect(doubtful.errors.contains("warning: in '\(unnamed)', \(doubt)"), "\(doubtful.errors)")
    let beside = try listscope("compare", "--base", paths[0], "--head", unnamed)
    #expect(
      (beside.output + beside.errors).replacing("\n", with: " ").contains("In the head, it is not")
    )
  }
}
