import TraceAnalysis

/// All frames against their budget, in lines for a terminal.
struct FrameLines {
  private let frames: FrameSummary
  /// How many runs the frames are of.
  private let runs: Int
  private static let maxCauses = 5

  init(_ frames: FrameSummary, runs: Int) {
    self.frames = frames
    self.runs = runs
  }

  /// The lines.
  var blocks: [Block] {
    ([count, Sentence(pooled), late, hitches] + minima + others)
      .map { Block(.paragraph($0), in: .terminal) }
  }

  private var count: Sentence {
    let warmup = frames.warmupFrames
    let note = warmup > 0 ? " after \(Readable.number(warmup)) of warm-up" : ""
    return Sentence(
      "\(Readable.count(frames.durations.count, "frame"))\(note), budget \(budget(frames.budget))"
    )
  }

  private func budget(_ budget: FrameBudget) -> String {
    let source =
      switch budget.source {
      case .trace: "as the trace says"
      case .option: "as asked for"
      case .assumed: "assumed, since the trace does not say"
      }
    let slowdown = budget.slowdown == 1 ? "" : ", costs ×\(Readable.factor(budget.slowdown))"
    return "\(Readable.time(budget.budgetNs))\(slowdown) "
      + "(\(Readable.share(budget.share)) of a period at \(budget.refreshRateHz) Hz, \(source))"
  }

  /// The raw times, those of all runs together.
  private var pooled: String {
    (runs > 1 ? "all frames of \(Readable.number(runs)) runs: " : "")
      + percentiles(frames.durations)
  }

  private func percentiles(_ times: Distribution) -> String {
    "p50 \(Readable.time(times.p50)), p90 \(Readable.time(times.p90)), "
      + "p95 \(Readable.time(times.p95)), p99 \(Readable.time(times.p99)), "
      + "max \(Readable.time(times.max))"
  }

  private var late: Sentence {
    let overrun = frames.p95OverrunNs ?? frames.maxOverrunNs
    let place = frames.p95OverrunNs == nil ? "for the longest" : "at p95"
    let margin =
      overrun > 0
      ? "overrun: \(Readable.time(overrun))" : "slack: \(Readable.time(0 - overrun))"
    return Sentence(
      "\(Readable.count(frames.lateFrames, "late frame")) (\(margin) \(place)), "
        + Readable.count(frames.missedVsyncs, "missed vsync")
    )
  }

  private var hitches: Sentence {
    let rate = frames.hitchRateMsPerS
    let scope = frames.hitchesWhileScrollingOnly ? "while scrolling" : "over all frames"
    return Sentence([
      .text("hitch rate \(Readable.number(rate)) ms/s \(scope): "),
      rated(.scrolling(msPerS: rate)), .text(" by 5/10 (scroll tests), "),
      rated(.organizer(msPerS: rate)), .text(" by 10/25/50 (Organizer)"),
    ])
  }

  private func rated(_ band: HitchBand) -> Sentence.Part {
    switch band {
    case .good: .rated(band.rawValue, .none)
    case .warning: .rated(band.rawValue, .warning)
    case .critical, .severe: .rated(band.rawValue, .alarm)
    }
  }

  private var minima: [Sentence] {
    guard let minima = frames.minima else { return [] }
    return [
      Sentence(
        "per-frame minimum of \(minima.repetitions) runs "
          + "(\(Readable.count(minima.durations.count, "frame"))): "
          + percentiles(minima.durations)
      )
    ]
  }

  private var others: [Sentence] { [causes, blank, gaps].compactMap { $0.map { Sentence($0) } } }

  private var causes: String? {
    guard !frames.causes.isEmpty else { return nil }
    let shown = frames.causes.prefix(Self.maxCauses).map {
      "\($0.name) \(Readable.number($0.count))"
    }
    return "late because of: " + shown.joined(separator: ", ")
      + (frames.causes.count > shown.count ? ", …" : "")
  }

  private var blank: String? {
    guard let blank = frames.blankArea, blank.maxPoints > 0 else { return nil }
    return "blank area in \(Readable.share(blank.share)) of frames: mean "
      + "\(Readable.number(blank.meanPoints)) points, max \(Readable.number(blank.maxPoints))"
  }

  private var gaps: String? {
    guard let gaps = frames.idleGaps else { return nil }
    let longest = gaps.count > 0 ? ", the longest \(Readable.time(gaps.longestNs))" : ""
    return "\(Readable.count(gaps.count, "idle gap")) while content moved\(longest)"
  }
}
