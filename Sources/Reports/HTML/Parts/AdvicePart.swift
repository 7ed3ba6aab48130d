import TraceAnalysis

/// What to look at first, each sentence with the part of the page that proves it.
struct AdvicePart {
  private let advice: [Advice]

  init(_ advice: [Advice]) {
    self.advice = advice
  }

  /// The sentences.
  var part: ReportPart {
    guard !advice.isEmpty else {
      return ReportPart("advice", "What to look at first", .leftOut("Nothing stands out."))
    }
    let sentences = advice.map { advice in
      Markup.element(
        "li",
        [:],
        [
          Markup(advice.sentence), " ",
          .element("a", ["href": "#" + Self.evidence(advice.rule)], "Show"),
        ]
      )
    }
    return ReportPart(
      "advice",
      "What to look at first",
      .shown([.element("ol", ["class": "advice"], sentences)])
    )
  }

  private static func evidence(_ rule: Advice.Rule) -> String {
    switch rule {
    case .lateFrames: "worst"
    case .depth, .growth: "growth"
    case .cacheMisses: "caches"
    case .configure: "intervals"
    case .blankArea: "numbers"
    case .idleGaps: "timeline"
    }
  }
}
