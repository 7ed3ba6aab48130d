import Reports
import TraceAnalysis

/// A check as Markdown, for a pull request or the summary of a job.
package struct CheckMarkdown {
  package let text: String

  /// The maximum number of rows of a table, as longer ones are not read.
  private static let maxRows = 200

  package init(_ result: CheckResult) {
    let lines =
      ["## ListScope: \(CheckWords.summary(result))", ""]
      + result.scenarios.flatMap(Self.lines)
      + result.idleWaivers.map { "- The waiver of `\(Self.cell($0.metric))` lets nothing through." }
    let times = result.comparison.map { "## Times\n\n" + MarkdownReport(Report($0)).text() } ?? ""
    text = lines.map { $0 + "\n" }.joined() + times
  }

  private static func lines(_ check: ScenarioCheck) -> [String] {
    var lines = ["### \(cell(check.name)): \(CheckWords.headline(check))", ""]
    if let headline = check.headline { lines += ["**\(cell(headline))**", ""] }
    if check.events.counted > 0 { lines += [CheckWords.size(check), ""] }
    lines += (check.obstacles + CheckWords.notes(check)).map { "- \(cell($0))" }
    lines += table(check.differences.filter { [.regression, .waived].contains($0.verdict) })
    let better = check.differences(.improvement)
    if !better.isEmpty { lines += ["", "Went down:"] + table(better) }
    return lines + [""]
  }

  private static func table(_ differences: [CountDifference]) -> [String] {
    guard !differences.isEmpty else { return [] }
    let head = ["", "| | Interval | Count | Baseline | Now | Change |", "|--|--|--|--:|--:|--:|"]
    let left = differences.count - min(differences.count, maxRows)
    return head + differences.prefix(maxRows).map(row)
      + (left > 0 ? ["", "and \(Readable.number(left)) more"] : [])
  }

  private static func row(_ difference: CountDifference) -> String {
    let verdict =
      switch difference.verdict {
      case .regression: "**more**"
      case .waived: "waived: \(difference.waiver?.reason ?? "")"
      case .improvement: "less"
      case .withinMargin, .changed: ""
      }
    let share = difference.share.map { share in
      "\(share > 0 ? "+" : "−")\(Readable.number(abs(share) * 100)) %"
    }
    let cells = [
      verdict, difference.name.place, CheckWords.subject(difference.name),
      Readable.number(difference.baseline), Readable.number(difference.counted), share ?? "new",
    ]
    return "| \(cells.map(cell).joined(separator: " | ")) |"
  }

  /// A text that ends no cell, and is no markup of its own.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "&lt;").replacing("\n", with: " ")
  }
}
