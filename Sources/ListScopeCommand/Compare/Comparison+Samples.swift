import Experiments
import TraceAnalysis

extension Comparison {
  /// Adds the stack samples of two traces to their timelines, for a page; those of builds have none.
  ///
  /// - Throws: `CommandFailure` where a trace cannot be read.
  mutating func addSamples(base: String, head: String?) throws(CommandFailure) {
    guard let head, scenarios.count == 1, scenarios[0].method == .traces,
      scenarios[0].timelines.base != nil
    else { return }
    let (before, now) = (TraceFolder(base), TraceFolder(head))
    scenarios[0].timelines = (
      try before.report(withTimeline: true).timeline, try now.report(withTimeline: true).timeline
    )
  }
}
