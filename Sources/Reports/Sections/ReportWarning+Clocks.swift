import TraceAnalysis

extension ReportWarning {
  /// Hosts whose clocks may be apart, with an estimate by which time.
  static func clocks(_ summary: TraceSummary) -> ReportWarning? {
    guard let offsets = summary.hostClocks?.offsets else { return nil }
    let shown = offsets.prefix(3).map { offset in
      let name =
        summary.hosts.indices.contains(offset.host) ? summary.hosts[offset.host].shownName : "?"
      let time = Readable.time(offset.offsetNs == .min ? .max : abs(offset.offsetNs))
      return "\(name) \(time) \(offset.offsetNs > 0 ? "after" : "before")"
    }
    return ReportWarning(
      kind: .hostClocks,
      sentence:
        "The clocks of hosts differ, or they were started apart: by their first announcements, "
        + shown.joined(separator: ", ") + (offsets.count > shown.count ? ", …" : "")
        + " the others. What happened on different hosts is not put in order by that, nothing was "
        + "corrected, and the recorded time spans all of it.",
      figures: ["largestOffsetNs": Double(offsets.map { abs(Double($0.offsetNs)) }.max() ?? 0)]
    )
  }
}
