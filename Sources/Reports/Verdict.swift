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
    /// There are no frames to judge.
    case unknown
  }

  let state: State
  /// The numbers that the state follows from.
  let sentence: String

  /// Judges by the bands of scroll tests; see `HitchBand`.
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
    return switch HitchBand.scrolling(msPerS: frames.hitchTimeRatioMsPerS) {
    case .good: .smooth
    case .warning: .uneven
    case .critical, .severe: .rough
    }
  }

  private static func sentence(_ summary: TraceSummary) -> String {
    guard let frames = summary.frames else {
      return "The trace holds no frames, so nothing can be said about smoothness."
    }
    let late = Double(frames.overruns) / Double(max(1, frames.durations.count))
    let scope = frames.hitchesWhileScrollingOnly ? "while scrolling" : "over all frames"
    return "\(frames.overruns) of \(Readable.count(frames.durations.count, "frame")) late "
      + "(\(Readable.share(late))), hitch ratio \(Readable.number(frames.hitchTimeRatioMsPerS)) "
      + "ms/s \(scope), P95 \(Readable.time(frames.durations.p95))\(slowdown(frames.budget)) "
      + "of a budget of \(Readable.time(frames.budget.budgetNs))."
  }

  private static func slowdown(_ budget: FrameBudget) -> String {
    budget.slowdown == 1 ? "" : " ×\(Readable.factor(budget.slowdown))"
  }
}
