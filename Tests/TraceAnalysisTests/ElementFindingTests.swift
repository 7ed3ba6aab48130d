import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// Rows on screen that are built again for nothing, in frames.
@Suite struct ElementFindingTests {
  private typealias Work = SuspectScript.Work

  private static func views(_ own: Int64, _ cause: String, type: Int = 1) -> Work {
    Work(
      name: "element_views",
      own: own,
      begin: ["type": .count(type), "cause": .label(cause)],
      end: ["created": .count(0), "reused": .count(3), "removed": .count(0)]
    )
  }

  /// Returns the advice where each of 30 frames lays out views, and takes other time of its own.
  private func findings(own: Int64, _ inside: [Work]) -> [Advice] {
    var script = SuspectScript()
    for number in 0..<30 as Range<UInt32> {
      script.frame(own: own, update: number, [Work(name: "view_layout", inside: inside)])
    }
    return script.findings
  }

  @Test(
    "Rows that are built again are said with what that takes of frames, and a fix",
    arguments: [
      ("never_equivalent", Advice.Rule.neverEquivalent), ("not_compared", .neverEquivalent),
      ("environment", .environments),
    ]
  )
  func builtAgain(cause: String, rule: Advice.Rule) throws {
    let found = findings(own: 100, [Self.views(900, cause)])
    #expect(found.map(\.rule) == [rule])
    let advice = try #require(found.first)
    #expect(advice.subject.type == "MessageRow")
    #expect(advice.figures["lossNs"] == 26_100.0)
    #expect(advice.sentence.contains("of the frames' time (9"))
    #expect(advice.fix != nil)
    #expect(
      advice.costs == [
        FindingCost(intervals: ["element_views"], type: "MessageRow", reasons: [cause])
      ]
    )
  }

  @Test(
    "What takes nothing, or little, of frames is not said",
    arguments: ["never_equivalent", "not_compared", "environment"],
    [0, 10] as [Int64]
  )
  func cheap(cause: String, own: Int64) {
    #expect(findings(own: 400, [Self.views(own, cause)]) == [])
  }

  @Test("Fixing rows that say they changed leaves what is laid out for others")
  func others() throws {
    var script = SuspectScript()
    let update = Work(
      name: "update",
      begin: ["reason": .label("content_changed")],
      inside: [
        Work(
          name: "measure",
          own: 900,
          begin: ["type": .count(1), "reason": .label("changed")],
          end: ["same": .count(1)]
        )
      ]
    )
    let layout = Work(
      name: "view_layout",
      own: 20,
      inside: [
        Work(name: "element_build", own: 80), Self.views(300, "changed"),
        Work(name: "element_build", own: 80), Self.views(800, "shown", type: 2),
      ]
    )
    for _ in 0..<10 {
      script.frame([update, layout])
      script.check("equal_update", found: 8, looked: 8)
    }
    let summary = TraceSummary(script.traceOfAll, schema: ListSchema.schema)
    let advice = try #require(summary.advice.first { $0.rule == .neverEqual })
    let outside = try #require(advice.costs.first { $0.intervals == ["view_layout"] })
    #expect(outside.share == 0.5 && outside.time == .untyped && outside.frames == .updates)
    let replay = try #require(summary.runs.replay(summary.groups[0]))
    /// Returns the total time for which frames would stand still, with some of the costs.
    func left(_ costs: [FindingCost]) -> Int64 {
      replay.finding(.neverEqual, costs, type: nil).removed.hitches.hitchNs
    }
    // 800 ns for the other row and half of 180 ns are left, of a budget of 500 ns at 1 MHz.
    let fixed = replay.finding(.neverEqual, advice.costs, type: nil)
    #expect(fixed.removed.lateFrames == fixed.now.lateFrames)
    #expect(fixed.removed.hitches.hitchNs > 0)
    #expect(left(advice.costs) < left([outside]))
    let all = FindingCost(intervals: ["view_layout", "update"])
    #expect(left([all]) == 0)
  }

  /// Returns the advice where 30 rows are measured in as many frames, which take other time, too.
  private func steps(
    own: Int64,
    nearMisses: Int = 0,
    _ event: (name: String, fields: KeyValuePairs<String, FieldValue>)? = nil
  ) -> SuspectScript {
    var script = SuspectScript()
    let step = Work(
      name: "element_measure",
      own: 800,
      end: [
        "leaf_measurements": .count(6), "container_measurements": .count(2),
        "near_misses": .count(nearMisses),
      ]
    )
    // The first frame is no measured one.
    script.frame([])
    for _ in 0..<30 {
      script.frame(own: own, [step])
      if let event { script.event(event.name, event.fields) }
    }
    return script
  }

  /// The late time in all frames that is left, with a finding's costs removed.
  private func left(_ script: SuspectScript, _ advice: Advice) throws -> Int64? {
    let summary = TraceSummary(script.traceOfAll, schema: ListSchema.schema)
    let replay = try #require(summary.runs.replay(summary.groups[0]))
    return replay.finding(advice.rule, advice.costs, type: nil).removed.hitches.hitchNs
  }

  @Test(
    "Measurements in almost the same proposal are said with their part of the time",
    arguments: [(200, 2, true), (200, 0, false), (9_000, 2, false)]
  )
  func rounded(own: Int64, nearMisses: Int, speaks: Bool) throws {
    let script = steps(own: own, nearMisses: nearMisses)
    let found = script.findings
    #expect(found.map(\.rule) == (speaks ? [.roundedProposals] : []))
    guard let advice = found.first else { return }
    #expect(advice.figures["nearMisses"] == 60 && advice.figures["measurements"] == 240)
    #expect(advice.figures["lossNs"] == 6_000)
    #expect(advice.sentence.contains("of the frames' time (20.0 %"))
    #expect(advice.loss?.lateFrames == 30)
    #expect(
      advice.costs == [
        FindingCost(intervals: ["element_measure", "element_layout"], share: 0.25)
      ]
    )
    #expect(try left(script, advice) == left(steps(own: own - 200), advice))
  }

  @Test(
    "A GeometryReader is said with the time in which it builds what is in it again",
    arguments: [
      ("GeometryReader", 3, 600, 12_000), ("GeometryReader", 1, 600, nil),
      ("GeometryReader", 3, 20, nil), ("Row", 3, 600, nil),
    ] as [(String, Int, Int64, Double?)]
  )
  func geometryReaders(element: String, measured: Int, ns: Int64, lossNs: Double?) throws {
    let script = steps(
      own: 200,
      (
        "element_cost",
        [
          "element": .text(element), "elements": .count(1), "measured": .count(measured),
          "cached": .count(0), "measure_ns": .integer(ns), "layout_ns": .integer(0),
          "views_ns": .integer(0),
        ]
      )
    )
    let found = script.findings
    #expect(found.map(\.rule) == (lossNs != nil ? [.geometryReaders] : []))
    guard let advice = found.first else { return }
    #expect(advice.figures["lossNs"] == lossNs)
    #expect(advice.costs.map(\.share) == [0.5])
    // The frames that it is in are not known.
    #expect(advice.loss?.lateFrames == nil)
    #expect(advice.fix != nil)
  }
}
