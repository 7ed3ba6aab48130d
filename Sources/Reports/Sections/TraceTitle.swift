import TraceAnalysis

/// What a report calls a trace.
struct TraceTitle: Sendable {
  let text: String

  init(_ summary: TraceSummary) {
    guard let run = summary.run, let scenario = run.scenario else {
      text = "Trace"
      return
    }
    let parts = [
      scenario, run.items.map { Readable.count($0, "item") }, run.layout.map { "\($0) layout" },
      run.batching.map { "batching \($0)" },
    ]
    text = parts.compactMap { $0 }.joined(separator: ", ")
  }
}
