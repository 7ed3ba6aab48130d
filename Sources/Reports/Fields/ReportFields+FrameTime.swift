import TraceAnalysis

extension ReportFields {
  static let frameTime = Fields<FrameTime>(
    "frame_time",
    "Frame time that no row of intervals shows",
    [
      Field("frames", .count, unit: "frames", "The number of frames") { $0.frames },
      Field("total_ns", .duration, "The sum of their durations") { $0.totalNs },
      Field(
        "unexplained_ns",
        .duration,
        "The part that no interval with a cause covers, without what recording took of it"
      ) { $0.unexplainedNs },
      Field("unexplained_share", .share, "The same, as a share of the frames' time") {
        $0.unexplainedShare
      },
      Field("unexplained_per_frame_ns", .real, unit: "ns", "The same, of a frame on average") {
        $0.unexplainedPerFrameNs
      },
      .record(
        "instrument",
        "The time that recording took, null where the trace does not say what it costs",
        instrument,
        optional: { $0.instrument }
      ),
    ]
  )

  private static let instrument = Fields<InstrumentCost>(
    "instrument",
    "The time that recording took: every event in a frame, two readings of its thread's usage, and "
      + "stacks, at the costs that were measured before the run",
    [
      Field("frames", .count, unit: "frames", "Frames of which that is known") { $0.frames },
      Field("events", .count, unit: "events", "Events that were recorded in them") {
        $0.events
      },
      Field("total_ns", .real, unit: "ns", "The time that recording took") { $0.totalNs },
      Field("per_frame_ns", .real, unit: "ns", "The same, of a frame on average") {
        $0.perFrameNs
      },
      Field(
        "samples_ns",
        .real,
        unit: "ns",
        "The part that taking samples of stacks took, which is taken out of all durations"
      ) { $0.samplesNs },
      Field("inside_ns", .real, unit: "ns", "The part that the frames' durations contain") {
        $0.insideNs
      },
    ]
  )

  static let spread = Fields<RunSpread>(
    "run_spread",
    "Differences between the runs in the times of their frames",
    [
      Field("runs", .count, unit: "runs", "Runs that have frames") { $0.runs },
      .record("p50", "The medians of the runs", spreadValues) { $0.p50 },
      .record(
        "p95",
        "The 95th percentiles of the runs, null where one has fewer than 20 frames",
        spreadValues,
        optional: { $0.p95 }
      ),
      .values(
        "apart",
        .integer,
        "The numbers of runs whose median is outside of the median of all ± the larger of 3 · 1.4826 "
          + "· MAD and 5 %, where there are at least 4 runs"
      ) { $0.apart },
    ]
  )

  private static let spreadValues = Fields<RunSpread.Values>(
    "spread",
    "The values that runs have of one statistic",
    [
      Field("min_ns", .duration, "The smallest") { $0.minNs },
      Field("median_ns", .duration, "The median") { $0.medianNs },
      Field("max_ns", .duration, "The largest") { $0.maxNs },
      Field("share", .share, "The largest less the smallest, as a share of the median") {
        $0.share
      },
    ]
  )
}
