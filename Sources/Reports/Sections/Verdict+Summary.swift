import TraceAnalysis

extension Verdict {
  /// Evaluates by the bands of `HitchBand`, and takes the worse: that of scroll tests for frames in which
  /// something moved the content, and that of all animations for all frames.
  init(_ group: ReportGroup) {
    self.init(state: Self.state(group), sentence: Self.sentence(group.group.frames))
  }

  /// The most severe one of several groups, with the sentence of each.
  init(_ groups: [ReportGroup]) {
    let verdicts = groups.map { Verdict($0) }
    let order: [State] = [.rough, .unreliable, .uneven, .smooth, .unknown]
    let state = order.first { state in verdicts.contains { $0.state == state } } ?? .unknown
    let sentences = zip(groups, verdicts).map { group, verdict in
      groups.count == 1
        ? verdict.sentence : "\(group.words): \(verdict.word.lowercased()), \(verdict.sentence)"
    }
    self.init(state: state, sentence: sentences.prefix(Self.maxSentences).joined(separator: " "))
  }

  /// Sentences of more groups are left to the sections.
  private static let maxSentences = 3

  private static func state(_ group: ReportGroup) -> State {
    guard let frames = group.group.frames else { return .unknown }
    guard group.trace.lostEvents == 0, group.trace.damage.count == 0 else { return .unreliable }
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

  private static func sentence(_ frames: FrameSummary?) -> String {
    guard let frames else {
      return "The trace holds no frames, so nothing can be said about smoothness."
    }
    let late = Double(frames.lateFrames) / Double(max(1, frames.durations.count))
    return "\(Readable.number(frames.lateFrames)) of "
      + "\(Readable.count(frames.durations.count, "frame")) late "
      + "(\(Readable.share(late))), hitch rate \(rates(frames)), "
      + "\(longest(frames.durations))\(slowdown(frames.budget)) "
      + "of a budget of \(Readable.time(frames.budget.budgetNs)). \(rule(frames))"
  }

  /// The 95th percentile, or what stands for it with few frames.
  private static func longest(_ times: Distribution) -> String {
    times.p95.map { "P95 \(Readable.time($0))" } ?? "the longest \(Readable.time(times.max))"
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

/// A verdict, with the frames that it is about.
struct VerdictRow: Sendable {
  let verdict: Verdict
  /// Nil where there are none, and where they are of several groups.
  let frames: FrameSummary?
}
