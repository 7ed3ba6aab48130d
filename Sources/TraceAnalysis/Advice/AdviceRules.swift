import Foundation

/// What a rule says, with the numbers that it says it from.
struct AdviceFinding {
  let sentence: String
  let figures: [String: Double]
  var subject = FindingSubject()
  var loss: FindingLoss?
  var fix: String?
  var cost: FindingCost?
}

extension Advice.Rule {
  /// What the rule says of runs; nil when it has nothing to say.
  func finding(_ summary: RunGroup) -> AdviceFinding? {
    switch self {
    case .lateFrames: lateFrames(summary)
    case .depth: depth(summary)
    case .cacheMisses: cacheMisses(summary)
    case .growth: growth(summary)
    case .configure: configure(summary)
    case .estimates: estimates(summary)
    case .templates: templates(summary)
    case .sidewaysEstimates: sidewaysEstimates(summary)
    case .neverEquivalent: neverEquivalent(summary)
    case .environments: environments(summary)
    case .rebuiltViews: rebuiltViews(summary)
    case .roundedProposals: roundedProposals(summary)
    case .geometryReaders: geometryReaders(summary)
    case .blankArea: blankArea(summary)
    case .idleGaps: idleGaps(summary)
    }
  }

  /// Speaks with any late frame that the machine did not cause.
  private func lateFrames(_ summary: RunGroup) -> AdviceFinding? {
    guard let frames = summary.frames,
      let cause = frames.causes.first(where: { !$0.isOfMachine })
    else { return nil }
    let all = frames.lateFramesOfList
    let late =
      "\(Readable.number(cause.count)) of \(Readable.number(all)) late frames"
      + (all < frames.lateFrames ? " that the machine did not cause" : "")
    let saved = Readable.time(cause.overrunNs)
    let verb = cause.count == 1 ? "was" : "were"
    let sentence =
      cause.name == FrameCause.unexplained
      ? "\(late) \(verb) late in no interval (\(saved) over budget): mark what runs there with a "
        + "custom Signposter interval"
      : "\(late) \(verb) late because of \(cause.name): \(saved) over budget in all"
    return AdviceFinding(
      sentence: sentence,
      figures: [
        "lateFrames": Double(all), "ofCause": Double(cause.count),
        "overrunNs": Double(cause.overrunNs),
      ]
    )
  }

  /// Speaks when the exponent is surely above a quarter, and the deepest costs at least half more.
  private func depth(_ summary: RunGroup) -> AdviceFinding? {
    let fits = summary.scaling.filter { row in
      row.size == .depth && row.fit.exponent - row.fit.exponentMargin > 0.25
        && row.fit.cost(of: row.fit.largest) > 1.5 * row.fit.cost(of: row.fit.smallest)
    }
    guard hasTrouble(summary), let row = fits.first else { return nil }
    return AdviceFinding(
      sentence:
        "the cost of \(row.cost) grows with the scroll depth, by the power "
        + "\(Text.exponent(row.fit)) over \(Readable.number(row.fit.count)) of them: present a window of the "
        + "content, not a prefix",
      figures: row.fit.figures
    )
  }

  /// Speaks when at least half of 50 or more sizes of a type were measured, for a tenth of all time.
  private func cacheMisses(_ summary: RunGroup) -> AdviceFinding? {
    let frameNs = Double(summary.frames?.durations.sum ?? 0)
    guard hasTrouble(summary), frameNs > 0, let types = summary.measuring?.byType else {
      return nil
    }
    for type in types {
      guard let cache = type.cache, let hitRate = cache.hitRate,
        [cache.measured, cache.cached].saturatingSum() >= 50, hitRate < 0.5,
        Double(type.totalNs) >= 0.1 * frameNs
      else { continue }
      return Self.misses(of: type, cache, hitRate: hitRate, frameNs: frameNs)
    }
    return nil
  }

  private static func misses(
    of type: MeasuringSummary.ContentType,
    _ cache: CacheCounts,
    hitRate: Double,
    frameNs: Double
  ) -> AdviceFinding {
    let share = Double(type.totalNs) / frameNs
    return AdviceFinding(
      sentence:
        "the measure cache missed \(Text.percent(1 - hitRate)) in type \(type.name ?? "?"): "
        + "\(Readable.number(cache.measured)) sizes measured, \(Text.percent(share)) of all frame time",
      figures: [
        "measured": Double(cache.measured), "hitRate": hitRate, "shareOfFrameTime": share,
        "frameTimeNs": frameNs,
      ]
    )
  }

  /// Speaks when an exponent is surely above that of operations that ought to be linear at most.
  private func growth(_ summary: RunGroup) -> AdviceFinding? {
    guard let row = summary.scaling.first(where: { $0.size == .items && $0.fit.isSuperlinear })
    else { return nil }
    return AdviceFinding(
      sentence:
        "the cost of \(row.cost) grows faster than the number of items, by the power "
        + "\(Text.exponent(row.fit)) over \(Readable.number(row.fit.count)) of them",
      figures: row.fit.figures
    )
  }

  /// Speaks from a quarter of all frame time on, where frames are late.
  private func configure(_ summary: RunGroup) -> AdviceFinding? {
    guard hasTrouble(summary),
      let row = summary.intervals.first(where: { $0.name == "configure" }),
      let share = row.shareOfFrameTime, share >= 0.25
    else { return nil }
    return AdviceFinding(
      sentence:
        "describing the content takes \(Text.percent(share)) of all frame time in "
        + "\(Readable.number(row.durations.count)) calls: describe less, or let rows be built when they are needed "
        + "(setLazyItems)",
      figures: ["shareOfFrameTime": share, "calls": Double(row.durations.count)]
    )
  }

  /// Speaks when any frame showed nothing where there was content.
  private func blankArea(_ summary: RunGroup) -> AdviceFinding? {
    guard let blank = summary.frames?.blankArea, blank.maxPoints > 0 else { return nil }
    return AdviceFinding(
      sentence:
        "\(Text.percent(blank.share)) of frames showed nothing for up to "
        + "\(Int(exactly: blank.maxPoints.rounded(.down)) ?? .max) points although there was "
        + "content for it: present more of it",
      figures: ["share": blank.share, "maxPoints": blank.maxPoints]
    )
  }

  /// Speaks with any gap.
  private func idleGaps(_ summary: RunGroup) -> AdviceFinding? {
    guard let gaps = summary.frames?.idleGaps, gaps.count > 0 else { return nil }
    return AdviceFinding(
      sentence:
        "\(Readable.number(gaps.count)) times no frame was begun while content moved, for up to "
        + "\(Readable.time(gaps.longestNs)): something else held the main thread or the machine",
      figures: ["gaps": Double(gaps.count), "longestNs": Double(gaps.longestNs)]
    )
  }

  private func hasTrouble(_ summary: RunGroup) -> Bool {
    (summary.frames?.lateFramesOfList ?? 0) > 0
  }
}

extension PowerFit {
  /// What an advice says of the fit.
  fileprivate var figures: [String: Double] {
    ["exponent": exponent, "exponentMargin": exponentMargin, "pairs": Double(count)]
  }
}

/// Numbers within sentences.
private enum Text {
  static func percent(_ share: Double) -> String { String(format: "%.0f %%", share * 100) }

  static func exponent(_ fit: PowerFit) -> String {
    String(format: "%.2f ± %.2f", fit.exponent, fit.exponentMargin)
  }
}
