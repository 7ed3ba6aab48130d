import Foundation
import Reports
import SignpostCounting
import TraceAnalysis

/// A check as JUnit XML: a suite for each scenario, and a test case for each interval.
package struct CheckJUnit {
  package let text: String

  package init(_ result: CheckResult) {
    let times = result.comparison?.scenarios ?? []
    let suites = result.scenarios.map(Self.suite) + times.map(Self.suite)
    text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"listscope check\">\n\(suites.joined())</testsuites>\n"
  }

  private static func suite(_ check: ScenarioCheck) -> String {
    let cases = cases(check)
    func count(_ element: String) -> Int { cases.count { $0.contains("<\(element) ") } }
    return """
        <testsuite name="\(check.name.xml)" tests="\(cases.count)" failures="\(count("failure"))" \
      errors="0" skipped="\(count("skipped"))" time="\(seconds(check.seconds))">
      \(cases.joined())  </testsuite>

      """
  }

  /// The intervals with differences, and the scenario as a whole.
  private static func cases(_ check: ScenarioCheck) -> [String] {
    let shown = check.differences.filter {
      $0.name != .events && $0.name.function == nil
        && ![.withinMargin, .improvement].contains($0.verdict)
    }
    var cases = CheckWords.byPlace(shown).map { place, differences in
      testCase(check, place, body(differences), time: 0)
    }
    cases += improvements(check)
    let obstacles = check.obstacles.joined(separator: " ")
    let skipped =
      check.obstacles.isEmpty
      ? "" : "      <skipped message=\"not comparable: \(obstacles.xml)\"/>\n"
    let words =
      [CheckWords.headlineSentence(check), CheckWords.size(check)] + CheckWords.notes(check)
    let output = "      <system-out>\(words.joined(separator: "\n").xml)</system-out>\n"
    cases.insert(testCase(check, "comparable", skipped + output, time: check.seconds), at: 0)
    return cases
  }

  /// The counts that went down, in a case of their own that is neither a failure nor a success: it is no answer to whether
  /// the work grew.
  private static func improvements(_ check: ScenarioCheck) -> [String] {
    let better = check.differences(.improvement)
    guard !better.isEmpty, check.status != .updated else { return [] }
    let lines = better.map(CheckWords.textWithPlace).joined(separator: "\n")
    let words = "\(Readable.count(better.count, "count")) went down"
    let body =
      skipped("improvement, not checked: \(words)")
      + "      <system-out>\(lines.xml)</system-out>\n"
    return [testCase(check, "improvements", body, time: 0)]
  }

  private static func testCase(
    _ check: ScenarioCheck,
    _ name: String,
    _ body: String,
    time: Double
  ) -> String {
    "    <testcase classname=\"listscope.\(check.name.xml)\" name=\"\(name.xml)\" "
      + "file=\"\(check.baseline.xml)\" time=\"\(seconds(time))\">\n\(body)    </testcase>\n"
  }

  private static func body(_ differences: [CountDifference]) -> String {
    let more = differences.filter { $0.verdict == .regression }
    let lines = differences.map { "\($0.verdict.rawValue): \(CheckWords.textWithPlace($0))" }
    let text = lines.joined(separator: "\n").xml
    guard let first = more.first else { return "      <system-out>\(text)</system-out>\n" }
    let others = more.count > 1 ? " and \(more.count - 1) more" : ""
    let message = (CheckWords.textWithPlace(first) + others).xml
    return "      <failure message=\"\(message)\" type=\"regression\">\(text)</failure>\n"
  }

  // MARK: Times

  /// The times of a scenario: a test case for each metric.
  private static func suite(_ comparison: ScenarioComparison) -> String {
    let name = "\(comparison.scenario) times"
    var cases = comparison.metrics.filter { $0.metric.unit != .count }.map { testCase(name, $0) }
    if let mismatch = comparison.mismatch {
      cases.append(testCase(name, "comparable", skipped("not the same work: \(mismatch)")))
    }
    func count(_ element: String) -> Int { cases.count { $0.contains("<\(element) ") } }
    return """
        <testsuite name="\(name.xml)" tests="\(cases.count)" failures="\(count("failure"))" \
      errors="0" skipped="\(count("skipped"))">
      \(cases.joined())  </testsuite>

      """
  }

  private static func testCase(_ suite: String, _ found: MetricComparison) -> String {
    let words = found.changeWords
    let body =
      switch found.verdict {
      case .regression: "      <failure message=\"\(words.xml)\" type=\"regression\"/>\n"
      case .inconclusive: skipped("inconclusive: the rounds contradict each other too much")
      case .improvement: skipped("improvement: \(words)")
      case .noChange: "      <system-out>\(words.xml)</system-out>\n"
      }
    return testCase(suite, found.metric.name, body)
  }

  private static func skipped(_ words: String) -> String {
    "      <skipped message=\"\(words.xml)\"/>\n"
  }

  private static func testCase(_ suite: String, _ name: String, _ body: String) -> String {
    "    <testcase classname=\"listscope.\(suite.xml)\" name=\"\(name.xml)\">\n\(body)"
      + "    </testcase>\n"
  }

  private static func seconds(_ value: Double) -> String {
    String(format: "%.3f", value)
  }
}

extension String {
  /// The text as XML has it, in elements and in attributes; what XML cannot hold is `U+FFFD`.
  fileprivate var xml: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
