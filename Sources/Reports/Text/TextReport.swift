public import TraceAnalysis

/// A report for people, at most 110 columns wide.
public struct TextReport: Sendable {
  private let summary: TraceSummary
  private let path: String
  private let provenance: Provenance
  private let style: TextStyle

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - summary: what is reported.
  ///   - path: the path of the trace, as it was given.
  ///   - provenance: what others than the trace know of its origin.
  ///   - style: whether colours are wanted.
  public init(
    _ summary: TraceSummary,
    path: String,
    provenance: Provenance = Provenance(),
    style: TextStyle = .plain
  ) {
    self.summary = summary
    self.path = path
    self.provenance = provenance
    self.style = style
  }

  /// The report, ending in a line break.
  public func text() -> String {
    let sections = [
      warnings, header, AdviceText(summary, style).lines, intervals,
      FrameText(summary, style).lines,
      ListText(summary, style).lines,
      UpdateText(summary, style).lines, MeasuringText(summary, style).lines,
      ScalingText(summary, style).lines, counters,
      FrameText(summary, style).worstLines,
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  // MARK: Health

  private var warnings: [String] {
    TraceWarnings(summary, provenance.fitness).sentences.flatMap {
      Paragraph.lines("warning: \($0)", hang: 2).map(style.warning)
    }
  }

  // MARK: Header

  private var header: [String] {
    var lines = [style.heading(title.printable)]
    func line(_ label: String, _ text: String) {
      lines += Paragraph.lines("  " + TextTable.padded(label, 10) + text, hang: 12)
    }
    line("trace", path.printable)
    if let run = summary.run, let text = parameters(run) { line("run", text.printable) }
    line("recorded", recorded)
    if let part = summary.range.words { line("part", part) }
    line("health", health.printable)
    return lines
  }

  private var title: String {
    guard let run = summary.run, let scenario = run.scenario else { return "Trace" }
    var parts = [scenario]
    if let items = run.items { parts.append(Readable.count(items, "item")) }
    if let seed = run.seed { parts.append("seed \(seed)") }
    if let checksum = run.checksum { parts.append("content \(checksum)") }
    return parts.joined(separator: ", ")
  }

  private func parameters(_ run: RunDescription) -> String? {
    let parts = [
      run.frames.map { Readable.count($0, "frame") }, run.refreshRateHz.map { "\($0) Hz" },
      run.layout.map { "layout \($0)" }, run.sizing.map { "sizing \($0)" },
      run.batching.map { "batching \($0)" },
      run.gesture.map { "gesture \($0)" },
      run.physics.flatMap { $0 == "ios" ? nil : "physics \($0)" },
      run.clock.map { "\($0) clock" },
      run.users.flatMap { $0 == 1 ? nil : "\($0) users" },
      summary.repetitions > 1 ? "\(summary.repetitions) repetitions" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var recorded: String {
    let processes = summary.processes == 1 ? "1 process" : "\(summary.processes) processes"
    return "\(Readable.count(summary.events, "event")) in "
      + "\(Readable.time(summary.durationNs)), \(processes)"
  }

  private var health: String {
    var parts = [
      Readable.count(summary.lostEvents, "lost event"),
      Readable.count(summary.unfinishedIntervals, "unfinished interval"),
      Readable.count(summary.unmatchedEnds, "orphan end"),
    ]
    if summary.rejectedIntervals > 0 {
      parts.append("\(Readable.count(summary.rejectedIntervals, "interval")) of negative length")
    }
    for (provider, count) in summary.unknownProviders.sorted(by: { $0.key < $1.key }) {
      parts.append("\(Readable.count(count, "event")) of \(provider) skipped")
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Intervals

  private var intervals: [String] {
    guard !summary.intervals.isEmpty else {
      return [style.heading("Intervals"), "  No finished interval in this trace."]
    }
    var table = TextTable(
      ["interval", "count", "total", "self", "p50", "p90", "p95", "p99", "max", "of frames"],
      firstColumn: 28
    )
    for row in summary.intervals {
      let times = row.durations
      table.add(
        [String(repeating: "  ", count: row.level) + row.name, "\(times.count)"]
          + [times.sum, row.selfNs, times.p50, times.p90, times.p95, times.p99, times.max]
          .map { Readable.time($0) } + [Readable.share(row.shareOfFrameTime)]
      )
    }
    var lines = [style.heading("Intervals")] + table.lines()
    lines.append(
      "  total: durations added up; self: without what is inside; of frames: of their time."
    )
    if summary.intervals.contains(where: { $0.durations.p99 == nil }) {
      lines.append("  p99 is given from \(Distribution.minCountForP99) intervals on.")
    }
    return lines
  }

  // MARK: Counters

  private var counters: [String] {
    guard !summary.counters.isEmpty else { return [] }
    var table = TextTable(["counter", "count", "min", "max", "last"], firstColumn: 40)
    for counter in summary.counters {
      table.add([
        counter.name, "\(counter.count)", "\(counter.min)", "\(counter.max)", "\(counter.last)",
      ])
    }
    return [style.heading("Counters")] + table.lines()
  }
}
