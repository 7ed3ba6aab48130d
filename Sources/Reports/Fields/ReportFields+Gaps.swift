import TraceAnalysis

// Packets that are missing.

/// Packets that are missing, with times since the first event of the trace.
struct ReportGap {
  let packets: MissingPackets
  let firstNs: Int64

  var startNs: Int64? { packets.startNs.map { $0 - firstNs } }
  var endNs: Int64? { packets.endNs.map { $0 - firstNs } }
}

extension ReportSource {
  /// The first places at which packets are missing.
  var gaps: [ReportGap] {
    trace.gaps.missing.map { ReportGap(packets: $0, firstNs: trace.firstNs ?? 0) }
  }
}

extension ReportFields {
  /// The number of frames with a gap.
  static let incompleteFrames = Field<ReportSource>(
    "incomplete_frames",
    .count,
    unit: "frames",
    "Frames with a gap, in no statistics"
  ) { $0.trace.incompleteFrames }

  /// The number of frames that state times which cannot be true.
  static let brokenFrames = Field<ReportSource>(
    "broken_frames",
    .count,
    unit: "frames",
    "Frames that state times which cannot be true, in no statistics"
  ) { $0.trace.brokenFrames.count }

  static let gap = Fields<ReportGap>(
    "gap",
    "Packets of a stream that are missing",
    [
      Field("file", .text, "The file that they belong to, below the path of the trace") {
        $0.packets.file
      },
      Field("packets", .count, unit: "packets", "Missing packets, null where that is not known") {
        $0.packets.count.map { Int64(clamping: $0) }
      },
      Field("start_ns", .timestamp, "From when on, null for the start of the trace") {
        $0.startNs
      },
      Field("end_ns", .timestamp, "Until when, null for the end of the trace") { $0.endNs },
    ]
  )
}
