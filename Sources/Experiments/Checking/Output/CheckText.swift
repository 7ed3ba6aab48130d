import Reports

/// A check as text for people.
package struct CheckText {
  package let text: String

  package init(_ result: CheckResult) {
    let waivers = result.idleWaivers.map { waiver in
      "  not needed: the waiver of \(waiver.metric)"
        + (waiver.scenario.map { " in \($0)" } ?? "") + " lets nothing through"
    }
    let lines =
      result.scenarios.flatMap(Self.lines) + waivers + [CheckWords.summary(result)]
    let times = result.comparison.map { "\n" + TextReport(Report($0)).text() } ?? ""
    text = lines.map { $0 + "\n" }.joined() + times
  }

  private static func lines(_ check: ScenarioCheck) -> [String] {
    var lines = ["\(check.name): \(CheckWords.headlineSentence(check))"]
    if check.events.counted > 0 { lines.append("  \(CheckWords.size(check))") }
    lines += check.obstacles.map { "  \($0)" }
    let shown: [(CountDifference.Verdict, String)] =
      check.status == .updated
      ? [(.regression, "up"), (.waived, "up"), (.improvement, "down")]
      : [(.regression, "more"), (.waived, "waived"), (.improvement, "less")]
    for (verdict, title) in shown {
      for (place, differences) in CheckWords.byPlace(check.differences(verdict)) {
        lines += Self.lines(place, differences, title)
      }
    }
    return lines + CheckWords.notes(check).map { "  \($0)" }
  }

  private static func lines(
    _ place: String,
    _ differences: [CountDifference],
    _ title: String
  ) -> [String] {
    ["  \(title) in \(place)"]
      + differences.map { difference in
        let meaning = difference.name.meaning.map { "; \($0)" } ?? ""
        let reason = difference.waiver.map { "; waived: \($0.reason)" } ?? ""
        return "    \(CheckWords.text(difference))\(meaning)\(reason)"
      }
  }
}
