import TraceAnalysis

// Frames that have something in common, and frames one by one.

extension ReportFields {
  static let hitchRateMeaning =
    "Hitch time for every second on the display, whatever the content did"

  static let phase = Fields<FrameSummary.Subset>(
    "phase",
    "Frames in which the same thing moved the content",
    [Field("phase", .text, "The phase of scrolling, null where the trace does not say") { $0.name }]
      + subset
  )

  static let state = Fields<FrameSummary.Subset>(
    "state",
    "Frames in which the app said that it was doing the same",
    [Field("state", .text, "The state that the app announced, null for none") { $0.name }]
      + subset + [
        .records("causes", "Why the late ones were late, the longest late time first", cause) {
          $0.causes
        }
      ]
  )

  /// The fields of frames that share a property.
  private static let subset: [Field<FrameSummary.Subset>] =
    times("count", "p50_ns", "p95_ns", "max_ns", of: "frames") { $0.durations } + [
      Field("late_frames", .count, unit: "frames", "Frames that took longer than their budget") {
        $0.lateFrames
      },
      Field("hitch_ns", .duration, title: "Hitch time", "The sum of their hitch times") {
        $0.hitches.hitchNs
      },
      Field("hitch_rate_ms_per_s", .real, unit: "ms/s", "Hitch time per second on the display") {
        $0.hitches.msPerS
      },
    ]

  static let stage = Fields<StageSummary>(
    "stage",
    "Costs of a stage that is not measured, which nothing else here holds",
    [
      Field("stage", .text, "first_display, warmup, incomplete or broken") { $0.stage.rawValue },
      .record("frames", "Its frames, null for none", runFrames, optional: \.frames),
      .records("intervals", "A row for every name of interval", interval) { $0.intervals },
      .record("updates", "Its updates, null for none", runUpdates, optional: \.updates),
      .record(
        "measuring",
        "Its measuring, null where nothing is known",
        runMeasuring,
        optional: \.measuring
      ),
      .records("counters", "Its custom counters", counter) { $0.counters },
    ]
  )

  static let perFrame = Fields<RunFrame>(
    "per_frame",
    "One frame of one list, evaluated against its budget",
    [
      Field("run", .integer, "The number of the run") { $0.run },
      Field("process", .integer, "The process") { $0.frame.process.pid },
      Field("list", .integer, "The list that it shows, null where the trace does not say") {
        TableCell.reference($0.frame.list)
      },
      Field("start_unix_ns", .integer, unit: "ns", "The start on the trace's clock, since 1970") {
        $0.startUnixNs
      },
    ] + FrameFields.ofDocument.map { $0.of(always: \.frame) }
  )
}
