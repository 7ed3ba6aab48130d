import ListSchema
import Testing
import TraceTestSupport

@testable import TraceAnalysis

/// The sums of categories.
@Suite struct CategorySummaryTests {
  private func rows(_ script: TraceScript, _ patterns: [String] = []) -> [CategorySummary] {
    var options = EvaluationOptions()
    options.categories = CategoryFilter(patterns)
    return TraceSummary(script.trace(), schema: ListSchema.schema, evaluation: options)
      .groups.flatMap(\.categories)
  }

  @Test("Every category has the sums of what was written", arguments: 1...UInt64(24))
  func sums(seed: UInt64) {
    let written = SignpostScript(seed: seed)
    let rows = rows(written.script)
    #expect(Set(rows.map(\.origin)) == Set(written.costs.keys))
    #expect(rows.count == written.costs.count)
    #expect(rows.map(\.selfNs) == rows.map(\.selfNs).sorted(by: >))
    for row in rows {
      let costs = written.costs[row.origin] ?? SignpostScript.Costs()
      #expect(row.durations.count == costs.durations.count)
      #expect(row.durations.sum == costs.durations.reduce(0, +))
      #expect(row.selfNs == costs.selfNs)
      #expect(row.durations.max == costs.durations.max())
      #expect(row.durations.p50 == (costs.durations.isEmpty ? nil : costs.percentile(50)))
      #expect(row.durations.p95 == costs.percentile(95, from: 20))
      #expect([row.events, row.messages] == [costs.events, costs.messages])
    }
  }

  @Test("Only categories that are selected have a row")
  func selection() {
    let rows = rows(SignpostScript(seed: 3).script, ["org.store"])
    #expect(!rows.isEmpty && rows.allSatisfy { $0.origin.subsystem == "org.store" })
  }

  @Test("Without signposts of apps there is none")
  func none() {
    #expect(rows(AwkwardTrace.script).isEmpty)
  }
}
