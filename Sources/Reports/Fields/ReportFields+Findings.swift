import TraceAnalysis

extension ReportFields {
  static let findingSubject = Fields<FindingSubject>(
    "subject",
    "The subject of a finding, null where the trace does not tell",
    [
      Field("type", .text, "The type of the rows' content") { $0.type },
      Field("element", .text, "The type of an element inside of rows") { $0.element },
      Field("section", .count, "The index of a section") { $0.section },
      Field("identifier", .text, "The identifier of a row, as an example") { $0.identifier },
      Field("function", .text, "The user's function") { $0.function?.name },
      Field("file", .text, "The path of its source") { $0.function?.file },
      Field("line", .count, "Its line") { $0.function?.line },
    ]
  )

  static let findingLoss = Fields<FindingLoss>(
    "loss",
    "The time that a finding takes from frames",
    [
      Field("frame_ns", .duration, "The time of frames, over all frames") { $0.frameNs },
      Field("share_of_frame_time", .share, "That as a share of the time of all frames") {
        $0.shareOfFrameTime
      },
      Field("late_frames", .count, unit: "frames", "The late frames that it has a part in") {
        $0.lateFrames
      },
      Field("is_at_most", .boolean, "True if it is no more than that, and may be much less") {
        $0.isAtMost
      },
    ]
  )

  static let findingCost = Fields<FindingCost>(
    "cost",
    "Intervals whose time a finding accounts for; of what several name, the largest share",
    [
      Field("intervals", .text, "Their names, separated by spaces") {
        $0.intervals.joined(separator: " ")
      },
      Field("type", .text, "The content type of the rows whose intervals count, null for all") {
        $0.type
      },
      Field(
        "reasons",
        .text,
        "Why the intervals that count are done, separated by spaces; empty for whatever reason"
      ) {
        $0.reasons.joined(separator: " ")
      },
      Field("share", .share, "The part of their time that would go away") { $0.share },
      Field(
        "time",
        .text,
        "whole: with what is inside of them; own: without; untyped: without rows of known types"
      ) {
        $0.time.rawValue
      },
      Field("frames", .text, "all, or updates: only frames in which new content was set") {
        $0.frames.rawValue
      },
    ]
  )
}
