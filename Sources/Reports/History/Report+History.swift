import Foundation
package import TraceAnalysis

extension Report {
  /// Shows runs over time, in a line for each machine and each work.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - metric: the metric to show; all of them by default.
  ///   - file: the name of the history.
  package init(_ lines: [HistoryLine], metric: String? = nil, file: String) {
    let sections = lines.prefix(HistorySections.maxLines).enumerated().map {
      HistorySections($0.element, number: $0.offset + 1, metric: metric).section
    }
    let runs = lines.reduce(0) { $0 + $1.rows.count }
    let left = lines.count - sections.count
    let machines = Set(lines.map { $0.rows[0][.machine] })
    let facts = [
      Fact("history", file),
      Fact(
        "runs",
        "\(Readable.number(runs)) in \(Readable.count(lines.count, "line")), "
          + "\(Readable.count(machines.count, "machine"))"
          + (left > 0 ? "; the first \(sections.count) lines are shown" : "")
      ),
      Fact(
        "latest",
        "against the median of the runs before its commit; a bar per run, smallest to largest"
      ),
    ]
    self.init(
      title: "History of \(Readable.count(runs, "run"))",
      kind: "ListScope history",
      makeDocument: { .array(lines.map { HistorySections.data($0) }) },
      verdict: Verdict(
        state: .unknown,
        sentence: "A history shows; whether a line changed is for `history export --format otava`."
      ),
      warnings: [],
      facts: [Block(.facts(facts), in: [.terminal, .page])],
      sections: sections,
      tables: [],
      timesNs: 0...0
    )
  }
}
