import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

@Suite struct StackHotspotTests {
  @Test(
    "Functions are known by their names",
    arguments: [
      ("DateFormatter.init()", StackHotspot.Kind.formatter as StackHotspot.Kind?),
      ("NSRegularExpression.__allocating_init(pattern:options:)", .regularExpression),
      ("udat_open_72", .formatter), ("jpeg_decompress", .imageDecoding),
      ("Foundation.DateFormatter.State.formatter() -> __C.CFDateFormatterRef", .formatter),
      ("Foundation.NumberFormatter.__deallocating_deinit", .formatter),
      ("CFNumberFormatterCreateStringWithNumber", nil),
      ("CFDateFormatterCreateStringWithDate", nil),
      ("Foundation.NSMutableAttributedString.init(string: Swift.String)", .attributedString),
      ("cairo_image_surface_create_from_png", .imageDecoding),
      ("Data.init(contentsOf:options:)", .fileReading), ("__libc_read", .fileReading),
      ("__lll_lock_wait", .lock),
      ("static HeadlessUIKit.NSLayoutConstraint.activate(Swift.Array) -> ()", .constraints),
      ("HeadlessUIKit.NSLayoutConstraint.isActive.setter : Swift.Bool", .constraints),
      ("MessageRow.apply(to:for:with:)", nil),
      ("pango_layout_new", nil),
      ("readRows()", nil),
    ]
  )
  func kinds(name: String, kind: StackHotspot.Kind?) {
    #expect(StackHotspot.Kind.allCases.first { $0.isDone(by: name) } == kind)
  }

  /// The calls of a row's work, the outermost first, by their addresses.
  private static let work = [
    CodeAddress(binary: 0, address: 1): SourceFunction(name: "main"),
    CodeAddress(binary: 0, address: 2): SourceFunction(
      name: "ListView.show()",
      module: "ListEngine"
    ),
    CodeAddress(binary: 0, address: 3): SourceFunction(
      name: "MessageRow.apply()",
      module: "App",
      file: "/src/Row.swift",
      line: 12
    ),
  ]
  private static let owners = CodeOwners(engine: ["ListEngine"], harness: [])
  /// The innermost first.
  private static let stack = work.keys.sorted { $0.address > $1.address }

  /// Returns samples of a row's intervals: some in a function that they call, the others in their
  /// own code.
  private func stacks(
    _ callee: String,
    in intervals: [String] = ["apply"],
    cause: String? = nil,
    samples: Int,
    others: Int
  ) -> StackSummary {
    let called = CodeAddress(binary: 0, address: 9)
    var names = Self.work.mapValues { [$0] }
    names[called] = [SourceFunction(name: callee)]
    let entries = intervals.flatMap { interval in
      [([called] + Self.stack, samples), (Self.stack, others)].map { stack, samples in
        StackProfile.Entry(
          intervals: ["frame", interval],
          contentType: "MessageRow",
          cause: cause,
          stack: stack,
          samples: samples
        )
      }
    }
    let profile = StackProfile.ofApp(entries, inFrames: intervals.count * (samples + others))
    return StackSummary(profile, StackNames(functions: names), Self.owners)
  }

  private func findings(_ stacks: StackSummary) -> [Advice] {
    var script = SuspectScript()
    for _ in 0..<10 { script.frame(own: 900, []) }
    let summary = TraceSummary(script.traceOfAll, schema: ListSchema.schema, stacks: stacks)
    return summary.groups[0].advice.filter { $0.rule != .lateFrames }
  }

  @Test("A formatter made in apply is named, with the row, the caller's line and the loss")
  func formatter() throws {
    let found = findings(stacks("DateFormatter.init()", samples: 60, others: 40))
    let finding = try #require(found.first)
    #expect(found.map(\.rule) == [.expensiveObjects])
    #expect(finding.subject.type == "MessageRow")
    #expect(finding.subject.function?.line == 12)
    #expect(
      finding.costs == [
        FindingCost(intervals: ["apply"], type: "MessageRow", share: 0.6, time: .own)
      ]
    )
    #expect(finding.loss?.shareOfFrameTime == 0.6)
    #expect(finding.sentence.contains("MessageRow.apply() (Row.swift:12)"))
  }

  @Test(
    "Strings with attributes that the app makes are named, not those that a library makes for itself",
    arguments: [false, true]
  )
  func attributedStrings(isOfLibrary: Bool) {
    let called = [CodeAddress(binary: 0, address: 9), CodeAddress(binary: 0, address: 8)]
    var names = Self.work.mapValues { [$0] }
    names[called[0]] = [SourceFunction(name: "NSAttributedString.init(string:)")]
    names[called[1]] = [SourceFunction(name: "String.size(withAttributes:)")]
    let entry = StackProfile.Entry(
      intervals: ["frame", "apply"],
      contentType: "MessageRow",
      cause: nil,
      stack: (isOfLibrary ? called : [called[0]]) + Self.stack,
      samples: 60
    )
    let profile = StackProfile.ofApp([entry], inFrames: 60)
    let summary = StackSummary(profile, StackNames(functions: names), Self.owners)
    #expect(findings(summary).contains { $0.rule == .expensiveObjects } == !isOfLibrary)
  }

  @Test(
    "Constraints that rows make are named, with the solving that follows while views are laid out"
  )
  func constraints() throws {
    var script = SuspectScript()
    let end: KeyValuePairs<String, FieldValue> = ["type": .count(1), "views": .count(4)]
    for _ in 0..<10 { script.frame(own: 500, [.init(name: "view_layout", own: 400, end: end)]) }
    let stacks = stacks("NSLayoutConstraint.activate(_:)", samples: 30, others: 70)
    let summary = TraceSummary(script.traceOfAll, schema: ListSchema.schema, stacks: stacks)
    let finding = try #require(summary.groups[0].advice.first { $0.rule == .constraints })
    #expect(finding.subject.type == "MessageRow" && finding.subject.function?.line == 12)
    #expect(finding.sentence.contains("solved anew while views are laid out"))
    #expect(finding.costs.map(\.intervals) == [["apply"], ["view_layout"]])
    #expect(finding.fix?.contains("once") == true)
  }

  @Test(
    "A function of which such calls are a small part is named with all that it does",
    arguments: [(20, true), (80, false)]
  )
  func smallPart(samples: Int, isNamed: Bool) {
    let found = findings(
      stacks("DateFormatter.init()", cause: "apply", samples: samples, others: 100 - samples)
    )
    #expect(found.contains { $0.rule == .expensiveObjects })
    #expect(found.contains { $0.rule == .heaviestPath } == isNamed, "\(found.map(\.sentence))")
  }

  @Test(
    "A lock or a file that rows wait for is named, with the row, the line and the loss",
    arguments: [(WaitKind.lock, Advice.Rule.locks), (.file, .fileReading)]
  )
  func wait(kind: WaitKind, rule: Advice.Rule) throws {
    func waits(share: Double) -> [Advice] {
      let wait = StackWait(
        kind: kind,
        intervals: ["frame", "apply"],
        contentType: "MessageRow",
        stack: Self.stack,
        count: 20,
        // Nine frames of 900 ns are measured.
        ns: Int64(share * 8_100),
        costNs: 0
      )
      let names = StackNames(functions: Self.work.mapValues { [$0] })
      return findings(StackSummary(.ofApp(waits: [wait]), names, Self.owners))
    }
    let found = waits(share: 0.5)
    let finding = try #require(found.first)
    #expect(found.map(\.rule) == [rule])
    #expect(finding.subject.type == "MessageRow" && finding.subject.function?.line == 12)
    #expect(finding.sentence.contains("MessageRow.apply() (Row.swift:12): 20 times in frames"))
    #expect(finding.figures["waitedNs"] == 4_050)
    #expect(finding.fix != nil)
    #expect(waits(share: 0.02).isEmpty)
  }

  @Test("A lock that the text engine or a library waits for is no mistake of the app's")
  func waitOfEngine() {
    let wait = StackWait(
      kind: .lock,
      intervals: ["frame", "apply"],
      contentType: "MessageRow",
      stack: Array(Self.stack.dropFirst()),
      count: 20,
      ns: 4_050,
      costNs: 0
    )
    let names = StackNames(functions: Self.work.mapValues { [$0] })
    #expect(findings(StackSummary(.ofApp(waits: [wait]), names, Self.owners)).isEmpty)
  }

  @Test("A formatter made wherever a row is built is one finding, as one line fixes it")
  func severalIntervals() throws {
    let found = findings(
      stacks("DateFormatter.init()", in: ["apply", "measure"], samples: 60, others: 20)
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.costs.map(\.intervals) == [["apply"], ["measure"]])
    #expect(finding.costs.allSatisfy { $0.share == 0.75 && $0.type == "MessageRow" })
    #expect(finding.figures["samples"] == 120)
    #expect(finding.sentence.contains("in apply and measure of rows of type MessageRow"))
  }

  /// Returns the advice on `apply`, 20 µs in ten frames of 29 µs, with 50 samples of a function;
  /// one stands for 1 ns.
  private func ofApply(_ callee: String, others: Int, cpuNs: Int64 = 29_000) throws -> Advice? {
    var settings = TraceScript()
    settings.event(
      "stack_sampling",
      at: 0,
      ["rate_hz": .count(1_000_000_000), "clock": .text("perf")]
    )
    var script = SuspectScript()
    let apply = SuspectScript.Work(name: "apply", own: 2_000, begin: ["type": .count(1)])
    // The first one is not measured.
    for _ in 0...10 { script.frame(own: 900, [apply]) }
    let code = CodeAddress(binary: 0, address: 9)
    let other = CodeAddress(binary: 0, address: 10)
    let entries: [(interval: [String], stack: CodeAddress, samples: Int)] = [
      (["frame"], other, 9_000), (["frame", "apply"], other, others),
      (["frame", "apply"], code, 50),
    ]
    let builder = StackProfileBuilder()
    settings.trace().read(into: [builder])
    let empty = builder.profile()
    var profile = StackProfile(
      settings: empty.settings,
      losses: empty.losses,
      binaries: [.init(path: "/bin/app", buildID: "")],
      entries: entries.map { interval, stack, samples in
        .init(
          intervals: interval,
          contentType: interval.count > 1 ? "MessageRow" : nil,
          stack: [stack],
          samples: samples
        )
      },
      moments: [],
      counts: StackSampleCounts(inFrames: entries.reduce(0) { $0 + $1.samples })
    )
    profile.processor = FrameProcessorTime(cpuNs: cpuNs, samples: profile.counts.inFrames)
    let names = StackNames(functions: [code: [SourceFunction(name: callee)]])
    let owners = CodeOwners(engine: [], harness: [])
    let stacks = StackSummary(profile, names, owners)
    let summary = TraceSummary(script.traceOfAll, schema: ListSchema.schema, stacks: stacks)
    return summary.groups[0].advice.first { $0.rule != .lateFrames }
  }

  @Test("System time counts for files that are read, as it has no samples")
  func systemTime() throws {
    let found = try #require(try ofApply("__libc_read", others: 4_950))
    #expect(found.rule == .fileReading)
    #expect(found.figures["systemNs"] == 15_000)
    #expect((15_050...15_110).contains(found.loss?.frameNs ?? 0))
    let cost = try #require(found.costs.first)
    #expect(abs(cost.share - 15_050 / 20_000) < 1e-9)
    #expect(found.sentence.contains("with 15.0 µs of system time"))
  }

  @Test(
    "Time without samples in which the thread did not run is no system time",
    arguments: [(21_000, 7_000), (14_000, nil), (3_000, nil)] as [(Int64, Double?)]
  )
  func heldTime(cpuNs: Int64, systemNs: Double?) throws {
    // 14,000 samples stand for as many nanoseconds.
    let found = try ofApply("__libc_read", others: 4_950, cpuNs: cpuNs)
    #expect(found?.figures["systemNs"] == systemNs)
  }

  @Test("Where there is no system time, and for what needs none, samples alone count")
  func withoutSystemTime() throws {
    #expect(try ofApply("__libc_read", others: 19_950) == nil)
    #expect(try ofApply("DateFormatter.init()", others: 4_950) == nil)
  }

  @Test(
    "Few samples, or none in such functions, are no finding",
    arguments: [("DateFormatter.init()", 4), ("DateFormatter.init()", 9), ("Text.layout()", 60)]
  )
  func nothing(callee: String, samples: Int) {
    #expect(findings(stacks(callee, samples: samples, others: 100)) == [])
  }

  @Test(
    "The fix makes once what is made again and again",
    arguments: [
      (StackHotspot.Kind.formatter, "DateFormatter.init()", " DateFormatter()"),
      (.formatter, "NumberFormatter.__allocating_init()", " NumberFormatter()"),
      (.formatter, "ISO8601DateFormatter.init()", "ISO8601DateFormatter()"),
      (.formatter, "ByteCountFormatter.init()", "ByteCountFormatter()"),
      (.formatter, "udat_open_72", " DateFormatter()"),
      (.formatter, "unum_open_72", " NumberFormatter()"),
      (.formatter, "__CFNumberFormatterDeallocate", " NumberFormatter()"),
      (.regularExpression, "NSRegularExpression.init(pattern:options:)", "NSRegularExpression("),
      (.regularExpression, "Regex.init(_:)", " Regex("),
    ]
  )
  func fits(kind: StackHotspot.Kind, callee: String, made: String) {
    let spot = StackHotspot(kind: kind, callee: callee, function: nil, contentType: nil, places: [])
    #expect(spot.fix.contains(made), "\(spot.fix)")
  }
}
