import TraceAnalysis

/// The sections of a check: one for each scenario.
enum CheckSections {
  private static let maxRows = 200
  private static let columns = ["verdict", "interval", "count", "baseline", "now", "change"]

  static func section(_ scenario: CheckedScenario) -> Section {
    let headline = scenario.headline.map { "\(scenario.words): \($0)" } ?? scenario.words
    let (more, less) = (shown(scenario, isMore: true), shown(scenario, isMore: false))
    return Section(
      "scenario-\(scenario.name)",
      "\(scenario.name): \(headline)",
      inComments: .titled,
      (scenario.size.map { [Block(.paragraph(Sentence($0 + ".")))] } ?? [])
        + scenario.obstacles.map { Block(.paragraph(Sentence($0))) }
        + [Block(.ranking((more + less).map { Sentence(words($0, scenario)) }), in: .terminal)]
        + table("more", "More than the baseline", more, scenario)
        + table("less", "Went down", less, scenario)
        + scenario.notes.map { Block(.paragraph(Sentence($0))) }
    )
  }

  /// The waivers that let nothing through.
  static func waivers(_ suite: CheckedSuite) -> [Section] {
    guard !suite.idleWaivers.isEmpty else { return [] }
    return [
      Section(
        "waivers",
        "Waivers that are not needed",
        inComments: .titled,
        suite.idleWaivers.map {
          Block(.paragraph(Sentence("The waiver of \($0) lets nothing through.")))
        }
      )
    ]
  }

  private static func shown(_ scenario: CheckedScenario, isMore: Bool) -> [CheckedCount] {
    scenario.counts.filter {
      isMore ? [.regression, .waived].contains($0.verdict) : $0.verdict == .improvement
    }
  }

  private static func table(
    _ id: String,
    _ caption: String,
    _ counts: [CheckedCount],
    _ scenario: CheckedScenario
  ) -> [Block] {
    guard !counts.isEmpty else { return [] }
    let table = Table(
      "\(id)-\(scenario.name)",
      caption,
      ReportFields.checkedCount[columns],
      counts,
      max: maxRows
    )
    return [
      Block(.paragraph(Sentence("\(caption):")), in: [.comment]),
      Block(.table(table, briefRows: 40, isFiltered: false), in: [.comment, .page]),
    ]
  }

  private static func words(_ count: CheckedCount, _ scenario: CheckedScenario) -> String {
    let title =
      switch count.verdict {
      case .regression: scenario.status == "updated" ? "up" : "more"
      case .waived: scenario.status == "updated" ? "up" : "waived"
      case .improvement: scenario.status == "updated" ? "down" : "less"
      case .withinMargin, .changed: ""
      }
    let meaning = count.meaning.map { "; \($0)" } ?? ""
    let reason = count.waiver.map { "; waived: \($0)" } ?? ""
    return "\(title) in \(count.place): \(count.subject) \(count.change)\(meaning)\(reason)"
  }
}

extension CheckedCount {
  /// Both numbers and the difference, in words.
  package var change: String {
    let sign = difference > 0 ? "+" : "−"
    let number = "\(sign)\(Readable.number(difference.magnitude))"
    let share = share.map { ", \(sign)\(Readable.number(abs($0) * 100)) %" } ?? ""
    return "\(Readable.number(baseline)) → \(Readable.number(counted)) (\(number)\(share))"
  }
}
