package import TraceAnalysis

/// A checked suite: each scenario against its baseline, and its times against another build's.
package struct CheckedSuite: Sendable {
  /// The outcome for the whole suite.
  package enum Outcome: String, Sendable {
    case regression
    case notComparable = "not_comparable"
    case passed
    case updated
  }

  /// The path of the suite.
  package let path: String
  package let outcome: Outcome
  /// The exit code of the check.
  package let exitCode: Int32
  /// The number of scenarios by what was found, in words.
  package let summary: String
  package let scenarios: [CheckedScenario]
  /// The names of counts whose waivers let nothing through.
  package let idleWaivers: [String]
  /// The times of the scenarios compared with another build; nil where none was asked for.
  package let comparison: Comparison?

  package init(
    path: String,
    outcome: Outcome,
    exitCode: Int32,
    summary: String,
    scenarios: [CheckedScenario],
    idleWaivers: [String],
    comparison: Comparison?
  ) {
    (self.path, self.outcome, self.exitCode, self.summary) = (path, outcome, exitCode, summary)
    (self.scenarios, self.idleWaivers, self.comparison) = (scenarios, idleWaivers, comparison)
  }
}
