import TraceAnalysis

extension ReportFields {
  static let updates = Fields<UpdateSummary>(
    "updates",
    "Costs of updates",
    times("count", "total_ns", "p50_ns", "p95_ns", "max_ns", of: "updates") { $0.durations } + [
      Field(
        "freed_later_ns",
        .duration,
        title: "Freed later",
        "The time in which was freed what they replaced, after they had ended"
      ) { $0.freedLaterNs },
      .records("by_reason", "The updates by what asked for them", reason) { $0.byReason },
      .records("worst", "The longest updates, the longest first", worstUpdate) { $0.worst },
    ]
  )

  static let reason = Fields<UpdateSummary.Reason>(
    "reason",
    "Updates that the same thing asked for",
    [Field("reason", .text, "The reason for them, null where the trace does not say") { $0.name }]
      + times("count", "total_ns", "p50_ns", "p95_ns", "max_ns", of: "updates") { $0.durations } + [
        .records("parts", "The parts of the time, in the order of first appearance", part) {
          $0.parts
        }
      ]
  )

  /// The changes by updates, for tables: the sums of the counts of their parts.
  static let changes = Fields<UpdateSummary.Reason>(
    "changes",
    "Changes by updates of one reason",
    [
      change("inserted", "Items inserted", "diff", "added"),
      change("removed", "Items removed", "diff", "removed"),
      change("moved", "Items moved", "diff", "moved"),
      change("updated", "Items updated", "diff", "updated"),
      change("measured", "Sizes measured", "layout", "measured"),
    ]
  )

  private static func change(
    _ name: String,
    _ meaning: String,
    _ part: String,
    _ field: String
  ) -> Field<UpdateSummary.Reason> {
    Field(name, .count, unit: "items", meaning) { reason in
      let counts = reason.parts.first { $0.name == part }?.counts
      return counts?.first { $0.field == field }.map { Int64(clamping: $0.sum) }
    }
  }

  static let part = Fields<UpdateSummary.Part>(
    "update_part",
    "Costs of a part of the engine in updates that the same thing asked for",
    [
      Field("name", .text, "The name of the intervals; update for what none inside explains") {
        $0.name
      },
      Field("count", .count, unit: "intervals", "The number of intervals") { $0.count },
      Field("self_ns", .duration, "The sum of their self times") { $0.selfNs },
      .valuesByName("counts", .real, "The sums of what they counted, by field") {
        $0.counts.map { ($0.field, $0.sum) }
      },
    ]
  )

  static let worstUpdate = Fields<UpdateSummary.WorstUpdate>(
    "worst_update",
    "One of the longest updates",
    [
      Field("list", .integer, "The list") { $0.list },
      Field("update", .integer, "The number of the update within its list") { $0.update },
      Field("reason", .text, "The reason for it") { $0.reason },
      Field("start_ns", .timestamp, "The start, since the first event of the trace") { $0.startNs },
      Field("start_unix_ns", .integer, unit: "ns", "The start on the trace's clock, since 1970") {
        $0.startUnixNs
      },
      Field("duration_ns", .duration, "The duration") { $0.durationNs },
      Field("items", .count, unit: "items", "Items presented afterwards") { $0.items },
      Field("changes", .count, unit: "changes", "Changes made") { $0.changes },
      .records("intervals", "Intervals inside, the most expensive first", breakdown) { $0.inside },
      .record("order", "Intervals inside, in the order of time", timeOrder) { $0.order },
    ]
  )

  static let list = Fields<ListSummary>(
    "list",
    "One list of one process",
    [
      Field("list", .integer, "The list's number in its process") { $0.list },
      Field("process", .integer, "The process; 0 where it was not recorded") { $0.process.pid },
      Field(
        "process_instance",
        .integer,
        title: "Instance",
        "0; more for a further process of the same id on the same host"
      ) { $0.process.instance },
      Field("host", .integer, "The number of the host, from 0, in order of first appearance") {
        $0.process.host
      },
      Field("frames", .count, unit: "frames", "Frames of the list") { $0.frames.count },
    ]
      + times("p50_ns", "p95_ns", "max_ns", of: "frames") { $0.frames } + [
        Field("late_frames", .count, unit: "frames", "Frames that took longer than their budget") {
          $0.lateFrames
        },
        Field("updates", .count, unit: "updates", "Updates of the list") { $0.updates.count },
        Field("update_p95_ns", .duration, "The 95th percentile of its updates, null under 20") {
          $0.updates.p95
        },
      ]
  )

  static let measuring = Fields<MeasuringSummary>(
    "measuring",
    "The sizes that layout passes asked for: measured, cached and fixed ones",
    [
      Field("measured", .count, unit: "sizes", "Sizes that had to be measured") { $0.measured }
    ]
      + cacheCounts.map { field in field.of { (row: MeasuringSummary) in row.cache } } + [
        .records("by_type", "By type of content, those that cost most first", contentType) {
          $0.byType
        },
        Field("moment_ns", .duration, "The length of a moment of the rows over time") {
          $0.momentNs
        },
        .records(
          "over_time",
          "The sizes asked for over time; moments without any are left out",
          moment
        ) { $0.overTime },
      ]
  )

  /// The sources of sizes that were not measured.
  private static let cacheCounts: [Field<CacheCounts>] = [
    Field("cached", .count, unit: "sizes", "Sizes that had been measured before") { $0.cached },
    Field(
      "fixed",
      .count,
      unit: "sizes",
      "Sizes that need no measuring, null where the trace counts them as cached"
    ) { $0.fixed },
    Field("hit_rate", .share, "Cached sizes, as a share of cached and measured ones") {
      $0.hitRate
    },
  ]

  static let contentType = Fields<MeasuringSummary.ContentType>(
    "content_type",
    "The measurements of one type of content",
    [
      Field("name", .text, title: "Content type", "The type, null where the trace has none") {
        $0.name
      },
      Field("count", .count, title: "Measured", unit: "sizes", "The number of measurements") {
        $0.count
      },
      Field("total_ns", .duration, title: "Time", "The sum of their durations") { $0.totalNs },
    ] + cacheCounts.map { field in field.of { (row: MeasuringSummary.ContentType) in row.cache } }
  )

  static let moment = Fields<MeasuringSummary.Moment>(
    "moment",
    "The sizes asked for in a time",
    [
      Field("start_ns", .timestamp, title: "At", "The start, since the first event of the trace") {
        $0.startNs
      },
      Field("measured", .count, unit: "sizes", "Sizes that had to be measured") {
        $0.cache.measured
      },
    ] + cacheCounts.map { field in field.of { (row: MeasuringSummary.Moment) in row.cache } }
  )

  static let scaling = Fields<ScalingSummary>(
    "scaling",
    "The growth of one cost with one size: cost = factor · size to the power of the exponent",
    [
      Field("cost", .text, "The work: frame, update, or the change that an update followed") {
        $0.cost
      },
      Field("size", .text, title: "Against", "The size: depth in points, or items") {
        $0.size.rawValue
      },
      Field("count", .count, title: "Pairs", unit: "pairs", "Pairs that the fit is over") {
        $0.fit.count
      },
      Field("exponent", .real, digits: 2, "The exponent: 0 is independent, 1 in proportion") {
        $0.fit.exponent
      },
      Field(
        "exponent_margin",
        .real,
        title: "± 95 %",
        digits: 2,
        "Half the width of its 95 % confidence interval"
      ) { $0.fit.exponentMargin },
      Field("factor_ns", .real, unit: "ns", digits: 2, "The factor") { $0.fit.factorNs },
      Field("smallest", .real, digits: 0, "The smallest size") { $0.fit.smallest },
      Field("smallest_cost_ns", .duration, title: "Costs", "The cost for it, by the fit") {
        $0.fit.costNs(of: $0.fit.smallest)
      },
      Field("largest", .real, digits: 0, "The largest size") { $0.fit.largest },
      Field("largest_cost_ns", .duration, title: "Costs", "The cost for it, by the fit") {
        $0.fit.costNs(of: $0.fit.largest)
      },
    ]
  )

  static let counter = Fields<CounterSummary>(
    "counter",
    "A custom counter",
    [
      Field("name", .text, title: "Counter", "The name") { $0.name },
      Field("count", .count, title: "Values", unit: "values", "Values that were recorded") {
        $0.count
      },
      Field("min", .count, "The smallest value") { $0.min },
      Field("max", .count, "The largest value") { $0.max },
      Field("last", .count, "The latest value") { $0.last },
    ]
  )

  static let advice = Fields<Advice>(
    "advice",
    "A piece of advice",
    [
      Field("rule", .text, "The rule that speaks") { $0.rule.rawValue },
      Field("sentence", .text, "The advice, as a sentence") { $0.sentence },
      .record("evidence", "The evidence for it", evidence) { $0 },
      .record("subject", "The subject", findingSubject) { $0.subject },
      .record(
        "loss",
        "The time that it takes from frames, null where the trace does not tell",
        findingLoss,
        optional: \.loss
      ),
      Field("fix", .text, "The fix, as a line of code, null where the sentence says all") {
        $0.fix
      },
      .records(
        "costs",
        "The intervals whose time would go away with it, empty where none are known",
        findingCost
      ) { $0.costs },
    ]
  )

  private static let evidence = Fields<Advice>(
    "evidence",
    "The evidence for a piece of advice",
    [
      Field("section", .text, "The section of the page that shows it") { $0.section },
      .valuesByName("figures", .real, "The numbers that it rests on, by their names") {
        $0.figures.map { ($0.key, $0.value) }
      },
    ]
  )
}

extension PowerFit {
  /// The cost that the fit gives for a size, in whole nanoseconds; nil for one beyond all numbers.
  func costNs(of size: Double) -> Int64? { Int64(exactly: cost(of: size).rounded()) }
}
