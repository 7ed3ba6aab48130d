import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

/// What is said of descriptions of compositional layouts.
@Suite struct CompositionalAdviceTests {
  /// The rules that speak of as many intervals of a name that end with these fields.
  private func rules(
    _ name: String,
    count: Int,
    _ fields: KeyValuePairs<String, FieldValue>
  ) -> [Advice.Rule] {
    var script = TraceScript()
    script.list = 1
    script.event("run_begin", at: 0, ["budget_ns": .integer(500)])
    for number in 0..<count {
      let start = Int64(number) * 100
      script.begin(name, UInt32(number + 1), at: start, [:])
      script.end(name, UInt32(number + 1), at: start + 50, fields)
    }
    return TraceSummary(script.trace(), schema: ListSchema.schema).advice.map(\.rule)
  }

  @Test(
    "Estimates that need many rounds are said",
    arguments: [(20, 3, 0, true), (20, 2, 0, false), (5, 4, 0, false), (1, 10, 1, true)]
  )
  func estimates(count: Int, passes: Int, oscillating: Int, speaks: Bool) {
    let rules = rules(
      "self_size",
      count: count,
      [
        "passes": .count(passes), "changed": .count(7), "oscillating": .count(oscillating),
        "correction_points": .number(100),
      ]
    )
    #expect(rules.contains(.estimates) == speaks)
  }

  @Test(
    "New templates at each call are said",
    arguments: [(20, 4, 4, true), (20, 4, 1, false), (9, 4, 4, false), (20, 0, 0, false)]
  )
  func templates(count: Int, calls: Int, new: Int, speaks: Bool) {
    let rules = rules(
      "compile",
      count: count,
      [
        "provider_calls": .count(calls), "new_descriptions": .count(new),
        "estimated_orthogonal": .count(0),
      ]
    )
    #expect(rules.contains(.templates) == speaks)
  }

  /// A compilation of sections, so many of which scroll sideways with an estimated height.
  private func compile(sideways sections: Int = 0, new: Int = 0) -> SuspectScript.Work {
    SuspectScript.Work(
      name: "compile",
      own: 100,
      end: [
        "provider_calls": .count(4), "new_descriptions": .count(new),
        "estimated_orthogonal": .count(sections),
      ]
    )
  }

  @Test(
    "Sideways sections of estimated height are said where they jumped",
    arguments: [
      (0, "section_scroll", 40, false), (1, "section_scroll", 40, true),
      (3, "section_scroll", -40, true), (1, "section_scroll", 0.5, false),
      (1, "scroll", 40, false),
    ]
  )
  func sideways(sections: Int, around: String, points: Double, speaks: Bool) throws {
    var script = SuspectScript()
    // The first frame is no measured one.
    script.frame([])
    script.frame([compile(sideways: sections)])
    let selfSize = SuspectScript.Work(
      name: "self_size",
      own: 60,
      end: [
        "passes": .count(2), "changed": .count(1), "oscillating": .count(0),
        "correction_points": .number(points),
      ]
    )
    for _ in 0..<3 {
      script.frame([SuspectScript.Work(name: around, inside: [selfSize])])
    }
    let advice = script.findings.first { $0.rule == .sidewaysEstimates }
    #expect((advice != nil) == speaks)
    guard let advice else { return }
    #expect(advice.sentence.contains("jumped 3 times, by 120 points in all"))
    #expect(advice.figures["points"] == 120 && advice.figures["sections"] == Double(sections))
    #expect(advice.loss?.frameNs == 180)
  }

  @Test(
    "Sections that are described anew are said with the time that solves them",
    arguments: [(4, 4, 6_000), (4, 8, 3_000), (4, 2, 6_000), (4, 0, nil)]
      as [(Int, Int, Double?)]
  )
  func solvedAnew(new: Int, solved: Int, lossNs: Double?) throws {
    var script = SuspectScript()
    let update = SuspectScript.Work(
      name: "update",
      begin: ["reason": .label("content_changed")],
      inside: [
        compile(new: new),
        SuspectScript.Work(
          name: "solve",
          own: 300,
          end: ["solved_sections": .count(solved), "solved_groups": .count(9), "errors": .count(0)]
        ),
      ]
    )
    script.frame([])
    for number in 0..<20 as Range<UInt32> { script.frame(own: 200, update: number, [update]) }
    let advice = try #require(script.findings.first { $0.rule == .templates })
    #expect(advice.figures["lossNs"] == lossNs)
    #expect(advice.costs.isEmpty == (lossNs == nil))
    #expect(advice.sentence.contains("of the frames' time") == (lossNs != nil))
  }
}
