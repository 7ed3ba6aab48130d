import TraceAnalysis

extension ReportFields {
  /// Statistics of durations, by their names: `count`, `total_ns`, `p95_ns` and so on.
  static func times<Row>(
    _ names: String...,
    of unit: String,
    _ durations: @escaping @Sendable (Row) -> Distribution
  ) -> [Field<Row>] {
    names.map { name in
      switch name {
      case "count":
        Field(name, .count, unit: unit, "The number of \(unit)") { durations($0).count }
      case "total_ns": Field(name, .duration, "The sum of the durations") { durations($0).sum }
      case "min_ns": Field(name, .duration, "The shortest") { durations($0).min }
      case "p50_ns": Field(name, .duration, "The median") { durations($0).p50 }
      case "p90_ns":
        Field(name, .duration, "The 90th percentile, null with fewer than 10") {
          durations($0).p90
        }
      case "p95_ns":
        Field(name, .duration, "The 95th percentile, null with fewer than 20") {
          durations($0).p95
        }
      case "p99_ns":
        Field(name, .duration, "The 99th percentile, null with fewer than 100") {
          durations($0).p99
        }
      case "max_ns": Field(name, .duration, "The longest") { durations($0).max }
      default: preconditionFailure("'\(name)' is no statistic of durations")
      }
    }
  }

  static let interval = Fields<IntervalSummary>(
    "interval",
    "All intervals of one name",
    [
      Field("name", .text, title: "Interval", "The name in the trace") { $0.name },
      Field("subsystem", .text, "The subsystem of an app's signpost, null for other intervals") {
        $0.origin?.subsystem
      },
      Field("category", .text, "Its category, likewise") { $0.origin?.category },
      Field("level", .integer, "The number of enclosing names that are in the trace, too") {
        $0.level
      },
    ] + times("count", "total_ns", of: "intervals") { $0.durations } + [
      Field("self_ns", .duration, "The sum of the self times: without what is inside") {
        $0.selfNs
      }
    ]
      + times("min_ns", "p50_ns", "p90_ns", "p95_ns", "p99_ns", "max_ns", of: "intervals") {
        $0.durations
      } + [
        Field(
          "share_of_frame_time",
          .share,
          title: "Of frame time",
          "The part of the time of all frames, null without frames"
        ) { $0.shareOfFrameTime },
        .recordsByName("fields", "The numeric fields, by name", fieldStatistics) {
          $0.fields.map { ($0.name, $0.statistics) }
        },
      ]
  )

  private static let fieldStatistics = Fields<FieldStatistics>(
    "field_statistics",
    "Statistics of a numeric field, in its own unit",
    [
      Field("count", .count, unit: "values", "The number of values") { $0.count },
      Field("rejected", .count, unit: "values", "Values that were no numbers") { $0.rejected },
      Field("sum", .real, "The sum") { $0.sum },
      Field("p50", .real, "The median by nearest rank") { $0.p50 },
      Field("max", .real, "The largest value") { $0.max },
    ]
  )

  static let breakdown: Fields<IntervalBreakdown> = Fields<IntervalBreakdown>(
    "breakdown",
    "The intervals inside an interval, added up by name",
    [
      Field("name", .text, title: "Interval", "The name of the intervals") { $0.name },
      Field("count", .count, unit: "intervals", "The number of intervals") { $0.count },
      Field("total_ns", .duration, "The sum of their durations") { $0.totalNs },
      Field("self_ns", .duration, "The sum of their self times") { $0.selfNs },
      .records("intervals", "The intervals inside them", ReportFields.breakdown) { $0.children },
    ]
  )

  static let timeOrder = Fields<TimeOrder>(
    "time_order",
    "The intervals inside an interval, in the order of time",
    [
      Field("duration_ns", .duration, "The duration of the whole") { $0.durationNs },
      Field("rows", .count, unit: "rows", "Rows of a drawing") { $0.rows },
      Field("lanes", .count, unit: "lanes", "Lanes of a drawing: 1 unless intervals cross") {
        $0.lanes
      },
      Field("hidden", .count, unit: "intervals", "Intervals that are in no box") { $0.hidden },
      .records("boxes", "The boxes in the order of their starts", box) { $0.boxes },
    ]
  )

  private static let box = Fields<TimeOrder.Box>(
    "box",
    "An interval, or several short ones that follow each other",
    [
      .values("names", .text, "The names of the intervals, in the order of first appearance") {
        $0.names
      },
      Field("count", .count, unit: "intervals", "Intervals that it stands for") { $0.count },
      Field("start_ns", .duration, "The start of the first, since that of the whole") {
        $0.startNs
      },
      Field("end_ns", .duration, "The end of the last, since the start of the whole") { $0.endNs },
      Field("total_ns", .duration, "The sum of their durations") { $0.totalNs },
      Field("row", .integer, "The row of a drawing, from 0") { $0.row },
      Field("goes_on", .boolean, "True if it goes on after the end of the whole") { $0.goesOn },
      Field("list", .integer, "The list that the work was done for, null for none") {
        TableCell.reference($0.list)
      },
      Field("content_type", .text, "The content type that it was about, null for none or several") {
        $0.contentType
      },
    ]
  )
}
