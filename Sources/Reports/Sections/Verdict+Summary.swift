import TraceAnalysis

extension Verdict {
  /// Evaluates by the bands of `HitchBand`, and takes the worse: that of scroll tests for frames in which
  /// something moved the content, and that of all animations for all frames.
  init(_ summary: TraceSummary) {
    self.init(state: Self.state(summary), sentence: Self.sentence(summary))
  }

  private static func state(_ summary: TraceSummary) -> State {
    guard let frames = summary.frames else { return .unknown }
    guard summary.lostEvents == 0, summary.damage.count == 0, summary.mismatch == nil else {
      return .unreliable
    }
    let overall = HitchBand.organizer(msPerS: frames.overallHitchRateMsPerS)
    return switch (scrollingBand(frames), overall) {
    case (.critical, _), (.severe, _), (_, .critical), (_, .severe): .rough
    case (.warning, _), (_, .warning): .uneven
    case (.good, .good): .smooth
    }
  }

  private static func scrollingBand(_ frames: FrameSummary) -> HitchBand {
    frames.hitchesWhileScrollingOnly
      ? .scrolling(msPerS: frames.hitchRateMsPerS) : .good
  }

  private static func sentence(_ summary: TraceSummary) -> String {
    guard let frames = summary.frames else {
      return "The trace holds no frames, so nothing can be said about smoothness."
    }
    let late = Double(frames.lateFrames) / Double(max(1, frames.durations.count))
    return "\(Readable.number(frames.lateFrames)) of "
      + "\(Readable.count(frames.durations.count, "frame")) late "
      + "(\(Readable.share(late))), hitch rate \(rates(frames)), "
      + "P95 \(Readable.time(frames.durations.p95))\(slowdown(frames.budget)) "
      + "of a budget of \(Readable.time(frames.budget.budgetNs)). \(rule(frames))"
  }

  /// What `smooth` means.
  private static func rule(_ frames: FrameSummary) -> String {
    "Smooth means a hitch rate of at most "
      + (frames.hitchesWhileScrollingOnly ? "5 ms/s while scrolling and " : "")
      + "10 ms/s over all frames."
  }

  private static func rates(_ frames: FrameSummary) -> String {
    let overall = "\(Readable.number(frames.overallHitchRateMsPerS)) ms/s over all frames"
    guard frames.hitchesWhileScrollingOnly else { return overall }
    return "\(Readable.number(frames.hitchRateMsPerS)) ms/s while scrolling, \(overall)"
  }

  private static func slowdown(_ budget: FrameBudget) -> String {
    budget.slowdown == 1 ? "" : " ×\(Readable.factor(budget.slowdown))"
  }
}
