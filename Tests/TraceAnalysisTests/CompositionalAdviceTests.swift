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

  @Test(
    "A sideways section of estimated height is said",
    arguments: [(0, false), (1, true), (3, true)]
  )
  func sideways(sections: Int, speaks: Bool) {
    let rules = rules(
      "compile",
      count: 1,
      [
        "provider_calls": .count(9), "new_descriptions": .count(0),
        "estimated_orthogonal": .count(sections),
      ]
    )
    #expect(rules.contains(.sidewaysEstimates) == speaks)
  }
}
