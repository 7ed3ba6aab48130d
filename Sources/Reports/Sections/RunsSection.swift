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
    let rows =
      runs.map { Row(run: $0, frames: $0.summary.frames, updates: $0.summary.updates) }
      + context.group.group.stages.map { stage in
        Row(stage: stage.stage, frames: stage.frames, updates: stage.updates)
      }
    let table = Table(
      context.id("run-table"),
      "Runs, each by itself",
      Self.columns,
      rows,
      max: 500
    )
    return Section(id, title, [Block(.table(table, briefRows: 5, isFiltered: false))])
  }

  /// One run, or a stage before measuring of all of them.
  private struct Row {
    var run: ReportRun?
    var stage: FrameStage?
    let frames: FrameSummary?
    let updates: UpdateSummary?
  }

  private static let columns: [Field<Row>] = {
    let frames = [
      "count", "p50_ns", "p95_ns", "max_ns", "late_frames", "hitch_ns", "hitch_rate_ms_per_s",
    ]
    return [
      Field("number", .text, title: "Run", "The number within the trace, from 1") { row in
        row.run.map { "\($0.played.run.number)" } ?? row.stage?.words
      },
      ReportFields.run["process"].of { $0.run },
    ]
      + frames.map { ReportFields.runFrames[$0].of { $0.frames } }
      + [ReportFields.updates["p95_ns"].titled("Update P95").of { $0.updates }]
      + [ReportFields.run["is_complete"].of { $0.run }]
  }()
}
