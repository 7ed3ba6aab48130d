import TraceAnalysis

/// Frames by what they have in common, and why the late ones were late; the stages before measuring have
/// rows of their own.
struct FrameTables {
  private let context: SectionContext
  private let frames: FrameSummary?
  private var stages: [StageSummary] { context.group.group.stages }

  init(_ context: SectionContext) {
    self.context = context
    frames = context.group.group.frames
  }

  /// The tables that there are.
  var blocks: [Block] { [phases, states, stateCauses, causes].compactMap { $0 } }

  private var stageRows: [FrameSummary.Subset] { stages.compactMap(\.frameRow) }

  private static let columns = [
    "count", "p50_ns", "p95_ns", "max_ns", "late_frames", "hitch_ns", "hitch_rate_ms_per_s",
  ]

  private var phases: Block? {
    let rows = (frames?.phases ?? []) + stageRows
    guard rows.count > 1 || frames == nil, !rows.isEmpty else { return nil }
    let table = Table(
      context.id("phase-table"),
      "Frames by what moved the content",
      ReportFields.phase[["phase"] + Self.columns],
      rows,
      max: 50
    )
    return Block(.table(table, briefRows: 4, isFiltered: false))
  }

  private var states: Block? {
    guard let states = frames?.states, !states.isEmpty else { return nil }
    let table = Table(
      context.id("state-table"),
      "Frames by what the app was doing",
      ReportFields.state[["state"] + Self.columns],
      states + stageRows,
      max: 50
    )
    return Block(.table(table, briefRows: 4, isFiltered: false))
  }

  private var stateCauses: Block? {
    let rows = (frames?.states ?? []).flatMap { state in
      state.causes.map { StateCause(state: state.name, cause: $0) }
    }
    guard !rows.isEmpty else { return nil }
    let table = Table(
      context.id("state-cause-table"),
      "Why late frames were late, by what the app was doing",
      [Field("state", .text, "The state that the app announced") { $0.state }]
        + ReportFields.cause.all.map { $0.of { (row: StateCause) in row.cause } },
      rows,
      max: 50
    )
    return Block(.table(table, briefRows: 4, isFiltered: false))
  }

  private var causes: Block? {
    let rows = (frames?.causes ?? []) + stages.compactMap(\.causeRow)
    guard !rows.isEmpty else { return nil }
    let table = Table(
      context.id("cause-table"),
      "Why late frames were late",
      ReportFields.cause.all,
      rows,
      max: 50
    )
    return Block(.table(table, briefRows: 4, isFiltered: false), in: .page)
  }
}

/// A cause of late frames while the app was doing something.
private struct StateCause {
  let state: String?
  let cause: FrameSummary.Cause
}
