import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

@Suite struct RunDescriptionTests {
  /// A script with one run that states parameters as version 6 of the schema does.
  private func script(
    scenario: String = "ticker",
    _ parameters: KeyValuePairs<String, (type: String, value: String)>,
    comparison: String = "must_match"
  ) -> TraceScript {
    var script = TraceScript()
    script.event("run_begin", at: 0, ["scenario": .text(scenario), "budget_ns": .integer(500)])
    for (name, parameter) in parameters {
      script.event(
        "run_parameter",
        at: 1,
        [
          "name": .text(name), "type": .label(parameter.type), "value": .text(parameter.value),
          "unit": .text("rows"), "meaning": .text("What it means"),
          "comparison": .label(comparison),
        ]
      )
    }
    return script
  }

  private func run(_ script: TraceScript) throws -> RunDescription {
    try #require(script.parts().ending.runs.first).description
  }

  @Test("Stated parameters are read, declared ones first and in their order")
  func stated() throws {
    let run = try run(
      script([
        "changed_share": ("number", "0.25"), "layout": ("text", "flow"), "mode": ("text", "dark"),
        "items": ("integer", "50"), "seed": ("unsigned", "18446744073709551615"),
      ])
    )
    #expect(
      run.parameters.map(\.definition.name) == ["items", "seed", "layout", "changed_share", "mode"]
    )
    #expect(
      run.parameters.map(\.text) == ["50 items", "\(UInt64.max)", "flow", "0.25 rows", "dark"]
    )
    #expect((run.items, run.seed, run.layout) == (50, .max, "flow"))
    #expect(run["changed_share"] == .number(0.25))
    #expect(run.parameters[3].definition.meaning == "What it means")
    #expect(run.parameters[0].definition.meaning == "Items that the list has")
    #expect((run.scenario, run.budgetNs) == ("ticker", 500))
  }

  @Test("Up to version 5 of the schema, each parameter is a field of one of two events")
  func former() throws {
    var script = TraceScript()
    script.event(
      "run_begin",
      at: 0,
      [
        "scenario": .text("ops"), "items": .count(9), "seed": .integer(-1),
        "refresh_rate_hz": .count(120), "layout": .text("paged"), "foreign": .count(1),
      ]
    )
    script.event(
      "run_options",
      at: 1,
      ["clock": .text("real"), "warmup_frames": .count(3), "slowdown": .number(2)]
    )
    let run = try run(script)
    #expect((run.items, run.seed, run.refreshRateHz, run.layout) == (9, .max, 120, "paged"))
    #expect((run.clock, run.warmupFrames, run.slowdown) == ("real", 3, 2))
    #expect(run["foreign"] == nil)
    #expect(run.budgetShare == nil)
  }

  @Test("What is no value of a parameter's type, or no name of a parameter, is not taken")
  func nonsense() throws {
    let run = try run(
      script([
        "items": ("text", "many"), "slowdown": ("number", "nan"), "seed": ("unsigned", "-1"),
        "warmup_frames": ("integer", "1e400"), "share": ("number", "half"), "": ("text", "x"),
        "odd name!": ("text", "x"), "\u{1B}[31m": ("text", "x"), "untyped": ("colour", "7"),
      ])
    )
    #expect(run.parameters.map(\.definition.name) == ["untyped"])
    #expect(run["untyped"] == .text("7"))
  }

  @Test("Factors that make no sense are no factors", arguments: ["0", "-1", "1e300", "5e-324"])
  func factors(text: String) throws {
    let run = try run(script(["slowdown": ("number", text), "budget_share": ("number", text)]))
    #expect(run.slowdown == nil)
    #expect(run.budgetShare == nil)
    #expect(run.parameters.count == 2)
  }

  @Test("Names and values are cut, and a run has only so many parameters")
  func limits() throws {
    var script = script([:])
    for number in 0..<500 {
      script.event(
        "run_parameter",
        at: 1,
        ["name": .text("p\(number)"), "value": .text(String(repeating: "x", count: 10_000))]
      )
    }
    let run = try run(script)
    #expect(run.parameters.count == 64)
    #expect(run.parameters.allSatisfy { $0.value.description.unicodeScalars.count == 256 })
  }

  @Test("What the trace does not state is taken from elsewhere, the trace is believed first")
  func completion() throws {
    var known = RunDescription()
    known["items"] = .integer(1)
    known["layout"] = .text("flow")
    known["mode"] = .text("dark")
    known.checksum = "c"
    let run = try run(script(["items": ("integer", "2")])).completed(by: known)
    #expect((run.items, run.layout, run.checksum) == (2, "flow", "c"))
    #expect(run.parameters.map(\.definition.name) == ["items", "layout", "mode"])
  }

  @Test("Values are converted to the type that is declared, and nil removes one")
  func conversion() {
    var run = RunDescription()
    run["slowdown"] = .integer(2)
    #expect(run["slowdown"] == .number(2))
    run["items"] = .text("2")
    #expect(run["items"] == nil)
    run["slowdown"] = nil
    #expect(run.parameters.isEmpty)
  }

  @Test(
    "Runs that differ in a parameter are compared as its declaration says",
    arguments: [
      ("clock", "text", "virtual", "real", RunMismatch.clocks),
      ("items", "integer", "1", "2", .parameter("items")),
      ("refresh_rate_hz", "integer", "60", "120", .parameter("refresh rate")),
      ("slowdown", "number", "1", "2", nil), ("repetition", "integer", "1", "2", nil),
      ("warmup_frames", "integer", "0", "9", nil),
      ("changed_share", "number", "0.1", "0.2", .parameter("changed share")),
    ]
  )
  func mismatch(
    name: String,
    type: String,
    first: String,
    second: String,
    expected: RunMismatch?
  ) throws {
    let one = try run(script([name: (type, first)]))
    let other = try run(script([name: (type, second)]))
    #expect(RunMismatch(one, other) == expected)
    #expect(RunMismatch(one, one) == nil)
    #expect(
      RunMismatch(one, try run(script([:]))) == nil,
      "what is not stated is not held against it"
    )
  }

  @Test("A scenario's parameter that may differ does not keep runs apart")
  func mayDiffer() throws {
    let runs = try ["0.1", "0.2"].map { value in
      try run(script(["changed_share": ("number", value)], comparison: "may_differ"))
    }
    #expect(RunMismatch(among: runs) == nil)
  }

  @Test("The most severe mismatch among several runs is the one that is reported")
  func severity() throws {
    let runs = try [
      run(script(["items": ("integer", "1"), "clock": ("text", "virtual")])),
      run(script(["items": ("integer", "2"), "clock": ("text", "virtual")])),
      run(script(["items": ("integer", "1"), "clock": ("text", "real")])),
    ]
    #expect(RunMismatch(among: runs) == .clocks)
    #expect(RunMismatch(among: Array(runs.prefix(2))) == .parameter("items"))
    let others = try [run(script(scenario: "a", [:])), run(script(scenario: "b", [:]))]
    #expect(RunMismatch(among: others) == .parameter("scenario"))
  }

  @Test("The table of runs has a column for every parameter that any run has, and one for all")
  func columns() throws {
    let names = TraceTable.runs.columns.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(ListSchema.schema.parameters.map(\.name)).isSubset(of: names))
    let rate = try #require(TraceTable.runs.columns.first { $0.name == "refresh_rate_hz" })
    #expect((rate.kind, rate.unit) == (.integer, "Hz"))
    let script = script(["items": ("integer", "2"), "changed_share": ("number", "0.25")])
    var rows: [TableRow] = []
    TableRows.all.make(script.parts().ending, TraceOrigin(host: "h")) { rows.append($0) }
    let row = try #require(rows.first)
    let place = try #require(names.firstIndex(of: "parameters"))
    #expect(row.cells[place] == .json("{\"items\":2,\"changed_share\":0.25}"))
    #expect(row.cells[try #require(names.firstIndex(of: "items"))] == .integer(2))
  }
}
