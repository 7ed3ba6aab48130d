import TraceAnalysis

/// The parts of a text report that are about frames.
struct FrameText {
  private let summary: TraceSummary
  private let style: TextStyle

  init(_ summary: TraceSummary, _ style: TextStyle) {
    self.summary = summary
    self.style = style
  }

  /// All frames against their budget.
  var lines: [String] {
    guard let frames = summary.frames else { return Paragraph.lines(absence, hang: 0) }
    let times = frames.durations
    return [
      style.heading("Frames"),
      "  \(Readable.count(times.count, "frame"))\(warmup(frames)), budget \(budget(frames.budget))",
      "  " + percentiles(times),
      "  \(Readable.count(frames.lateFrames, "overrun")) "
        + "(p95 of the overrun \(Readable.time(frames.p95OverrunNs))), "
        + Readable.count(frames.missedVsyncs, "dropped frame"),
      "  hitch ratio \(ratio(frames))",
    ] + minima(frames) + [causes(frames), blank(frames), gaps(frames)].compactMap { $0 }
      + phases(frames)
  }

  /// More of the longest frames are left to the other forms of the report.
  private static let worstCount = 3

  /// The longest frames, with what was inside them.
  var worstLines: [String] {
    guard let frames = summary.frames else { return [] }
    return [style.heading("Worst frames")]
      + frames.worst.prefix(Self.worstCount).flatMap { frame in
        ["  " + title(frame)] + BreakdownText.lines(frame.inside, ownNs: frame.selfNs)
      }
  }

  private var absence: String {
    let names = summary.intervals.map(\.name.printable)
    guard !names.isEmpty else { return "No frame intervals in this trace." }
    let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
    return "No frame intervals in this trace: it holds \(shown) only. "
      + "Enable 'frame' as well to evaluate frames."
  }

  private func percentiles(_ times: Distribution) -> String {
    "p50 \(Readable.time(times.p50)), p90 \(Readable.time(times.p90)), "
      + "p95 \(Readable.time(times.p95)), p99 \(Readable.time(times.p99)), "
      + "max \(Readable.time(times.max))"
  }

  private func warmup(_ frames: FrameSummary) -> String {
    frames.warmupFrames > 0 ? " after \(frames.warmupFrames) of warm-up" : ""
  }

  private func budget(_ budget: FrameBudget) -> String {
    let source =
      switch budget.source {
      case .trace: "as the trace says"
      case .option: "as asked for"
      case .assumed: "assumed, since the trace does not say"
      }
    let share = Readable.share(budget.share)
    let slowdown = budget.slowdown == 1 ? "" : ", costs ×\(Readable.factor(budget.slowdown))"
    return "\(Readable.time(budget.budgetNs))\(slowdown) "
      + "(\(share) of a period at \(budget.refreshRateHz) Hz, \(source))"
  }

  private func ratio(_ frames: FrameSummary) -> String {
    let value = frames.hitchRateMsPerS
    let scope = frames.hitchesWhileScrollingOnly ? "while scrolling" : "over all frames"
    return "\(Readable.number(value)) ms/s \(scope): "
      + "\(band(.scrolling(msPerS: value))) by 5/10 (scroll tests), "
      + "\(band(.organizer(msPerS: value))) by 10/25/50 (Organizer)"
  }

  private func band(_ band: HitchBand) -> String {
    switch band {
    case .good: band.rawValue
    case .warning: style.warning(band.rawValue)
    case .critical, .severe: style.alarm(band.rawValue)
    }
  }

  private func minima(_ frames: FrameSummary) -> [String] {
    guard let minima = frames.minima else { return [] }
    return [
      "  shortest time of each of \(Readable.count(minima.durations.count, "frame")) in "
        + "\(minima.repetitions) repetitions:",
      "    " + percentiles(minima.durations),
    ]
  }

  private func causes(_ frames: FrameSummary) -> String? {
    guard !frames.causes.isEmpty else { return nil }
    let shown = frames.causes.prefix(5).map { "\($0.name.printable) \($0.count)" }
    return "  late because of: " + shown.joined(separator: ", ")
      + (frames.causes.count > shown.count ? ", …" : "")
  }

  private func blank(_ frames: FrameSummary) -> String? {
    guard let blank = frames.blankArea, blank.maxPoints > 0 else { return nil }
    return "  blank area in \(Readable.share(blank.share)) of frames: mean "
      + "\(Readable.number(blank.meanPoints)) points, max \(Readable.number(blank.maxPoints))"
  }

  private func gaps(_ frames: FrameSummary) -> String? {
    guard let gaps = frames.idleGaps else { return nil }
    let longest = gaps.count > 0 ? ", the longest \(Readable.time(gaps.longestNs))" : ""
    return "  \(Readable.count(gaps.count, "idle gap")) while content moved\(longest)"
  }

  private func phases(_ frames: FrameSummary) -> [String] {
    guard frames.phases.count > 1 else { return [] }
    var table = TextTable(["phase", "frames", "p50", "p95", "max", "lateFrames"])
    for phase in frames.phases {
      let times = phase.durations
      table.add(
        [phase.name ?? "-", "\(times.count)"]
          + [times.p50, times.p95, times.max].map { Readable.time($0) } + ["\(phase.lateFrames)"]
      )
    }
    return table.lines()
  }

  private func title(_ frame: FrameSummary.WorstFrame) -> String {
    let parts = [
      Readable.time(frame.durationNs),
      frame.timing.missedVsyncs > 0
        ? Readable.count(frame.timing.missedVsyncs, "dropped frame") : nil,
      frame.cause.map { "because of \($0.name.printable) (\(Readable.share($0.share)))" },
      frame.phase?.printable, frame.scrollOffset.map { "offset \(Readable.number($0))" },
      "at \(Readable.time(frame.startNs))",
    ].compactMap { $0 }
    return "frame \(frame.frame.map(String.init) ?? "?")  " + parts.joined(separator: ", ")
  }
}
