import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// Each mistake in a trace that shows it, and the same trace without it.
@Suite struct SuspectFindingTests {
  private typealias Work = SuspectScript.Work

  private static func measure(_ own: Int64, _ reason: String, same: Int) -> Work {
    Work(
      name: "measure",
      own: own,
      begin: ["type": .count(1), "reason": .label(reason)],
      end: ["same": .count(same)]
    )
  }

  private static func apply(_ own: Int64, made: Int) -> Work {
    Work(
      name: "apply",
      own: own,
      begin: ["type": .count(1), "reason": .label("will_display")],
      end: ["views_created": .count(made)]
    )
  }

  private static func update(
    _ inside: [Work],
    changes: Int = 1,
    _ more: (Int, Int, Int) = (10, 1, 0)
  )
    -> Work
  {
    Work(
      name: "update",
      own: 10,
      begin: ["reason": .label("content_changed"), "animated": .count(more.2)],
      end: [
        "items": .count(more.0), "sections": .count(more.1), "changes": .count(changes),
      ],
      inside: inside
    )
  }

  private static func configure(_ own: Int64, items: Int, lazy: Int = 0) -> Work {
    Work(
      name: "configure",
      own: own,
      end: ["items": .count(items), "sections": .count(1), "lazy_items": .count(lazy)]
    )
  }

  /// Returns the advice after a number of frames, of which the first one is the first display.
  private func findings(frames: Int = 30, _ play: (inout SuspectScript) -> Void) -> [Advice] {
    var script = SuspectScript()
    for _ in 0..<frames { play(&script) }
    return script.findings
  }

  @Test("Rows measured again to the size that they had", arguments: [1, 0])
  func measuredAgain(same: Int) {
    let found = findings { script in
      script.frame([
        Self.update([
          Self.measure(900, "forgotten", same: same), Self.measure(900, "forgotten", same: same),
        ])
      ])
    }
    #expect(found.map(\.rule) == (same == 1 ? [.measuredAgain] : []))
    guard let finding = found.first else { return }
    #expect(finding.subject.type == "MessageRow")
    #expect(finding.costs == [FindingCost(intervals: ["measure"], type: "MessageRow", share: 1)])
    #expect(finding.loss?.frameNs == 52_200)
    #expect(finding.loss?.lateFrames == 29)
    #expect(finding.sentence.contains("58 times"))
  }

  @Test(
    "Rows measured for the first time, or since they changed, are no finding",
    arguments: [("new", 0), ("changed", 1)]
  )
  func measuredOnce(reason: String, same: Int) {
    #expect(findings(frames: 80) { $0.frame([Self.measure(900, reason, same: same)]) } == [])
  }

  @Test("Views that are made for every row", arguments: [1, 0])
  func viewsMade(made: Int) {
    let found = findings(frames: 40) { $0.frame([Self.apply(900, made: made)]) }
    #expect(found.map(\.rule) == (made == 1 ? [.viewsMade] : []))
    #expect(found.allSatisfy { $0.subject.type == "MessageRow" && $0.costs.map(\.share) == [1] })
  }

  @Test("A large content for one change", arguments: [1, 400])
  func wholeContent(changes: Int) {
    let found = findings { script in
      script.frame([Self.configure(200, items: 5_000), Self.update([], changes: changes)])
      script.frame(own: 900, [])
    }
    #expect(found.map(\.rule) == (changes == 1 ? [.wholeContent] : []))
    #expect(found.allSatisfy { $0.costs.first?.intervals == ["configure"] })
  }

  @Test(
    "Items that are made when they are needed are not advised where they are in use",
    arguments: [(0, 1), (2_499, 1), (2_500, 1), (5_000, 1), (5_000, 400)]
  )
  func lazyContent(lazy: Int, changes: Int) throws {
    let found = findings { script in
      script.frame(
        own: 100,
        [
          Self.configure(400, items: 5_000, lazy: lazy), Self.update([], changes: changes),
        ]
      )
    }
    let finding = try #require(found.first)
    #expect(finding.rule == (changes == 1 ? .wholeContent : .configure))
    #expect(finding.sentence.contains("made when they are needed, so what else") == (lazy >= 2_500))
    #expect(finding.sentence.contains("--stacks") == (lazy >= 2_500))
    #expect(finding.fix?.contains("setLazyItems") == (lazy < 2_500))
    #expect(!finding.sentence.contains("setLazyItems") || lazy == 0)
  }

  @Test(
    "The fix for describing is what its counts tell: few rows, costly ones, or many",
    arguments: [
      (40, 400, "probably a sort", "sorted"),
      (200, 5_000_000, "probably a search", "what each row needs"),
      (200, 400, "", "setLazyItems"),
    ] as [(Int, Int64, String, String)]
  )
  func describingCounts(items: Int, ns: Int64, words: String, fix: String) throws {
    let found = findings { $0.frame(own: 600, [Self.configure(ns, items: items)]) }
    let finding = try #require(found.first { $0.rule == .configure })
    #expect(words.isEmpty || finding.sentence.contains(words), "\(finding.sentence)")
    #expect(finding.sentence.contains("--stacks") == !words.isEmpty)
    #expect(finding.fix?.contains(fix) == true, "\(finding.fix ?? "")")
  }

  /// Measures a row `reason`, and gives it a height.
  private static func measure(_ reason: String, height: Double, same: Int = 0) -> Work {
    Work(
      name: "measure",
      own: 900,
      begin: ["type": .count(1), "reason": .label(reason)],
      end: ["same": .count(same), "height_points": .number(height)]
    )
  }

  @Test(
    "The fix for misses of the measure cache follows from the heights, else from the reason",
    arguments: [
      ("new", [84.0], "for the first time", "height: 84))"),
      ("new", [84, 60], "for the first time", "model.rowHeight"),
      ("changed", [84, 60], "since their content had changed", "model.rowHeight"),
      ("space", [84, 60], "in another space", ".table()"),
      ("forgotten", [84, 60], "was replaced", "context"),
    ] as [(String, [Double], String, String)]
  )
  func missesOfReason(reason: String, heights: [Double], words: String, fix: String) throws {
    let found = findings(frames: 60) { script in
      script.event(
        "measure_cache",
        ["type": .count(1), "measured": .count(2), "cache_hits": .count(0)]
      )
      script.frame([
        Self.measure(reason, height: heights[0]),
        Self.measure(reason, height: heights[heights.count - 1]),
      ])
    }
    let finding = try #require(found.first { $0.rule == .cacheMisses })
    #expect(finding.sentence.contains(words), "\(finding.sentence)")
    #expect(finding.fix?.contains(fix) == true, "\(finding.fix ?? "")")
    #expect(finding.fix?.contains("keep identifiers") == false)
  }

  @Test(
    "The name of a step is followed by how often it runs, and by the way to find the function",
    arguments: [
      ("input", "touches, timers and scrolls are handled there, 2 times a frame"),
      ("view_layout", "views lay out their subviews there, 2 times a frame"),
      ("slice", "2 times a frame, with 300 sections each"), ("diff", nil),
    ] as [(String, String?)]
  )
  func steps(name: String, words: String?) throws {
    var script = SuspectScript()
    for _ in 0..<10 {
      let step = Work(name: name, own: 900, begin: ["all_sections": .count(300)])
      script.frame([step, step])
    }
    let advice = TraceSummary(script.traceOfAll, schema: ListSchema.schema).advice
    let late = try #require(advice.first { $0.rule == .lateFrames })
    #expect(late.sentence.contains(words ?? "late because of diff"), "\(late.sentence)")
    #expect(late.sentence.contains("--stacks") == (words != nil))
  }

  @Test(
    "The fix for an unstable identifier follows from its form",
    arguments: [
      ("5E1E0F5C-6D0B-4C6C-9B43-0F0C6C1F5A11", "UUID()"), ("12", "place"), ("m-7", "every update"),
    ]
  )
  func identifierFix(example: String, words: String) {
    #expect(Advice.Rule.identifierFix(example).contains(words))
  }

  @Test(
    "Descriptions for nothing are those of the app; a scenario has changed its content",
    arguments: [(true, true), (true, false), (false, false)]
  )
  func idleDescription(hasHarness: Bool, isInHandler: Bool) {
    let described = [Self.configure(300, items: 900), Self.update([], changes: 0)]
    let found = findings { script in
      script.frame(
        begin: hasHarness ? ["phase": .label("update"), "harness_ns": .count(40)] : nil,
        isInHandler ? [Work(name: "input", inside: described)] : described
      )
    }
    let isIdle = isInHandler || !hasHarness
    #expect(found.contains { $0.rule == .idleDescription } == isIdle)
    #expect(found.contains { $0.rule == .wholeContent } == !isIdle)
  }

  /// Returns the advice on a large content whose rows are of `types` types.
  private func wholeContent(types: Int, named name: String = "Row") throws -> Advice {
    let found = findings { script in
      for type in 1...types {
        script.event("type_name", ["type": .count(type), "name": .text("\(name)\(type)")])
      }
      let rows = (1...types).map {
        Work(name: "apply", own: 50, begin: ["type": .count($0)], end: ["views_created": .count(0)])
      }
      script.frame([Self.configure(400, items: 5_000), Self.update(rows)])
    }
    return try #require(found.first { $0.rule == .wholeContent })
  }

  @Test("A large content names the type of its rows where they have one, and no one of several")
  func wholeContentTypes() throws {
    let one = try wholeContent(types: 1)
    #expect(one.subject.type == "Row1")
    #expect(one.sentence.contains("for a few rows, mostly of type Row1"))
    #expect(one.fix?.contains("{ Row1(model: $0) }") == true)
    let several = try wholeContent(types: 3)
    #expect(several.subject.type == nil)
    #expect(several.sentence.contains("for a few rows: "))
    #expect(several.fix?.contains("{ row(for: $0) }") == true)
    let generic = try wholeContent(types: 1, named: "Component<Card>")
    #expect(generic.fix?.contains("{ row(for: $0) }") == true)
  }

  @Test("Several descriptions in a frame", arguments: [1, 3])
  func repeatedConfigure(count: Int) {
    let found = findings { script in
      script.frame(own: 900, (0..<count).map { _ in Self.configure(150, items: 10) })
    }
    #expect(found.map(\.rule) == (count == 3 ? [.repeatedConfigure] : []))
    #expect(found.allSatisfy { $0.figures["calls"] == 58 })
  }

  @Test(arguments: ["did_scroll", "scroll_view_delegate", "content_updated"])
  func `a description in a callback of scrolling`(callback: String) {
    let found = findings { script in
      let notify = Work(
        name: "notify",
        own: 10,
        begin: ["callback": .label(callback)],
        inside: [Self.configure(200, items: 10)]
      )
      script.frame(own: 900, [notify])
    }
    #expect(found.map(\.rule) == (callback != "content_updated" ? [.scrollConfigure] : []))
  }

  @Test(
    "A callback that takes more time than the list, or much of it",
    arguments: [(900, "more time than the list"), (450, "much of the frames' time"), (100, nil)]
      as [(Int64, String?)]
  )
  func callbacks(own: Int64, words: String?) {
    let found = findings { script in
      let notify = Work(name: "notify", own: own, begin: ["callback": .label("did_scroll")])
      script.frame(own: 600, [notify])
    }
    #expect(found.map(\.rule) == (words == nil ? [] : [.callbacks]))
    #expect(found.allSatisfy { $0.sentence.contains("did_scroll takes \(words ?? "")") })
  }

  @Test("Waiting inside of frames", arguments: [1, 0])
  func waiting(waits: Int) {
    let found = findings { $0.frame(waits: waits, own: 4_000, []) }
    #expect(found.map(\.rule).contains(.waiting) == (waits == 1))
  }

  @Test("A list that scrolls by itself in a loop", arguments: [1, 2])
  func autoScroll(count: Int) {
    let found = findings { script in
      let scroll = Work(name: "auto_scroll", own: 100, end: ["performed": .count(1)])
      script.frame(own: 900, (0..<count).map { _ in Self.update([scroll]) })
    }
    #expect(found.map(\.rule) == (count == 2 ? [.autoScrollLoop] : []))
  }

  @Test("A content whose length changes with each placing", arguments: [1.0, 0])
  func unsettledSize(step: Double) {
    let found = findings { script in
      let layouts = (0..<3).map { turn in
        Work(name: "layout", own: 300, end: ["content_points": .number(500 + step * Double(turn))])
      }
      script.frame(own: 900, layouts)
    }
    #expect(found.map(\.rule) == (step > 0 ? [.unsettledSize] : []))
  }

  @Test("A section for every row or two", arguments: [5_000, 10])
  func manySections(sections: Int) {
    let found = findings { script in
      script.frame([Self.update([Work(name: "diff", own: 900)], (5_000, sections, 0))])
    }
    #expect(found.map(\.rule) == (sections == 5_000 ? [.manySections] : []))
  }

  @Test("Animations of a large update", arguments: [1, 0])
  func animated(isAnimated: Int) {
    let found = findings { script in
      let diff = Work(name: "diff", own: 900)
      script.frame([Self.update([diff], changes: 600, (1_000, 1, isAnimated))])
    }
    #expect(found.map(\.rule) == (isAnimated == 1 ? [.animatedUpdate] : []))
    #expect(found.allSatisfy { $0.loss?.isAtMost == true })
  }

  @Test("A list inside of a row that shows all of its rows", arguments: [80, 12])
  func wholeList(visible: Int) {
    let found = findings { script in
      let slice = Work(name: "slice", list: 2, begin: ["all_items": .count(80)])
      let show = Work(
        name: "visible",
        own: 300,
        list: 2,
        end: ["visible_items": .count(visible)]
      )
      script.frame(own: 900, [slice, show])
    }
    #expect(found.map(\.rule) == (visible == 80 ? [.wholeList] : []))
  }

  @Test(
    "Checks of rows count where enough of them fail, and the rows cost something",
    arguments: [
      ("equal_replacement", 8, Advice.Rule.unstableIdentifiers as Advice.Rule?),
      ("equal_replacement", 2, nil), ("equal_update", 8, .neverEqual), ("equal_update", 5, nil),
      ("duplicate_identifier", 1, .duplicateIdentifiers),
    ]
  )
  func checks(finding: String, found: Int, rule: Advice.Rule?) {
    let advice = findings { script in
      script.frame([Self.update([Self.apply(900, made: 0)])])
      script.check(finding, found: found, looked: 8)
    }
    #expect(advice.map(\.rule) == (rule.map { [$0] } ?? []))
    for found in advice {
      #expect(found.subject.type == "MessageRow")
      #expect(found.subject.section == 2)
      #expect(found.subject.identifier == "m-7")
    }
  }

  @Test("Rounds of self-sizing beyond the second are lost to estimates", arguments: [4, 2])
  func estimates(passes: Int) throws {
    let found = findings { script in
      let rounds = SuspectScript.Work(
        name: "self_size",
        own: 900,
        end: ["passes": .count(passes), "changed": .count(3), "correction_points": .number(50)]
      )
      script.frame(own: 100, [rounds])
    }
    let advice = found.first { $0.rule == .estimates }
    #expect((advice != nil) == (passes == 4))
    guard let advice else { return }
    // Two of four rounds, and nine tenths of frames.
    #expect(abs((advice.loss?.shareOfFrameTime ?? 0) - 0.45) < 0.02)
    #expect(advice.costs == [FindingCost(intervals: ["self_size"], share: 0.5)])
    #expect(advice.sentence.contains("; ") && advice.fix != nil)
  }

  @Test("Where all frames are in time, a small loss is no finding")
  func noTrouble() {
    let found = findings { script in
      script.frame(own: 400, [Self.update([Self.apply(40, made: 0)])])
      script.check("equal_update", found: 8, looked: 8)
    }
    #expect(found == [])
  }
}
