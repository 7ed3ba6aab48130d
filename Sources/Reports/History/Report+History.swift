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
    let machines = Set(lines.map { $0.rows[0][.machine] })
    let sections = lines.prefix(HistorySections.maxLines).enumerated().map { position, line in
      HistorySections(line, number: position + 1, metric: metric, namesMachine: machines.count > 1)
        .section
    }
    let runs = lines.reduce(0) { $0 + $1.rows.count }
    let left = lines.count - sections.count
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
        "the runs of the latest commit, against all runs before; bars from the smallest value to the largest"
      ),
    ]
    self.init(
      title: "History of \(Readable.count(runs, "run"))",
      kind: "ListScope history",
      makeDocument: { .array(lines.map { HistorySections.data($0) }) },
      verdict: Verdict(
        state: .numbers,
        sentence: """
          A history shows numbers and does not evaluate them. To find the runs from which on a number is \
          another, export it for Apache Otava.
          """
      ),
      warnings: [],
      facts: [Block(.facts(facts), in: [.terminal, .page])],
      sections: sections,
      tables: [],
      timesNs: 0...0
    )
  }
}
