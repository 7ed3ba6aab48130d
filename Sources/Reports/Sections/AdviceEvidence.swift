import TraceAnalysis

/// An advice, with the runs that it is about.
struct AdvisedGroup: Sendable {
  let advice: Advice
  let group: RunGroup

  /// What the advice rests on.
  var evidence: AdviceEvidence { AdviceEvidence(advice.rule, group) }
}

/// What an advice rests on: a section of the report, and numbers.
struct AdviceEvidence: Hashable, Sendable {
  let section: String
  let figures: [String: Double]

  init(_ rule: Advice.Rule, _ summary: RunGroup) {
    section = Self.section(rule)
    figures = Self.figures(rule, summary).compactMapValues { $0 }
  }

  private static func section(_ rule: Advice.Rule) -> String {
    switch rule {
    case .lateFrames: "worst"
    case .depth, .growth: "growth"
    case .cacheMisses: "measuring"
    case .configure: "intervals"
    case .blankArea: "numbers"
    case .idleGaps: "frames"
    }
  }

  private static func figures(_ rule: Advice.Rule, _ summary: RunGroup) -> [String: Double?] {
    let frames = summary.frames
    return switch rule {
    case .lateFrames:
      [
        "lateFrames": frames.map { Double($0.lateFrames) },
        "ofCause": frames?.causes.first.map { Double($0.count) },
        "overrunNs": frames?.causes.first.map { Double($0.overrunNs) },
      ]
    case .depth: fit(summary.scaling.first { $0.size == .depth })
    case .growth: fit(summary.scaling.first { $0.size == .items && $0.fit.isSuperlinear })
    case .cacheMisses:
      [
        "measured": summary.measuring.map { Double($0.measured) },
        "hitRate": summary.measuring?.hitRate,
        "frameTimeNs": frames.map { Double($0.durations.sum) },
      ]
    case .configure: configure(summary)
    case .blankArea: ["share": frames?.blankArea?.share, "maxPoints": frames?.blankArea?.maxPoints]
    case .idleGaps:
      [
        "gaps": frames?.idleGaps.map { Double($0.count) },
        "longestNs": frames?.idleGaps.map { Double($0.longestNs) },
      ]
    }
  }

  private static func fit(_ row: ScalingSummary?) -> [String: Double?] {
    [
      "exponent": row?.fit.exponent, "exponentMargin": row?.fit.exponentMargin,
      "pairs": row.map { Double($0.fit.count) },
    ]
  }

  private static func configure(_ summary: RunGroup) -> [String: Double?] {
    let row = summary.intervals.first { $0.name == "configure" }
    return [
      "shareOfFrameTime": row?.shareOfFrameTime, "calls": row.map { Double($0.durations.count) },
    ]
  }
}
