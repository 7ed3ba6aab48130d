import Foundation
import TraceAnalysis

extension ReportFields {
  static let verdict = Fields<VerdictRow>(
    "verdict",
    "Whether the list was smooth",
    [
      Field("state", .text, "One of smooth, uneven, rough, unreliable and unknown") {
        $0.verdict.state.rawValue
      },
      Field("word", .text, "The state in words") { $0.verdict.word },
      Field("sentence", .text, "The numbers that it follows from, and the rule") {
        $0.verdict.sentence
      },
      Field(
        "overall_hitch_rate_ms_per_s",
        .real,
        unit: "ms/s",
        "Hitch time for every second on the display, whatever the content did; null without frames, "
          + "and for several groups of runs"
      ) { $0.frames?.overallHitchRateMsPerS },
    ]
  )

  static let frames = Fields<FrameSummary>(
    "frames",
    "Frames against their budget, without those of the warm-up",
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
        Field("warmup_frames", .count, unit: "frames", "Frames of the warm-up, which are left out")
        {
          $0.warmupFrames
        },
        Field("budget_ns", .duration, "The time that a frame may take") { $0.budget.budgetNs },
        Field("budget_share", .share, "The part of the period that the budget is") {
          $0.budget.share
        },
        Field("budget_source", .text, "Where the budget comes from: trace, option or assumed") {
          $0.budget.source.rawValue
        },
        Field("slowdown", .real, "The factor that costs are multiplied by") {
          $0.budget.slowdown
        },
        Field("period_ns", .duration, "The time between two frames on the display") {
          $0.budget.periodNs
        },
        Field(
          "p95_overrun_ns",
          .duration,
          "The overrun at the 95th percentile, negative is slack, null with fewer than 20 frames"
        ) { $0.p95OverrunNs },
        Field("max_overrun_ns", .duration, "The largest overrun, negative is the least slack") {
          $0.maxOverrunNs
        },
        Field("late_frames", .count, unit: "frames", "How many took longer than their budget") {
          $0.lateFrames
        },
        Field("missed_vsyncs", .count, unit: "vsyncs", "Periods of the display with no new frame") {
          $0.missedVsyncs
        },
        Field("hitch_time_ns", .duration, "The sum of all hitch times") { $0.hitchNs },
        Field("hitch_rate_ms_per_s", .real, unit: "ms/s", "Hitch time per second on the display") {
          $0.hitchRateMsPerS
        },
        Field(
          "hitches_while_scrolling_only",
          .boolean,
          "Whether the rate is over frames in which something moved the content"
        ) { $0.hitchesWhileScrollingOnly },
        Field("hitch_band_scrolling", .text, "The rate by the bands of scroll tests, 5 and 10 ms/s")
        {
          HitchBand.scrolling(msPerS: $0.hitchRateMsPerS).rawValue
        },
        Field(
          "hitch_band_organizer",
          .text,
          "The rate by the bands of Apple's Organizer, 10, 25 and 50 ms/s"
        ) { HitchBand.organizer(msPerS: $0.hitchRateMsPerS).rawValue },
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
          "How much of the view showed nothing, null where the trace does not say",
          blankArea,
          optional: { $0.blankArea }
        ),
        .records("causes", "Why late frames were late, the most frequent cause first", cause) {
          $0.causes
        },
        .records("phases", "The frames by what moved the content", phase) { $0.phases },
        .records("histogram", "How many frames took how long", durationBucket) {
          DurationBucket.all($0.frames.map(\.durationNs))
        },
        .records("quantiles", "How long the shortest frames of a share took at most", quantile) {
          Quantile.all($0)
        },
        .records("worst", "The longest frames, the longest first", worstFrame) { $0.worst },
      ]
  )

  private static let minima = Fields<FrameMinima>(
    "per_frame_minimum",
    "The shortest time of each frame over repetitions of one run",
    [
      Field("repetitions", .count, unit: "runs", "How many repetitions there are") {
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
      Field("count", .count, unit: "gaps", "How many there are") { $0.count },
      Field("longest_ns", .duration, "The longest, 0 where there is none") { $0.longestNs },
    ]
  )

  private static let blankArea = Fields<BlankArea>(
    "blank_area",
    "How much of the view showed nothing although there was content for it",
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
      Field("cause", .text, "What took most of their time") { $0.name },
      Field("count", .count, title: "Late frames", unit: "frames", "How many there are") {
        $0.count
      },
      Field("overrun_ns", .duration, title: "Over budget", "The sum of their times over budget") {
        $0.overrunNs
      },
    ]
  )

  static let phase = Fields<FrameSummary.Phase>(
    "phase",
    "Frames in which the same thing moved the content",
    [Field("phase", .text, "What moved the content, null where the trace does not say") { $0.name }]
      + times("count", "p50_ns", "p95_ns", "max_ns", of: "frames") { $0.durations } + [
        Field("late_frames", .count, unit: "frames", "How many took longer than their budget") {
          $0.lateFrames
        }
      ]
  )

  static let durationBucket = Fields<DurationBucket>(
    "duration_bucket",
    "Frames that took about as long",
    [
      Field("from_ns", .duration, "The shortest time of the bucket") { $0.fromNs },
      Field("count", .count, title: "Frames", unit: "frames", "How many there are") { $0.count },
    ]
  )

  static let quantile = Fields<Quantile>(
    "quantile",
    "How long the shortest frames of a share took at most",
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
      Field("duration_ns", .duration, "How long it took") { $0.durationNs },
      Field("self_ns", .duration, "The time that no interval inside it explains") { $0.selfNs },
      Field("overrun_ns", .duration, "The time over budget, negative is slack") {
        $0.timing.overrunNs
      },
      Field("missed_vsyncs", .count, unit: "vsyncs", "Periods of the display without a new frame") {
        $0.timing.missedVsyncs
      },
      Field("hitch_ns", .duration, "How long the frame before it stood still") {
        $0.timing.hitchNs
      },
      Field("slowdown", .real, "The factor that its time was multiplied by") { $0.slowdown },
      Field("scroll_offset", .real, unit: "points", "The scroll offset at its start") {
        $0.scrollOffset
      },
      Field("phase", .text, "What moved the content") { $0.phase },
      Field("cause", .text, "What took most of its time, null unless it was late") {
        $0.cause?.name
      },
      Field("cause_share", .share, "The part of its time that the cause took") { $0.cause?.share },
      .records("intervals", "What was inside, the most expensive first", breakdown) { $0.inside },
      .record("order", "What happened during it, in the order of time", timeOrder) { $0.order },
    ]
  )

  static let perFrame = Fields<RunFrame>(
    "per_frame",
    "One frame of one list, evaluated against its budget",
    [
      Field("run", .integer, "The number of the run") { $0.run },
      Field("frame", .integer, "The number within its run") { $0.frame.number },
      Field("process", .integer, "The process") { $0.frame.process.pid },
      Field("list", .integer, "The list that it shows, null where the trace does not say") {
        TableCell.reference($0.frame.list)
      },
      Field("start_ns", .timestamp, "The start, since the first event of the trace") {
        $0.frame.startNs
      },
      Field("duration_ns", .duration, "How long it took") { $0.frame.durationNs },
      Field("overrun_ns", .duration, "The time over budget, negative is slack") {
        $0.frame.timing.overrunNs
      },
      Field("missed_vsyncs", .count, unit: "vsyncs", "Periods of the display without a new frame") {
        $0.frame.timing.missedVsyncs
      },
      Field("phase", .text, "What moved the content") { $0.frame.phase },
      Field("cause", .text, "What took most of its time, null unless it was late") {
        $0.frame.cause?.name
      },
      Field("offset_points", .real, unit: "points", "The scroll offset at its start") {
        $0.frame.scrollOffset
      },
      Field("blank_points", .real, unit: "points", "Length of the view that showed nothing") {
        $0.frame.blankPoints
      },
    ]
  )
}
