import Signposts
import TraceAnalysis

extension Readable {
  /// The factor of a time that is held against a budget: ` ×12`; empty for 1.
  static func times(_ slowdown: Double) -> String {
    slowdown == 1 ? "" : " ×\(factor((slowdown * 100).rounded() / 100))"
  }
}

/// The slow-down of the device that frames are evaluated for, in words.
struct SlowdownWords {
  private let frames: FrameSummary

  init(_ frames: FrameSummary) {
    self.frames = frames
  }

  /// `costs ×4`, or the mean of the factors of kinds of work; nil where costs stay as they are.
  var costs: String? {
    if frames.budget.slowdownFactors != nil {
      return "costs ×\(factor) on average, by kind of work"
    }
    return frames.budget.slowdown == 1 ? nil : "costs ×\(factor)"
  }

  /// The factor of all frames together.
  var factor: String {
    frames.budget.slowdownFactors == nil
      ? Readable.factor(frames.meanSlowdown) : Readable.number(frames.meanSlowdown, digits: 2)
  }

  /// The coverage as a sentence.
  var sentence: String? {
    guard let coverage else { return nil }
    return coverage.prefix(1).uppercased() + String(coverage.dropFirst()) + "."
  }

  /// The part of the time of frames that has factors of its own, and what is not here; nil without
  /// such.
  var coverage: String? {
    guard let share = frames.fittedShare, let factors = frames.budget.slowdownFactors else {
      return nil
    }
    let kinds = factors.kinds.joined(separator: ", ")
    return
      "kinds of work with a factor of their own (\(kinds)) cover \(Readable.share(share)) of the "
      + "time of frames, the rest counts ×\(Readable.factor(frames.budget.slowdown)); fonts, drawing "
      + "and animation of the device are not on this side"
  }
}
