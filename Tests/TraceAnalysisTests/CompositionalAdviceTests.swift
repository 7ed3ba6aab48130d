import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceTestSupport

/// Tests of the advice on descriptions of compositional layouts.
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

  @Test(
    "A section that becomes longer or shorter while it scrolls sideways is said",
    arguments: [(40, "120 points"), (-40, "120 points"), (1.6, "6 points"), (0.4, nil), (0, nil)]
      as [(Double, String?)]
  )
  func sideways(points: Double, sum: String?) throws {
    var script = SuspectScript()
    // The first frame is no measured one.
    script.frame([])
    let scroll = SuspectScript.Work(
      name: "section_scroll",
      own: 60,
      end: ["longer_points": .number(points)]
    )
    for _ in 0..<3 { script.frame([scroll]) }
    let advice = script.findings.first { $0.rule == .sidewaysEstimates }
    #expect((advice != nil) == (sum != nil))
    guard let advice, let sum else { return }
    #expect(advice.sentence.contains("jumped 3 times, by \(sum) in all"))
    #expect(advice.figures["jumps"] == 3)
  }

  @Test(
    "Sections that are described anew are said with the time that solves them",
    arguments: [
      (4, 4, 300, 6_000), (4, 8, 300, 3_000), (4, 2, 300, 6_000), (4, 4, 10, nil), (4, 0, 300, nil),
      (1, 4, 300, nil),
    ] as [(Int, Int, Int64, Double?)]
  )
  func solvedAnew(new: Int, solved: Int, own: Int64, lossNs: Double?) {
    var script = SuspectScript()
    let update = SuspectScript.Work(
      name: "update",
      begin: ["reason": .label("content_changed")],
      inside: [
        SuspectScript.Work(
          name: "compile",
          own: 100,
          end: [
            "provider_calls": .count(4), "new_descriptions": .count(new),
            "estimated_orthogonal": .count(0),
          ]
        ),
        SuspectScript.Work(
          name: "solve",
          own: own,
          end: ["solved_sections": .count(solved), "solved_groups": .count(9), "errors": .count(0)]
        ),
      ]
    )
    script.frame([])
    for number in 0..<20 as Range<UInt32> { script.frame(own: 200, update: number, [update]) }
    let advice = script.findings.first { $0.rule == .templates }
    #expect(advice?.figures["lossNs"] == lossNs)
    #expect((advice?.costs ?? []).isEmpty == (lossNs == nil))
    #expect((advice?.sentence.contains("of the frames' time") ?? false) == (lossNs != nil))
  }
}
