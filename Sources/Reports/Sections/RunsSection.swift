import TraceAnalysis

/// What each run cost, where there are several.
struct RunsSection {
  private let context: SectionContext

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The section.
  var section: Section {
    let (id, title) = (context.id("runs"), context.title("Runs"))
    let runs = context.group.runs
    guard runs.count > 1 else { return .leftOut(id, title, "There is only one run.") }
    let table = Table(
      context.id("run-table"),
      "Runs, each by itself",
      Self.columns,
      runs,
      max: 500
    )
    return Section(id, title, [Block(.table(table, briefRows: 5, isFiltered: false))])
  }

  private static let columns: [Field<ReportRun>] = {
    let frames = ["count", "p50_ns", "p95_ns", "max_ns", "late_frames", "hitch_rate_ms_per_s"]
    return ReportFields.run[["number", "process"]]
      + frames.map { ReportFields.runFrames[$0].of { $0.summary.frames } }
      + [ReportFields.updates["p95_ns"].titled("Update P95").of { $0.summary.updates }]
      + [ReportFields.run["is_complete"]]
  }()
}
