import TraceAnalysis

/// The parts of a text report that are about frames.
struct FrameText {
  private let summary: TraceSummary
  private let style: TextStyle

  init(_ summary: TraceSummary, _ style: TextStyle) {
    self.summary = summary
    self.style = style
  }

  /// Hitch ratios up to which scrolling feels good, and beyond which it is bad, in ms a second
  /// (Apple, "Explore UI animation hitches and the render loop", 2020).
  private static let goodMsPerS = 5.0
  private static let criticalMsPerS = 10.0

  /// All frames against their budget.
  var lines: [String] {
    guard let frames = summary.frames else { return Paragraph.lines(absence, hang: 0) }
    let times = frames.durations
    return [
      style.heading("Frames"),
      "  \(Readable.count(times.count, "frame")), budget \(budget(frames.budget))",
      "  p50 \(Readable.time(times.p50)), p90 \(Readable.time(times.p90)), "
        + "p95 \(Readable.time(times.p95)), p99 \(Readable.time(times.p99)), "
        + "max \(Readable.time(times.max))",
      "  \(Readable.count(frames.overruns, "overrun")), "
        + "\(Readable.count(frames.droppedFrames, "dropped frame")), hitch ratio \(ratio(frames))",
    ] + phases(frames)
  }

  /// The longest frames, with what was inside them.
  var worstLines: [String] {
    guard let frames = summary.frames else { return [] }
    return [style.heading("Worst frames")]
      + frames.worst.flatMap { frame in
        ["  " + title(frame)] + BreakdownText.lines(frame.inside, ownNs: frame.selfNs)
      }
  }

  private var absence: String {
    let names = summary.intervals.map(\.name.printable)
    guard !names.isEmpty else { return "No frame intervals in this trace." }
    let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
    return "No frame intervals in this trace: it holds \(shown) only. "
      + "Enable 'frame' as well to judge frames."
  }

  private func budget(_ budget: FrameBudget) -> String {
    let source =
      switch budget.source {
      case .trace: "as the trace says"
      case .option: "as asked for"
      case .assumed: "assumed, since the trace does not say"
      }
    return "\(Readable.time(budget.budgetNs)) (\(budget.refreshRateHz) Hz, \(source))"
  }

  private func ratio(_ frames: FrameSummary) -> String {
    let value = frames.hitchTimeRatioMsPerS
    let word =
      switch value {
      case ...Self.goodMsPerS: "good"
      case ...Self.criticalMsPerS: style.warning("warning")
      default: style.alarm("critical")
      }
    let scope = frames.hitchesWhileScrollingOnly ? "while scrolling" : "over all frames"
    return "\(Readable.number(value)) ms/s \(scope) (\(word))"
  }

  private func phases(_ frames: FrameSummary) -> [String] {
    guard frames.phases.count > 1 else { return [] }
    var table = TextTable(["phase", "frames", "p50", "p95", "max", "overruns"])
    for phase in frames.phases {
      let times = phase.durations
      table.add(
        [phase.name ?? "-", "\(times.count)"]
          + [times.p50, times.p95, times.max].map { Readable.time($0) } + ["\(phase.overruns)"]
      )
    }
    return table.lines()
  }

  private func title(_ frame: FrameSummary.WorstFrame) -> String {
    let parts = [
      Readable.time(frame.durationNs),
      frame.timing.missedPeriods > 0
        ? Readable.count(frame.timing.missedPeriods, "dropped frame") : nil,
      frame.phase?.printable, frame.scrollOffset.map { "offset \(Readable.number($0))" },
      "at \(Readable.time(frame.startNs))",
    ].compactMap { $0 }
    return "frame \(frame.frame.map(String.init) ?? "?")  " + parts.joined(separator: ", ")
  }
}
