import Testing

@testable import TraceAnalysis

@Suite struct StackSummaryTests {
  private static let owners = CodeOwners(
    engine: ["Engine", "ListEngine"],
    harness: ["Harness"]
  )

  /// Functions by their first letter: E of the engine, L of its list, H of the harness, U of the user,
  /// S of Swift's library, C in a C library, M main, N a function of a program without names.
  private static func function(_ word: String) -> SourceFunction {
    let modules = ["E": "Engine", "L": "ListEngine", "H": "Harness", "U": "App", "S": "Swift"]
    return SourceFunction(
      name: word == "M" ? "main" : word,
      module: word.first.flatMap { modules[String($0)] },
      file: "/src/\(word).swift",
      line: 7
    )
  }

  /// A profile of stacks written outermost first, as `M H E U1`, each with its samples.
  private func summary(_ stacks: [(intervals: String, stack: String, samples: Int)])
    -> StackSummary
  {
    var functions: [CodeAddress: [SourceFunction]] = [:]
    var numbers: [String: UInt64] = [:]
    let entries = stacks.map { intervals, stack, samples in
      let addresses = stack.split(separator: " ").map { word -> CodeAddress in
        let number = numbers[String(word)] ?? UInt64(numbers.count + 1)
        numbers[String(word)] = number
        let binary = ["C": 1, "N": 2][word.prefix(1)] ?? 0
        let address = CodeAddress(binary: binary, address: number)
        if binary < 2 { functions[address] = [Self.function(String(word))] }
        return address
      }
      return StackProfile.Entry(
        intervals: intervals.split(separator: ";").map(String.init),
        stack: addresses.reversed(),
        samples: samples
      )
    }
    let profile = StackProfile(
      settings: nil,
      losses: StackSampleLosses(),
      binaries: [
        .init(path: "/bin/app", buildID: ""), .init(path: "/lib/libc.so.6", buildID: ""),
        .init(path: "/bin/nameless", buildID: ""),
      ],
      entries: entries,
      moments: [],
      counts: StackSampleCounts(inFrames: stacks.reduce(0) { $0 + $1.samples })
    )
    let missing = [MissingBinary(path: "/bin/nameless", reason: "stripped")]
    return StackSummary(profile, StackNames(functions: functions, missing: missing), Self.owners)
  }

  private func lines(_ summary: StackSummary, in interval: String) -> [String] {
    summary.lines.filter { $0.interval == interval }.map { "\($0.function.name) \($0.samples)" }
  }

  @Test("The innermost function of the user's counts with all that it calls")
  func users() {
    let summary = summary([
      ("frame;apply", "M H E U1 E S C", 30), ("frame;apply", "M H E U1 U2", 50),
      ("frame", "M H E", 20), ("frame", "M H U3 S", 15),
    ])
    #expect(lines(summary, in: "apply") == ["U2 50", "U1 30"])
    #expect(lines(summary, in: "frame") == ["U2 50", "U1 30", "U3 15"])
    #expect(summary.lines.first { $0.interval == "apply" }?.share == 50.0 / 80)
  }

  @Test("What is around all frames is not the user's part of them")
  func around() {
    let summary = summary([("frame", "M U1 H E", 30)])
    #expect(summary.lines.isEmpty)
    #expect(summary.complete == 30)
  }

  @Test("A stack that is cut before the code that plays frames still names the user's function")
  func cut() {
    let summary = summary([
      ("frame;apply", "U1 S", 30), ("frame;apply", "C U2 C", 20), ("frame;apply", "C C", 10),
    ])
    #expect(lines(summary, in: "apply") == ["U1 30", "U2 20"])
    #expect(text(summary.calls) == "U1 30[]U2 20[]")
  }

  @Test(
    "A thunk is no function of the user's, except in a program without lines",
    arguments: [
      "protocol witness for ListEngine.Row.apply() -> () in conformance App.Row : ListEngine.Row in App",
      "partial apply forwarder for closure #1 () -> () in App.load() -> ()",
    ]
  )
  func thunks(name: String) {
    for line in [7, nil] {
      let names = [
        SourceFunction(name: "E", module: "Engine", line: line),
        SourceFunction(name: name, module: "App"),
        SourceFunction(name: "Engine.Row.apply() -> ()", module: "Engine", line: line),
      ]
      let stack = names.indices.map { CodeAddress(binary: 0, address: UInt64($0)) }
      let functions = Dictionary(uniqueKeysWithValues: zip(stack, names.map { [$0] }))
      let entry = StackProfile.Entry(intervals: ["apply"], stack: stack.reversed(), samples: 20)
      let profile = StackProfile.ofApp([entry], inFrames: 20)
      let summary = StackSummary(profile, StackNames(functions: functions), Self.owners)
      #expect(summary.lines.map(\.function.name) == (line == nil ? [name] : []))
    }
  }

  @Test("Content of the harness is the user's where the engine calls it")
  func harness() {
    #expect(lines(summary([("frame", "M H1 E H2 C", 30)]), in: "frame") == ["H2 30"])
  }

  @Test("Code of the engine folds into its module, code of Swift's library into the caller's")
  func modules() {
    let summary = summary([
      ("frame", "M H E S", 30), ("frame", "M H E", 10), ("frame", "M H E U1 S", 60),
    ])
    #expect(summary.modules.map { "\($0.name) \($0.samples)" } == ["App 60", "Engine 40"])
    #expect(summary.modules.first?.share == 0.6)
  }

  @Test("Nothing is said of fewer than ten samples", arguments: [(9, 0), (10, 1)])
  func few(samples: Int, rows: Int) {
    let summary = summary([("frame", "M H E U1", samples)])
    #expect(summary.lines.count == rows)
    #expect(summary.modules.count == rows)
  }

  private func text(_ rows: [IntervalBreakdown]) -> String {
    rows.map { "\($0.name) \($0.count)[\(text($0.children))]" }.joined()
  }

  @Test("Calls of the engine fold into one, and so do libraries")
  func calls() {
    let summary = summary([
      ("frame", "M H E1 E2 U1 S E3 C C2", 30), ("frame", "M H E U2", 10),
    ])
    #expect(
      text(summary.calls)
        == "inside ListEngine 40[U1 30[inside ListEngine 30[inside libc.so.6 30[]]]U2 10[]]"
    )
  }

  @Test("All modules of the engine in a row are one, with libraries between them")
  func engine() {
    let summary = summary([
      ("frame", "M H E1 L1 E2 L2 U1", 30), ("frame", "M H E1 C L1", 20), ("frame", "M H L1 C", 10),
    ])
    #expect(text(summary.calls) == "inside ListEngine 60[U1 30[]inside libc.so.6 10[]]")
  }

  @Test(
    "Who updates the list is outside of the update and of its rows, and inside of what is around"
  )
  func callers() {
    let stacks = [
      ("frame;input;update;layout;measure", "M H U1 L1 E L2 E U2", 30),
      ("frame;input;update;layout;measure", "M H U1 L1 E L2 E", 20),
      ("frame;input;update", "M H U1 L1", 10), ("frame;input;configure", "M H U1 L1 U3 L2", 10),
    ]
    let summary = summary(stacks)
    for interval in ["update", "layout", "measure"] {
      #expect(lines(summary, in: interval) == ["U2 30"])
    }
    #expect(lines(summary, in: "input") == ["U1 30", "U2 30", "U3 10"])
    #expect(lines(summary, in: "configure") == ["U3 10"])
  }

  @Test("What the compiler made to copy or free values is no function of the user's")
  func made() {
    let made = SourceFunction(name: "outlined init with copy of App.Row", module: "App")
    let frames = [Self.function("E"), Self.function("U1"), made].map {
      StackFrame(function: $0, binary: 0)
    }
    #expect(Self.owners.parts(frames, .ofApp()).names == ["inside ListEngine", "U1"])
  }

  @Test("Of the user's functions the innermost that has a line counts")
  func withoutLine() {
    let owners = Self.owners
    let some = Self.function("U1")
    var made = Self.function("U2")
    made.line = nil
    #expect(owners.user([.user(some), .engine("Engine"), .user(made)]) == some)
    #expect(owners.user([.user(made)]) == made)
    #expect(owners.user([.engine("Engine")]) == nil)
  }

  @Test("Stacks that do not reach the start are counted as incomplete")
  func complete() {
    #expect(summary([("frame", "E U1", 5), ("frame", "M E", 7)]).complete == 7)
  }

  @Test(
    "Without names, stacks that the C library began are complete, and of others it is not known",
    arguments: [
      ("C N N", 7, 0), ("N N", 0, 7), ("N E U1", 0, 7), ("M N", 7, 0), ("E N", 0, 0), ("C", 0, 0),
      ("N C", 0, 7),
    ]
  )
  func withoutNames(stack: String, complete: Int, unknown: Int) {
    let found = summary([("frame", stack, 7)])
    #expect(found.complete == complete)
    #expect(found.unknownStarts == unknown)
  }

  @Test("An interval inside of one of the same name counts once")
  func nested() {
    let summary = summary([("frame;x;x", "M H E U1", 10)])
    #expect(lines(summary, in: "x") == ["U1 10"])
  }

  @Test("No samples, no rows")
  func empty() {
    let summary = summary([])
    #expect(summary.lines.isEmpty && summary.modules.isEmpty && summary.counts.inFrames == 0)
  }

  @Test("Samples are grouped by interval, by cause of late frames, and by row type")
  func groups() throws {
    let entries = [
      ("frame;update;measure", "Row", "measuring", 20), ("frame;visible;apply", "Row", nil, 30),
      ("frame;visible;apply", "Other", "measuring", 9), ("frame", nil, "measuring", 1),
    ].map { intervals, type, cause, samples in
      StackProfile.Entry(
        intervals: intervals.split(separator: ";").map(String.init),
        contentType: type,
        cause: cause,
        stack: [CodeAddress(binary: 0, address: 1)],
        samples: samples
      )
    }
    var groups = StackGroups()
    for entry in entries { groups.add(entry, ["U"]) }
    #expect(
      groups.all(periodNs: 10).map { "\($0.grouping.rawValue) \($0.name) \($0.samples)" } == [
        "interval apply 39", "interval visible 39", "interval measure 20", "interval update 20",
        "cause measuring 30", "row_type Row 50",
      ]
    )
    #expect(groups.all(periodNs: 10).allSatisfy { $0.calls.map(\.name) == ["U"] })
    #expect(groups.all(periodNs: 10).first?.calls.first?.totalNs == 390)
  }

  @Test(
    "Processor time without samples is the system's",
    arguments: [(1_000, 60, 600, 400), (500, 60, 500, 0), (1_000, 0, 0, 1_000), (0, 5, 0, 0)]
      as [(Int64, Int, Int64, Int64)]
  )
  func system(cpuNs: Int64, samples: Int, userNs: Int64, systemNs: Int64) {
    let time = FrameProcessorTime(cpuNs: cpuNs, samples: samples)
    #expect(time.userNs(periodNs: 10) == userNs)
    #expect(time.systemNs(periodNs: 10) == systemNs)
  }
}
