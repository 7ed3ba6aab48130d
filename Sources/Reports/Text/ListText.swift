import TraceAnalysis

/// The part of a text report that tells lists apart; empty where there is only one.
struct ListText {
  private let summary: TraceSummary
  private let style: TextStyle

  init(_ summary: TraceSummary, _ style: TextStyle) {
    self.summary = summary
    self.style = style
  }

  /// More lists are left to the JSON report.
  private static let maxRows = 20

  /// A row for every list.
  var lines: [String] {
    guard summary.lists.count > 1 else { return [] }
    var table = TextTable(
      ["list", "process", "frames", "p50", "p95", "max", "lateFrames", "updates", "p95"],
      firstColumn: 6
    )
    for row in summary.lists.prefix(Self.maxRows) {
      table.add(
        ["\(row.list)", process(row.process), "\(row.frames.count)"]
          + [row.frames.p50, row.frames.p95, row.frames.max].map { Readable.time($0) }
          + ["\(row.lateFrames)", "\(row.updates.count)", Readable.time(row.updates.p95)]
      )
    }
    let more = summary.lists.count - Self.maxRows
    return [style.heading("Lists")] + table.lines()
      + (more > 0 ? ["  and \(Readable.count(more, "list")) more; see --format json"] : [])
  }

  private func process(_ process: ProcessID) -> String {
    process.host == 0 ? "\(process.pid)" : "\(process.pid) of host \(process.host)"
  }
}
