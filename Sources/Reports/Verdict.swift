import Foundation
import TraceAnalysis

/// What a report says first: whether the list was smooth, in a word and a sentence.
struct Verdict: Sendable {
  /// How it is.
  enum State: String, Sendable {
    case smooth
    case uneven
    case rough
    /// Events were lost, so nothing can be said for sure.
    case unreliable
    /// There are no frames to evaluate.
    case unknown
  }

  let state: State
  /// The numbers that the state follows from.
  let sentence: String

  /// Evaluates by the bands of `HitchBand`, and takes the worse: that of scroll tests for frames in which
  /// something moved the content, and that of all animations for all frames.
  init(_ summary: TraceSummary) {
    state = Self.state(summary)
    sentence = Self.sentence(summary)
  }

  /// The state in words.
  var word: String {
    switch state {
    case .smooth: "Smooth"
    case .uneven: "Not quite smooth"
    case .rough: "Not smooth"
    case .unreliable: "Not reliable"
    case .unknown: "No verdict"
    }
  }

  /// The state as a sign that needs no colour.
  var symbol: String {
    switch state {
    case .smooth: "✓"
    case .uneven: "!"
    case .rough: "✕"
    case .unreliable, .unknown: "?"
    }
  }

  private static func state(_ summary: TraceSummary) -> State {
    guard let frames = summary.frames else { return .unknown }
    guard summary.lostEvents == 0, summary.damage.count == 0, summary.mismatch == nil else {
      return .unreliable
    }
    return switch (scrollingBand(frames), HitchBand.organizer(msPerS: overallMsPerS(frames))) {
    case (.critical, _), (.severe, _), (_, .critical), (_, .severe): .rough
    case (.warning, _), (_, .warning): .uneven
    case (.good, .good): .smooth
    }
  }

  private static func scrollingBand(_ frames: FrameSummary) -> HitchBand {
    frames.hitchesWhileScrollingOnly
      ? .scrolling(msPerS: frames.hitchRateMsPerS) : .good
  }

  /// Hitch time for every second on the display, whatever the content did.
  private static func overallMsPerS(_ frames: FrameSummary) -> Double {
    let hitchNs = Double(frames.hitchNs)
    let displayNs = Double(frames.durations.count) * Double(frames.budget.periodNs) + hitchNs
    return displayNs > 0 ? 1000 * hitchNs / displayNs : 0
  }

  private static func sentence(_ summary: TraceSummary) -> String {
    guard let frames = summary.frames else {
      return "The trace holds no frames, so nothing can be said about smoothness."
    }
    let late = Double(frames.lateFrames) / Double(max(1, frames.durations.count))
    return "\(frames.lateFrames) of \(Readable.count(frames.durations.count, "frame")) late "
      + "(\(Readable.share(late))), hitch ratio \(ratios(frames)), "
      + "P95 \(Readable.time(frames.durations.p95))\(slowdown(frames.budget)) "
      + "of a budget of \(Readable.time(frames.budget.budgetNs))."
  }

  private static func ratios(_ frames: FrameSummary) -> String {
    let overall = "\(Readable.number(overallMsPerS(frames))) ms/s over all frames"
    guard frames.hitchesWhileScrollingOnly else { return overall }
    return "\(Readable.number(frames.hitchRateMsPerS)) ms/s while scrolling, \(overall)"
  }

  private static func slowdown(_ budget: FrameBudget) -> String {
    budget.slowdown == 1 ? "" : " ×\(Readable.factor(budget.slowdown))"
  }
}
