import Signposts
import Foundation
import TraceAnalysis

extension ReportFields {
  static let verdict = Fields<VerdictRow>(
    "verdict",
    "The verdict: whether the list was smooth",
    [
      Field(
        "state",
        .text,
        "One of smooth, uneven, rough, unreliable, machine_busy, empty_list, no_list and unknown"
      ) {
        $0.verdict.state.rawValue
      },
      Field("word", .text, "The state in words") { $0.verdict.word },
      Field("sentence", .text, "The numbers that it follows from, and the rule") {
        $0.verdict.sentence
      },
      Field(
        "hitch_rate_ms_per_s",
        .real,
        unit: "ms/s",
        "Hitch time for every second on the display, whatever the content did; null without frames, "
          + "and for several groups of runs"
      ) { $0.frames?.hitches.msPerS },
    ]
  )

  static let frames = Fields<FrameSummary>(
    "frames",
    "Measured frames against their budget",
    times(
      "count",
      "total_ns",
      "min_ns",
      "p50_ns",
      "p90_ns",
      "p95_ns",
      "p99_ns",
      "max_ns",
      of: "frames"
    ) { $0.durations }
      + [
        Field("budget_ns", .duration, "The time that a frame may take") { $0.budget.budgetNs },
        Field("budget_share", .share, "The part of the period that the budget is") {
          $0.budget.share
        },
        Field("budget_source", .text, "The source of the budget: trace, option or assumed") {
          $0.budget.source.rawValue
        },
        Field("slowdown", .real, "The factor that costs are multiplied by") {
          $0.budget.slowdown
        },
        Field(
          "slowdown_profile",
          .text,
          "The factors of single kinds of work, null where there is one for all"
        ) { $0.budget.slowdownFactors?.parameterText },
        Field("mean_slowdown", .real, "The factor of all frames together, weighted by time") {
          $0.meanSlowdown
        },
        Field(
          "fitted_share",
          .share,
          "The part of the time of frames with factors of its own; null where there is one for all"
        ) { $0.fittedShare },
        Field("period_ns", .duration, "The time between two frames on the display") {
          $0.budget.periodNs
        },
        Field(
          "p95_overrun_ns",
          .duration,
          "The overrun at the 95th percentile, below 0: slack, null with fewer than 20 frames"
        ) { $0.p95OverrunNs },
        Field("max_overrun_ns", .duration, "The largest overrun, below 0: the least slack") {
          $0.maxOverrunNs
        },
        Field("late_frames", .count, unit: "frames", "Frames that took longer than their budget") {
          $0.lateFrames
        },
        Field("missed_vsyncs", .count, unit: "vsyncs", "Periods of the display with no new frame") {
          $0.missedVsyncs
        },
        Field("late_ns", .duration, "The sum of all overruns of late frames") { $0.lateNs },
        Field(
          "machine_share",
          .share,
          "The part of that which was the machine's; null without late frames or processor times"
        ) { $0.machineShare },
        Field("hitch_ns", .duration, "The sum of all hitch times") { $0.hitches.hitchNs },
        Field("hitch_rate_ms_per_s", .real, unit: "ms/s", hitchRateMeaning) { $0.hitches.msPerS },
        Field(
          "hitch_band_organizer",
          .text,
          "That rate by the bands of Apple's Organizer, 10, 25 and 50 ms/s; null for too few frames"
        ) { HitchBand.organizer($0.hitches)?.rawValue },
        Field("scrolling_frames", .count, unit: "frames", "Frames that scrolled the content") {
          $0.scrollingHitches?.frames ?? 0
        },
        Field(
          "scrolling_hitch_rate_ms_per_s",
          .real,
          unit: "ms/s",
          "Hitch time for every second on the display, of these frames; null where nothing scrolled"
        ) { $0.scrollingHitches?.msPerS },
        Field(
          "hitch_band_scrolling",
          .text,
          "That rate by the bands of Apple's scroll tests, 5 and 10 ms/s; null for too few frames"
        ) { $0.scrollingHitches.flatMap { HitchBand.scrolling($0)?.rawValue } },
        Field(
          "harness_ns",
          .duration,
          "Time before the frames for choosing input and changing the model, in no frame; null where "
            + "the trace does not say"
        ) { $0.harnessNs },
        .record(
          "per_frame_minimum",
          "The shortest time of each frame over repetitions, null where there are none",
          minima,
          optional: { $0.minima }
        ),
        .record(
          "idle_gaps",
          "Times in which content moved without a frame, null on the virtual clock",
          idleGaps,
          optional: { $0.idleGaps }
        ),
        .record(
          "blank_area",
          "The part of the view that showed nothing, null where the trace does not say",
          blankArea,
          optional: { $0.blankArea }
        ),
        .records("causes", "Why late frames were late, the longest late time first", cause) {
          $0.causes
        },
        .records("phases", "The frames by what moved the content", phase) { $0.phases },
        .records("states", "The frames by what the app said that it was doing", state) {
          $0.states
        },
        .records("histogram", "The number of frames by duration", durationBucket) {
          DurationBucket.all($0.frames.map(\.durationNs))
        },
        .records("quantiles", "The longest time of the shortest frames of a share", quantile) {
          Quantile.all($0)
        },
        .records("worst", "The longest frames, the longest first", worstFrame) { $0.worst },
      ]
  )

  private static let minima = Fields<FrameMinima>(
    "per_frame_minimum",
    "The shortest time of each frame over repetitions of one run",
    [
      Field("repetitions", .count, unit: "runs", "Repetitions of the run") {
        $0.repetitions
      }
    ]
      + times("count", "p50_ns", "p90_ns", "p95_ns", "p99_ns", "max_ns", of: "frames") {
        $0.durations
      }
  )

  private static let idleGaps = Fields<IdleGaps>(
    "idle_gaps",
    "Times in which content moved and no frame was started",
    [
      Field("count", .count, unit: "gaps", "The number of gaps") { $0.count },
      Field("longest_ns", .duration, "The longest, 0 where there is none") { $0.longestNs },
    ]
  )

  private static let blankArea = Fields<BlankArea>(
    "blank_area",
    "The part of the view that showed nothing although there was content for it",
    [
      Field("mean_points", .real, unit: "points", "The mean length over all frames") {
        $0.meanPoints
      },
      Field("max_points", .real, unit: "points", "The largest length") { $0.maxPoints },
      Field("share", .share, "The share of frames with any") { $0.share },
    ]
  )

  static let cause = Fields<FrameSummary.Cause>(
    "cause",
    "Late frames of the same cause",
    [
      Field("cause", .text, "The cause: whose time it was, or what took most of it") { $0.name },
      Field("count", .count, title: "Late frames", unit: "frames", "Late frames of this cause") {
        $0.count
      },
      Field("overrun_ns", .duration, title: "Late time", "The sum of their overruns") {
        $0.overrunNs
      },
    ]
  )

  static let durationBucket = Fields<DurationBucket>(
    "duration_bucket",
    "Frames that took about as long",
    [
      Field("from_ns", .duration, "The shortest time of the bucket") { $0.fromNs },
      Field("count", .count, title: "Frames", unit: "frames", "Frames in the bucket") { $0.count },
    ]
  )

  static let quantile = Fields<Quantile>(
    "quantile",
    "The longest time of the shortest frames of a share",
    [
      Field("share", .share, "The share of all frames") { $0.share },
      Field("duration_ns", .duration, title: "All frames", "The time that they do not exceed") {
        $0.durationNs
      },
      Field(
        "minimum_ns",
        .duration,
        title: "Shortest over repetitions",
        "The same of the shortest time of each frame over repetitions, null where there are none"
      ) { $0.minimumNs },
    ]
  )

  static let worstFrame = Fields<FrameSummary.WorstFrame>(
    "worst_frame",
    "One of the longest frames",
    [
      Field("frame", .integer, "The number within its run") { $0.frame },
      Field("list", .integer, "The list that it shows, null where the trace does not say") {
        TableCell.reference($0.list)
      },
      Field("start_ns", .timestamp, "The start, since the first event of the trace") { $0.startNs },
      Field("start_unix_ns", .integer, unit: "ns", "The start on the trace's clock, since 1970") {
        $0.startUnixNs
      },
      Field("duration_ns", .duration, "The duration") { $0.durationNs },
      Field("self_ns", .duration, "The time that no interval inside it explains") { $0.selfNs },
      Field("overrun_ns", .duration, "The time over budget, below 0: slack") {
        $0.timing.overrunNs
      },
      Field("missed_vsyncs", .count, unit: "vsyncs", "Periods of the display without a new frame") {
        $0.timing.missedVsyncs
      },
      Field("hitch_ns", .duration, "The time for which the frame before it stood still") {
        $0.timing.hitchNs
      },
      Field("slowdown", .real, "The factor that its processor time was multiplied by") {
        $0.slowdown
      },
      Field("cpu_ns", .duration, "Processor time of its thread, null where not recorded") {
        $0.cpuNs
      },
      Field(
        "involuntary_switches",
        .count,
        unit: "switches",
        "Times that the kernel took the processor from its thread"
      ) { $0.involuntarySwitches },
      Field("voluntary_switches", .count, unit: "switches", "Times that its thread waited") {
        $0.voluntarySwitches
      },
      Field("page_faults", .count, unit: "faults", "Page faults of its thread") { $0.pageFaults },
      Field("state", .text, "The state that the app announced, null for none") { $0.state },
      Field("offset_points", .real, unit: "points", "The scroll offset at its start") {
        $0.scrollOffset
      },
      Field("phase", .text, "The phase of scrolling: drag, decelerate, idle, update…") { $0.phase },
      Field("cause", .text, "Why it was late, null unless it was") {
        $0.cause?.name
      },
      Field("cause_share", .share, "The part of its time that the cause took") { $0.cause?.share },
      .records("intervals", "Intervals inside, the most expensive first", breakdown) { $0.inside },
      .record("order", "Intervals inside, in the order of time", timeOrder) { $0.order },
    ]
  )
}
