import TraceAnalysis

extension ReportFields {
  static let run = Fields<ReportRun>(
    "run",
    "Costs of one run",
    [
      Field("number", .integer, title: "Run", "The number within the trace, from 1") {
        $0.played.run.number
      },
      Field("id", .text, "Start in UTC, process, number in the trace") { $0.played.run.id },
      Field("process", .integer, "The process; 0 where it was not recorded") {
        $0.played.run.process.pid
      },
      Field(
        "process_instance",
        .integer,
        title: "Instance",
        "0; more for a further process of the same id on the same host"
      ) { $0.played.run.process.instance },
      Field("host", .integer, "The number of the host, from 0") { $0.played.run.process.host },
      Field("start_ns", .timestamp, "The first event, since that of the trace") {
        $0.played.run.startNs &- $0.firstNs
      },
      Field("duration_ns", .duration, "From the first event to the last") {
        $0.played.endNs &- $0.played.run.startNs
      },
      Field("events", .count, unit: "events", "Events in it") { $0.played.events },
      Field("is_announced", .boolean, "True if the trace announces it") { $0.played.isAnnounced },
      Field(
        "is_complete",
        .boolean,
        "True if it was played to its end, null where it is not announced"
      ) { $0.played.isAnnounced ? $0.played.description.isComplete : nil },
      .record("parameters", "The scenario and parameters, as far as they are known", parameters) {
        $0.played.description
      },
      .record("frames", "Its frames, null for none", runFrames, optional: \.summary.frames),
      .record("updates", "Its updates, null for none", runUpdates, optional: \.summary.updates),
      .record(
        "measuring",
        "Its measuring, null where nothing is known",
        runMeasuring,
        optional: \.summary.measuring
      ),
      .records("counters", "Its custom counters", counter) { $0.summary.counters },
    ]
  )

  static let runFrames = Fields<FrameSummary>(
    "run_frames",
    "The frames of one run against their budget",
    times("count", "total_ns", "p50_ns", "p95_ns", "p99_ns", "max_ns", of: "frames") {
      $0.durations
    }
      + [
        frames["budget_ns"], frames["p95_overrun_ns"], frames["late_frames"], frames["late_ns"],
        frames["machine_share"], frames["missed_vsyncs"], frames["hitch_ns"],
        frames["hitch_rate_ms_per_s"], frames["scrolling_hitch_rate_ms_per_s"],
        frames["harness_ns"], frames["causes"],
      ]
  )

  static let runUpdates = Fields<UpdateSummary>(
    "run_updates",
    "The updates of one run",
    times("count", "total_ns", "p50_ns", "p95_ns", "max_ns", of: "updates") { $0.durations }
  )

  static let runMeasuring = Fields<MeasuringSummary>(
    "run_measuring",
    "Sizes that one run measured, or knew without measuring",
    [
      measuring["measured"], measuring["cached"], measuring["fixed"], measuring["hit_rate"],
    ]
  )
}
