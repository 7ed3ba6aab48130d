import TraceAnalysis

/// All measured frames against their budget, in lines for a terminal.
struct FrameLines {
  private let frames: FrameSummary
  private let stages: [StageSummary]
  /// The number of runs that the frames are of.
  private let runs: Int
  private static let maxCauses = 5

  init(_ frames: FrameSummary, _ stages: [StageSummary], runs: Int) {
    self.frames = frames
    self.stages = stages
    self.runs = runs
  }

  /// The lines.
  var blocks: [Block] {
    ([count, Sentence(pooled), late] + others([SlowdownWords(frames).coverage, causes, machine])
      + HitchLines(frames).sentences + minima + others([harness, blank, gaps]))
      .map { Block(.paragraph($0), in: .terminal) }
  }

  private var count: Sentence {
    let before = Self.before(stages).map { " after \($0)" } ?? ""
    return Sentence(
      "\(Readable.count(frames.durations.count, "frame"))\(before), budget \(budget(frames.budget))"
    )
  }

  /// Returns the stages that were shown before measuring: `the first display and 29 frames of
  /// warm-up`; nil for none.
  static func before(_ stages: [StageSummary]) -> String? {
    let words = stages.compactMap { stage -> String? in
      guard let count = stage.frames?.durations.count else { return nil }
      return switch stage.stage {
      case .firstDisplay:
        count == 1 ? "the first display" : "\(Readable.number(count)) first displays"
      case .warmup: "\(Readable.count(count, "frame")) of warm-up"
      case .incomplete, .broken, .measured: nil
      }
    }
    return words.isEmpty ? nil : words.joined(separator: " and ")
  }

  private func budget(_ budget: FrameBudget) -> String {
    let source =
      switch budget.source {
      case .trace: "as the trace says"
      case .option: "as asked for"
      case .assumed: "assumed, since the trace does not say"
      }
    let slowdown = SlowdownWords(frames).costs.map { ", \($0)" } ?? ""
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

  private func others(_ lines: [String?]) -> [Sentence] {
    lines.compactMap { $0.map { Sentence($0) } }
  }

  private var causes: String? {
    guard !frames.causes.isEmpty else { return nil }
    let shown = frames.causes.prefix(Self.maxCauses).map {
      "\($0.name) \(Readable.number($0.count)) (\(Readable.time($0.overrunNs)))"
    }
    return "late because of: " + shown.joined(separator: ", ")
      + (frames.causes.count > shown.count ? ", …" : "")
  }

  private var machine: String? {
    guard let share = frames.machineShare else { return nil }
    return
      "\(Readable.share(share)) of \(Readable.time(frames.lateNs)) of late time was the machine's"
      + (frames.isMachineBusy ? ": machine busy: no verdict" : "")
  }

  private var harness: String? {
    frames.harnessNs.map { "harness: \(Readable.time($0)) before the frames, not in them" }
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
