import TraceAnalysis
import TraceTestSupport

extension TraceScript {
  /// The start of a run of list 1 whose frames have a budget of 500 ns, half of a period at 1 MHz.
  static var tightBudget: TraceScript {
    var script = TraceScript()
    script.list = 1
    script.event(
      "run_begin",
      at: 0,
      ["budget_ns": .integer(500), "refresh_rate_hz": .count(1_000_000)]
    )
    return script
  }
}
