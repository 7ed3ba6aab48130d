import TraceAnalysis

extension ReportWarning {
  /// Packets that are missing, and what follows for frames.
  static func missing(_ source: ReportSource) -> ReportWarning? {
    let gaps = source.trace.gaps
    guard !gaps.isEmpty else { return nil }
    let shown = source.gaps.prefix(3).map { gap in
      "\(words(gap.packets.count)) of \(gap.packets.file) \(time(gap))"
    }
    let frames = source.trace.incompleteFrames
    return ReportWarning(
      kind: .missingPackets,
      sentence: "packets are missing: " + shown.joined(separator: "; ")
        + (gaps.count > shown.count ? "; …" : "") + ". Frames at such times are in no statistics: "
        + "\(Readable.count(frames, "incomplete frame")), and those that lost their start or end.",
      figures: ["missingPackets": Double(gaps.packets), "incompleteFrames": Double(frames)]
    )
  }

  /// Packets that were there more than once.
  static func repeated(_ summary: TraceSummary) -> ReportWarning? {
    let gaps = summary.gaps
    guard gaps.repeatedPackets > 0 else { return nil }
    let shown = gaps.repeated.prefix(3).map { "\($0.file) (\($0.count))" }
    return ReportWarning(
      kind: .repeatedPackets,
      sentence:
        "\(Readable.count(gaps.repeatedPackets, "packet")) there more than once, and read once: "
        + shown.joined(separator: ", ") + (gaps.repeated.count > shown.count ? ", …" : "") + ".",
      figures: ["repeatedPackets": Double(gaps.repeatedPackets)]
    )
  }

  private static func words(_ count: UInt64?) -> String {
    count.map { Readable.count($0, "packet") } ?? "packets"
  }

  private static func time(_ gap: ReportGap) -> String {
    switch (gap.start, gap.end) {
    case (let start?, let end?): "from \(start) to \(end)"
    case (nil, let end?): (gap.endNs ?? 0) <= 0 ? "before the first event" : "until \(end)"
    case (let start?, nil): "from \(start) on"
    case (nil, nil): "at an unknown time"
    }
  }
}

extension ReportGap {
  fileprivate var start: String? { Self.moment(startNs, packets.startNs) }
  fileprivate var end: String? { Self.moment(endNs, packets.endNs) }

  private static func moment(_ ns: Int64?, _ unixNs: Int64?) -> String? {
    guard let ns, let unixNs else { return nil }
    return Readable.moment(ns, unixNs: unixNs)
  }
}
