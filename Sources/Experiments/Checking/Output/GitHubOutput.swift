import Foundation
import Reports
import TraceAnalysis

/// The output of a check for GitHub Actions: annotations, and the summary of the job.
package struct GitHubOutput {
  private let environment: [String: String]

  /// GitHub shows ten errors of a step, and drops others without a word; one is for the times.
  private static let maxAnnotations = 9
  /// GitHub drops the summary of a step that is larger.
  static let maxSummaryBytes = 1 << 20

  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// The lines that GitHub's runner turns into annotations; none elsewhere.
  package func annotations(_ result: CheckResult) -> [String] {
    guard environment["GITHUB_ACTIONS"] == "true" else { return [] }
    let failing = result.scenarios.filter { [.regression, .notComparable].contains($0.status) }
    let isTooMany = failing.count > Self.maxAnnotations
    let lines =
      failing.prefix(isTooMany ? Self.maxAnnotations - 1 : failing.count).map(annotation)
      + timeAnnotation(result)
    guard isTooMany else { return lines }
    return lines + ["::error title=ListScope::\(Self.escaped(CheckWords.summary(result)))"]
  }

  /// One annotation for all times: it counts against the ten.
  private func timeAnnotation(_ result: CheckResult) -> [String] {
    guard let comparison = result.comparison,
      [.regression, .inconclusive].contains(comparison.verdict)
    else { return [] }
    let words = Report(comparison).verdictSentence
    return ["::error title=ListScope times::\(Self.escaped(words))"]
  }

  private func annotation(_ check: ScenarioCheck) -> String {
    let more = check.differences(.regression)
    let isRegression = check.status == .regression
    let words =
      isRegression
      ? (check.headline.map { [$0] } ?? []) + more.prefix(10).map(CheckWords.textWithPlace)
      : check.obstacles
    let left = isRegression && more.count > 10 ? ["and \(more.count - 10) more"] : []
    let title = "ListScope: \(check.name): \(CheckWords.headline(check))"
    let properties = [("file", check.baseline), ("title", title)].map { name, value in
      "\(name)=\(Self.escapedProperty(value))"
    }
    let message = Self.escaped((words + left).joined(separator: "\n"))
    return "::error \(properties.joined(separator: ","))::\(message)"
  }

  /// Appends Markdown to the summary of the job, where there is one.
  ///
  /// - Parameters:
  ///   - result: the result to report.
  ///   - listener: who is told where the summary has no room for any of it.
  /// - Throws: `CommandFailure`.
  package func appendToSummary(_ result: CheckResult, _ listener: any ExperimentListener) throws {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let before = FileManager.default.contents(atPath: path) ?? Data()
    let text = Self.fitted(
      MarkdownReport(result.report).text(),
      into: Self.maxSummaryBytes - before.count
    )
    guard !text.isEmpty else {
      return listener.warn(
        "nothing was added to the summary of the job: it has \(before.count) bytes, and GitHub shows "
          + "1 MiB of a step. `\(ProgramName.current) check --format markdown` prints the result."
      )
    }
    try CommandOutput.write(before + Data(text.utf8), to: path)
  }

  /// As much of a text as fits, with a line that says so; nothing where not even that line does.
  ///
  /// - Complexity: O(n) for n bytes.
  static func fitted(_ text: String, into bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func notice(_ left: Int) -> String {
      "\n**Cut here:** GitHub shows 1 MiB of a step. \(Readable.count(left, "more line")) are in what "
        + "`\(ProgramName.current) check --format markdown` prints.\n"
    }
    let room = bytes - notice(lines.count).utf8.count
    var (kept, size) = (0, 0)
    while kept < lines.count, size + lines[kept].utf8.count + 1 <= room {
      size += lines[kept].utf8.count + 1
      kept += 1
    }
    guard room >= 0 else { return "" }
    return lines.prefix(kept).map { $0 + "\n" }.joined() + notice(lines.count - kept)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
