import TraceAnalysis

extension Report {
  /// The tables that other programs show, each with the rows of all groups; without rows where there are
  /// no groups.
  static func tables(_ groups: [ReportGroup]) -> [Table] {
    [
      table("intervals", "Intervals", intervalColumns, groups) { $0.intervals },
      table("frames", "Longest frames", frameColumns, groups) { $0.frames?.worst ?? [] },
      table("causes", "Late frames by cause", ReportFields.cause.all, groups) {
        $0.frames?.causes ?? []
      },
      table("updates", "Updates by reason", reasonColumns, groups) {
        $0.updates?.byReason ?? []
      },
      table("rows", "Cost by row type", ReportFields.typeCost.all, groups) { $0.rows.byType },
      table("elements", "Cost by type of element", ReportFields.element.all, groups) {
        $0.elements
      },
      table("allocations", "Allocations", ReportFields.allocation.all, groups) {
        $0.allocations?.costs ?? []
      },
      table("sections", "Cost by section", ReportFields.sectionCost.all, groups) {
        $0.rows.bySection
      },
    ]
  }

  private static let intervalColumns = ReportFields.interval[[
    "name", "count", "total_ns", "self_ns", "p50_ns", "p95_ns", "max_ns", "share_of_frame_time",
  ]]

  private static let frameColumns = WorstSection.columns(
    "start_ns",
    "frame",
    "duration_ns",
    "late_by_ns",
    "phase",
    "cause",
    "offset_points"
  )

  private static let reasonColumns = ReportFields.reason[[
    "reason", "count", "total_ns", "p50_ns", "p95_ns", "max_ns",
  ]]

  /// The rows of all groups, each after the words of its group.
  private static func table<Row>(
    _ id: String,
    _ caption: String,
    _ columns: [Field<Row>],
    _ groups: [ReportGroup],
    _ rows: (RunGroup) -> [Row]
  ) -> Table {
    let runs = Field<GroupRow<Row>>("runs", .text, "The runs that the row is about") { $0.runs }
    let rest = columns.map { column in column.of { (row: GroupRow<Row>) in row.row } }
    return Table(
      id,
      caption,
      [runs] + rest,
      groups.flatMap { group in
        rows(group.group).map { GroupRow(runs: group.words, row: $0) }
      }
    )
  }
}

/// A row, with the runs that it is about.
private struct GroupRow<Row> {
  let runs: String
  let row: Row
}
