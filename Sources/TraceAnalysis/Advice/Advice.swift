import Foundation

/// What a reader should look at first, in one sentence with its evidence.
///
/// Made by explicit rules, one function each; none speaks when nothing is wrong.
public struct Advice: Hashable, Sendable {
  /// The rules, in the order of importance.
  public enum Rule: String, Sendable, CaseIterable {
    /// Most late frames have the same cause.
    case lateFrames
    /// The list costs more the deeper the user has scrolled.
    case depth
    /// Sizes of a content type are measured again and again.
    case cacheMisses
    /// A cost grows faster than the number of items.
    case growth
    /// Describing the content takes a large part of the frames.
    case configure
    /// The user has seen nothing where content should have been.
    case blankArea
    /// Nothing was drawn although content moved.
    case idleGaps
  }

  /// The rule that speaks.
  public let rule: Rule
  /// The sentence, with the numbers that it follows from.
  public let sentence: String

  /// No reader looks at more.
  static let most = 5

  /// What all rules say about a summary, the most important first.
  static func all(for summary: RunGroup) -> [Advice] {
    let found = Rule.allCases.compactMap { rule in
      rule.sentence(summary).map { Advice(rule: rule, sentence: $0) }
    }
    return Array(found.prefix(most))
  }
}

extension Advice.Rule {
  fileprivate func sentence(_ summary: RunGroup) -> String? {
    switch self {
    case .lateFrames: lateFrames(summary)
    case .depth: depth(summary)
    case .cacheMisses: cacheMisses(summary)
    case .growth: growth(summary)
    case .configure: configure(summary)
    case .blankArea: blankArea(summary)
    case .idleGaps: idleGaps(summary)
    }
  }

  /// Speaks with any late frame.
  private func lateFrames(_ summary: RunGroup) -> String? {
    guard let frames = summary.frames, let cause = frames.causes.first else { return nil }
    let late = "\(cause.count) of \(frames.lateFrames) late frames"
    let saved = Text.milliseconds(cause.overrunNs)
    let verb = cause.count == 1 ? "was" : "were"
    if cause.name == FrameCause.unexplained {
      return
        "\(late) \(verb) late in no interval (\(saved) over budget): mark what runs there with a "
        + "custom Signposter interval"
    }
    return "\(late) \(verb) late because of \(cause.name): \(saved) over budget in all"
  }

  /// Speaks when the exponent is surely above a quarter, and the deepest costs at least half more.
  private func depth(_ summary: RunGroup) -> String? {
    let fits = summary.scaling.filter { row in
      row.size == .depth && row.fit.exponent - row.fit.exponentMargin > 0.25
        && row.fit.cost(of: row.fit.largest) > 1.5 * row.fit.cost(of: row.fit.smallest)
    }
    guard hasTrouble(summary), let row = fits.first else { return nil }
    return
      "the cost of \(row.cost) grows with the scroll depth, by the power \(Text.exponent(row.fit)) "
      + "over \(row.fit.count) of them: present a window of the content, not a prefix"
  }

  /// Speaks when at least half of 50 or more sizes of a type were measured, for a tenth of all time.
  private func cacheMisses(_ summary: RunGroup) -> String? {
    let frameNs = Double(summary.frames?.durations.sum ?? 0)
    guard hasTrouble(summary), frameNs > 0, let types = summary.measuring?.byType else {
      return nil
    }
    for type in types {
      guard let cache = type.cache, let hitRate = cache.hitRate,
        [cache.measured, cache.cacheHits].saturatingSum() >= 50, hitRate < 0.5,
        Double(type.totalNs) >= 0.1 * frameNs
      else { continue }
      return "the measure cache missed \(Text.percent(1 - hitRate)) in type \(type.name ?? "?"): "
        + "\(cache.measured) sizes measured, \(Text.percent(Double(type.totalNs) / frameNs)) of all "
        + "frame time"
    }
    return nil
  }

  /// Speaks when an exponent is surely above that of operations that ought to be linear at most.
  private func growth(_ summary: RunGroup) -> String? {
    guard let row = summary.scaling.first(where: { $0.size == .items && $0.fit.isSuperlinear })
    else { return nil }
    return "the cost of \(row.cost) grows faster than the number of items, by the power "
      + "\(Text.exponent(row.fit)) over \(row.fit.count) of them"
  }

  /// Speaks from a quarter of all frame time on, where frames are late.
  private func configure(_ summary: RunGroup) -> String? {
    guard let frames = summary.frames, frames.lateFrames > 0,
      let row = summary.intervals.first(where: { $0.name == "configure" }),
      let share = row.shareOfFrameTime, share >= 0.25
    else { return nil }
    return "describing the content takes \(Text.percent(share)) of all frame time in "
      + "\(row.durations.count) calls: describe less, or let rows be built when they are needed "
      + "(setLazyItems)"
  }

  private func blankArea(_ summary: RunGroup) -> String? {
    guard let blank = summary.frames?.blankArea, blank.maxPoints > 0 else { return nil }
    return "\(Text.percent(blank.share)) of frames showed nothing for up to "
      + "\(Int(exactly: blank.maxPoints.rounded(.down)) ?? .max) points although there was content for it: present more of it"
  }

  private func idleGaps(_ summary: RunGroup) -> String? {
    guard let gaps = summary.frames?.idleGaps, gaps.count > 0 else { return nil }
    return "\(gaps.count) times no frame was begun while content moved, for up to "
      + "\(Text.milliseconds(gaps.longestNs)): something else held the main thread or the machine"
  }

  private func hasTrouble(_ summary: RunGroup) -> Bool { (summary.frames?.lateFrames ?? 0) > 0 }
}

/// Numbers within sentences.
private enum Text {
  static func percent(_ share: Double) -> String { String(format: "%.0f %%", share * 100) }

  static func milliseconds(_ nanoseconds: Int64) -> String {
    String(format: "%.1f ms", Double(nanoseconds) / 1e6)
  }

  static func exponent(_ fit: PowerFit) -> String {
    String(format: "%.2f ± %.2f", fit.exponent, fit.exponentMargin)
  }
}
