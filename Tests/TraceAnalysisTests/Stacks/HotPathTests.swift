import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct HotPathTests {
  private static let owners = CodeOwners(
    engine: ["ListEngine", "HeadlessUIKit"],
    harness: ["Harness"]
  )

  /// Functions by their first letter, with their line behind a colon, 0 for none: L of the list's engine, U of
  /// views, H of the harness, S of Swift's library, others of the user's.
  private static func function(_ word: Substring) -> SourceFunction {
    let parts = word.split(separator: ":")
    let module =
      ["L": "ListEngine", "U": "HeadlessUIKit", "H": "Harness", "S": "Swift"][parts[0].prefix(1)]
      ?? "App"
    return SourceFunction(
      name: "\(module).\(parts[0].drop { module == "Swift" && $0 == "S" })() -> ()",
      module: module,
      file: "/src/Screen.swift",
      line: parts.count > 1 ? Int(parts[1]).flatMap { $0 > 0 ? $0 : nil } : 1
    )
  }

  private struct Samples {
    var intervals = "frame configure"
    var cause: String? = "configure"
    var type: String?
    let stack: String
    let count: Int
  }

  /// Stacks written outermost first, as `H L rows:54 Ssort`, each with its samples.
  private func summary(_ all: [Samples]) -> StackSummary {
    var functions: [CodeAddress: [SourceFunction]] = [:]
    var addresses: [Substring: CodeAddress] = [:]
    let entries = all.map { samples in
      let stack = samples.stack.split(separator: " ").map { word in
        let known = addresses[word]
        let address = known ?? CodeAddress(binary: 0, address: UInt64(addresses.count + 1))
        addresses[word] = address
        functions[address] = [Self.function(word)]
        return address
      }
      return StackProfile.Entry(
        intervals: samples.intervals.split(separator: " ").map(String.init),
        contentType: samples.type,
        cause: samples.cause,
        stack: stack.reversed(),
        samples: samples.count
      )
    }
    let inFrames = all.reduce(0) { $0 + $1.count }
    let profile = StackProfile.ofApp(entries, inFrames: inFrames)
    return StackSummary(profile, StackNames(functions: functions), Self.owners)
  }

  /// The sentences about ten late frames.
  private func sentences(_ all: [Samples]) -> [String] {
    advice(all).map { String($0.sentence.prefix { $0 != ";" }) }
  }

  private func advice(_ all: [Samples]) -> [Advice] {
    var script = SuspectScript()
    for _ in 0..<10 { script.frame(own: 900, []) }
    let trace = script.traceOfAll
    let summary = TraceSummary(trace, schema: ListSchema.schema, stacks: summary(all))
    return summary.groups[0].advice.filter { $0.rule == .heaviestPath }
  }

  @Test(
    "The fix for describing the content is that of what is called",
    arguments: [
      ("Ssorted", "sorted()"), ("SfirstIndex", "byID"), ("compute:9", "what compute() computes"),
    ]
  )
  func fixes(call: String, fix: String) {
    let found = advice([Samples(stack: "H reload L content:3 rows:54 \(call)", count: 500)])
    #expect(found.first?.fix?.contains(fix) == true, "\(found)")
  }

  @Test func `the two functions that a slow one is mostly called by are known`() {
    let stacks = ["H reload L show:3 crest:69 paint:50 shadow:44", "H L other:8 shadow:44"]
    let found = advice(zip(stacks, [400, 100]).map { Samples(stack: $0, count: $1) })
    #expect(found.first?.subject.callers.map(\.line) == [50, 69])
  }

  @Test("What describing the content costs is followed to the user's function, with its fix")
  func describing() throws {
    var script = SuspectScript()
    let configure = SuspectScript.Work(name: "configure", own: 900, end: ["items": .count(40)])
    for _ in 0..<10 { script.frame([configure]) }
    let stacks = summary([Samples(stack: "H reload L content:3 rows:54 Ssorted", count: 500)])
    let advice = TraceSummary(script.traceOfAll, schema: ListSchema.schema, stacks: stacks).groups[
      0
    ]
    .advice
    let found = try #require(advice.first { $0.rule == .configure })
    #expect(
      found.sentence.contains("100 % of it is in sorted(), called by rows() (Screen.swift:54)")
    )
    #expect(found.subject.function?.line == 54)
    #expect(found.fix?.contains("sorted()") == true && !found.sentence.contains("probably"))
  }

  @Test(
    "Rows that are made when they are needed are not advised to be",
    arguments: [(0, true), (2_499, true), (2_500, false), (5_000, false)]
  )
  func lazyRows(lazy: Int, isAdvised: Bool) {
    var script = SuspectScript()
    let counts: KeyValuePairs<String, FieldValue> = [
      "items": .count(5_000), "lazy_items": .count(lazy),
    ]
    for _ in 0..<10 { script.frame([SuspectScript.Work(name: "configure", own: 900, end: counts)]) }
    let stacks = summary([Samples(stack: "H reload L content:3 rows:54 SItem.init", count: 500)])
    let trace = script.traceOfAll
    let found = TraceSummary(trace, schema: ListSchema.schema, stacks: stacks).groups[0].advice
    let fixes = found.filter { [.configure, .heaviestPath].contains($0.rule) }.map(\.fix)
    #expect(!fixes.isEmpty)
    #expect(fixes.allSatisfy { $0?.contains("setLazyItems") == isAdvised }, "\(fixes)")
  }

  @Test("The deepest function of the user's that has most of it is named, with what it calls")
  func deepest() {
    let sentences = sentences([
      Samples(stack: "H reload L content:3 rows:54 Ssorted Scompare", count: 490),
      Samples(stack: "H reload L content:4", count: 10),
    ])
    #expect(
      sentences == [
        "98 % of configure is in sorted(), called by rows() (Screen.swift:54): 490 of 500 samples"
      ]
    )
  }

  @Test("What a sort or a search runs for each element is told as that sort or search")
  func algorithms() {
    let sentences = sentences([
      Samples(stack: "H L describe:11 Ssort areInOrder:12 Scompare", count: 90),
      Samples(stack: "H L describe:11 Ssort", count: 5), Samples(stack: "H L describe:9", count: 5),
    ])
    #expect(
      sentences == [
        "95 % of configure is in sort(), called by describe() (Screen.swift:11): 95 of 100 samples"
      ]
    )
  }

  @Test("A call that is no more than half of its function is not named in its place")
  func partOfFunction() {
    let sentences = sentences([
      Samples(intervals: "frame apply", cause: "apply", stack: "H L decode:20 Sappend", count: 50),
      Samples(intervals: "frame apply", cause: "apply", stack: "H L decode:18", count: 40),
    ])
    #expect(sentences == ["100 % of apply is in decode() (Screen.swift:20): 90 of 90 samples"])
  }

  @Test("A function below that has less than half of it is a part, and so are several callees")
  func parts() {
    let sentences = sentences([
      Samples(stack: "H L rows:54 date:7 Sformat", count: 30),
      Samples(stack: "H L rows:54 title:9 Sjoined", count: 30),
      Samples(stack: "H L rows:55 Sappend", count: 31), Samples(stack: "H L rows:54", count: 9),
    ])
    #expect(
      sentences == ["100 % of configure is in rows() (Screen.swift:54): 100 of 100 samples"]
    )
  }

  @Test("Inside of work on rows the user's code that updates the list is not the reason")
  func inRows() throws {
    let found = advice([
      Samples(
        intervals: "frame update layout measure",
        cause: "measure-cache miss",
        type: "Message",
        stack: "H update:3 L body:12 Slayout",
        count: 40
      )
    ])
    let finding = try #require(found.first)
    #expect(
      finding.sentence.hasPrefix(
        "100 % of measure of rows of type Message is in layout(), called by body() (Screen.swift:12)"
      )
    )
    #expect(finding.subject.type == "Message" && finding.subject.function?.line == 12)
    #expect(finding.subject.cause == "measure-cache miss")
    #expect(
      finding.costs == [
        FindingCost(intervals: ["measure"], type: "Message", share: 1, time: .own)
      ]
    )
  }

  @Test(
    "Where little of the main cause is in the user's code, the module that has most of it is named"
  )
  func module() throws {
    let found = advice([
      Samples(intervals: "frame", cause: "unexplained", stack: "H L Sinsert", count: 80),
      Samples(intervals: "frame", cause: "unexplained", stack: "H L body:3", count: 9),
      Samples(intervals: "frame apply", cause: "apply", stack: "H L Sinsert", count: 90),
    ])
    let finding = try #require(found.first)
    #expect(
      finding.sentence.hasPrefix(
        "90 % of the frames' time in no interval is in ListEngine, and less than a quarter in your "
          + "code: 80 of 89 samples"
      )
    )
    #expect(finding.subject.function == nil && finding.costs.isEmpty)
    #expect(found.count == 1)
  }

  @Test(
    "Samples of frames that the machine made late or that are in time, and too few of them, say nothing"
  )
  func nothing() {
    #expect(
      sentences([
        Samples(intervals: "frame apply", cause: "preempted", stack: "H L rows:5", count: 90),
        Samples(cause: nil, stack: "H L rows:5", count: 90),
        Samples(stack: "H L rows:5", count: 9),
      ]).isEmpty
    )
  }

  @Test("Each cause has a sentence, and intervals of one name are no other's")
  func causes() {
    let sentences = sentences([
      Samples(stack: "H L rows:5", count: 30),
      Samples(intervals: "frame apply", cause: "apply", stack: "H L show:8", count: 20),
      Samples(intervals: "frame mine", cause: "mine", stack: "H L load:9 Sread", count: 40),
    ])
    #expect(
      Set(sentences) == [
        "100 % of configure is in rows() (Screen.swift:5): 30 of 30 samples",
        "100 % of apply is in show() (Screen.swift:8): 20 of 20 samples",
        "100 % of mine is in read(), called by load() (Screen.swift:9): 40 of 40 samples",
      ]
    )
  }

  @Test("Work that is no late frame's main cause is named, too, where it matters")
  func besideTheCause() {
    let cause = "measure-cache miss"
    let sentences = sentences([
      Samples(
        intervals: "frame measure",
        cause: cause,
        type: "Tip",
        stack: "H L parse:3",
        count: 60
      ),
      Samples(
        intervals: "frame view_layout",
        cause: cause,
        type: "Row",
        stack: "H L layout:7 shrink:9 Sfont",
        count: 30
      ),
      Samples(intervals: "frame apply", cause: cause, type: "Row", stack: "H L show:8", count: 10),
    ])
    #expect(
      sentences == [
        "100 % of measure of rows of type Tip is in parse() (Screen.swift:3): 60 of 60 samples",
        "100 % of view_layout of rows of type Row is in font(), called by shrink() (Screen.swift:9): "
          + "30 of 30 samples",
        "100 % of apply of rows of type Row is in show() (Screen.swift:8): 10 of 10 samples",
      ]
    )
  }

  @Test(
    "Of an interval every function that matters is named, each without the samples of the others"
  )
  func several() {
    let found = advice([
      Samples(intervals: "frame measure", type: "Tip", stack: "H L parse:3", count: 50),
      Samples(intervals: "frame measure", type: "Row", stack: "H L fit:5 decode:6", count: 40),
      Samples(intervals: "frame measure", type: "Row", stack: "H L fit:5", count: 10),
    ])
    #expect(found.map(\.subject.function?.line) == [3, 6])
    #expect(found.map(\.subject.type) == ["Tip", "Row"])
    #expect(found.map { $0.costs.map(\.share) } == [[1], [0.8]])
  }

  @Test("A function that several intervals call is one finding, with the part of each")
  func severalIntervals() throws {
    let found = advice([
      Samples(intervals: "frame measure", type: "Row", stack: "H L show:5 decode:6", count: 30),
      Samples(intervals: "frame apply", type: "Row", stack: "H L show:5 decode:6", count: 20),
      Samples(intervals: "frame apply", type: "Row", stack: "H L L", count: 20),
    ])
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.sentence.contains("30 of 30 samples, and 50 % of apply of rows of type Row"))
    #expect(finding.costs.map(\.intervals) == [["measure"], ["apply"]])
    #expect(finding.costs.map(\.share) == [1, 0.5])
  }

  @Test("The largest part of a function is named in its place, if nothing else has more")
  func largestPart() {
    let found = advice([
      Samples(stack: "H L rows:54 date:7 Sformat", count: 40),
      Samples(stack: "H L rows:54 Sjoined", count: 30), Samples(stack: "H L rows:55", count: 30),
    ])
    #expect(found.first?.subject.function?.line == 7)
  }

  @Test("Code that is in no source, such as that which encodes a value, is its caller's")
  func synthesized() {
    let sentences = sentences([
      Samples(stack: "H L save:3 Sencode encodeSelf:0 Sappend", count: 50)
    ])
    #expect(
      sentences == [
        "100 % of configure is in encode(), called by save() (Screen.swift:3): 50 of 50 samples"
      ]
    )
  }

  @Test(
    "What every row needs, and takes no longer than usual, is no mistake",
    arguments: [true, false]
  )
  func ordinary(isUsual: Bool) throws {
    var script = SuspectScript()
    let measure = SuspectScript.Work(
      name: "measure",
      own: isUsual ? 90_000 : 9_000_000,
      begin: ["type": .count(1)]
    )
    for _ in 0..<10 { script.frame([measure]) }
    let stacks = summary([
      Samples(
        intervals: "frame measure",
        cause: "measure-cache miss",
        type: "MessageRow",
        stack: "H L fit:5 Usize",
        count: 50
      )
    ])
    let advice = TraceSummary(script.traceOfAll, schema: ListSchema.schema, stacks: stacks).groups[
      0
    ]
    .advice
    let finding = try #require(advice.first { $0.rule == .heaviestPath })
    #expect(finding.isOrdinary == isUsual)
    #expect(finding.sentence.contains("no more than usual") == isUsual)
  }

  @Test("What a rule about certain calls has named is not said again")
  func named() {
    #expect(
      sentences([Samples(stack: "H L rows:5 SDateFormatter.init", count: 30)]).isEmpty
    )
  }

  @Test(
    "What has the content described is what calls the engine's reload, or what calls the app's own",
    arguments: [
      ("H L poll:3 tick:7 Lreload LListView.configure(", 7),
      ("H outer:3 reload:5 LListView.configure(", 3),
    ]
  )
  func describers(stack: String, line: Int) {
    let samples = Samples(stack: stack, count: 2)
    #expect(summary([samples]).describers.elsewhere?.line == line)
  }

  @Test(
    "What a table does by itself when it is notified of changes is no mistake",
    arguments: [true, false]
  )
  func workOfHost(isTable: Bool) throws {
    var script = SuspectScript()
    let name = isTable ? "TableRow<Int>" : "OtherRow"
    script.event("type_name", ["type": .count(2), "name": .text(name)])
    let work = [
      SuspectScript.Work(name: "configure", own: 9_000_000, end: ["items": .count(100)]),
      SuspectScript.Work(name: "apply", own: 10, begin: ["type": .count(2)]),
    ]
    for _ in 0..<10 { script.frame(work) }
    let stacks = summary([Samples(stack: "H L tick:7 UITableView.reloadRows", count: 50)])
    let advice = TraceSummary(script.traceOfAll, schema: ListSchema.schema, stacks: stacks).groups[
      0
    ]
    .advice
    let finding = advice.first { [.heaviestPath, .configure].contains($0.rule) }
    #expect(try #require(finding).isOrdinary == isTable)
    #expect(finding?.sentence.contains("the work of the view itself") == isTable)
    #expect((finding?.fix == nil) == isTable)
  }
}
