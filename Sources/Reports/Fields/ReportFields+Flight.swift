import TraceAnalysis

extension ReportFields {
  static let flight = Fields<FlightNote>(
    "flight",
    "Why a flight recorder kept the trace, and the seconds before",
    [
      Field("reason", .text, "Why it was kept") { $0.reason },
      Field("frame", .integer, "The number of the late frame, null for other reasons") {
        $0.before.frame?.frame.number
      },
      Field("cause", .text, "Why that frame was late, null for other reasons") {
        $0.before.frame?.cause?.name
      },
      Field("held_ns", .duration, "The time that the trace reaches back from there") {
        $0.before.heldNs
      },
      .records("seconds", "The seconds before, the latest last", secondBefore) {
        $0.before.seconds
      },
    ]
  )

  static let secondBefore = Fields<SecondsBefore.Second>(
    "second_before",
    "One second before what made a flight recorder keep a trace",
    [
      Field(
        "seconds_before",
        .integer,
        title: "Seconds before",
        "Its start in seconds before that, from 1"
      ) { -$0.number },
      Field("frames", .count, unit: "frames", "Frames that began in it") { $0.frames },
      Field("late_frames", .count, unit: "frames", "Late frames among them") { $0.lateFrames },
      Field("max_ns", .duration, title: "Longest", "The longest of them") { $0.longestNs },
      Field("phases", .text, "The phases of scrolling") { $0.phases.joined(separator: ", ") },
      Field("scrolled_points", .real, title: "Scrolled", unit: "points", "The distance scrolled") {
        $0.scrolledPoints
      },
      Field("updates", .count, unit: "updates", "Updates in it") { $0.updates },
      Field("max_update_ns", .duration, title: "Longest update", "The longest of them") {
        $0.updates > 0 ? $0.longestUpdateNs : nil
      },
      Field("max_update_reason", .text, title: "Its reason", "The reason for that update") {
        $0.longestUpdateReason
      },
    ]
  )
}
