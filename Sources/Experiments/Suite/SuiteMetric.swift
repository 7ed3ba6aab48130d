import Glibc
import SignpostCounting

/// The margin by which counts of some names may grow.
struct SuiteMetric {
  /// The names, with `*` for any letters.
  let pattern: String
  /// The share by which they may grow; 0 by default.
  let margin: Double
  /// True if growing beyond the margin is a regression; otherwise it is only shown.
  let isGated: Bool

  /// Reads the object `metrics`, the longest and so most particular patterns last.
  ///
  /// - Throws: `SuiteMistake`.
  static func all(_ reader: SuiteReader?) throws(SuiteMistake) -> [SuiteMetric] {
    var metrics: [SuiteMetric] = []
    for (pattern, reader) in try reader?.members() ?? [:] {
      let members = try reader.members(["margin", "gate"])
      metrics.append(
        SuiteMetric(
          pattern: pattern,
          margin: try members["margin"]?.share() ?? 0,
          isGated: try members["gate"]?.bool() ?? true
        )
      )
      try reader.checkMetric(pattern)
    }
    return metrics.sorted { ($0.pattern.count, $0.pattern) < ($1.pattern.count, $1.pattern) }
  }

  /// Returns whether the metric applies to a count.
  func covers(_ name: CountName) -> Bool { NamePattern.matches(pattern, name.text) }
}

/// An increase that is let through, and why.
struct SuiteWaiver: Hashable {
  /// The scenario; nil for all.
  let scenario: String?
  /// The names of the counts, with `*` for any letters.
  let metric: String
  let reason: String

  /// Reads the list `waivers`.
  ///
  /// - Throws: `SuiteMistake`.
  static func all(
    _ reader: SuiteReader?,
    _ scenarios: [String]
  ) throws(SuiteMistake) -> [SuiteWaiver] {
    var waivers: [SuiteWaiver] = []
    for reader in try reader?.list() ?? [] {
      let members = try reader.members(["scenario", "metric", "reason"])
      guard let metric = members["metric"] else {
        throw reader.mistake("'metric' is missing: the name of a count, such as measure.*.")
      }
      guard let reason = members["reason"] else {
        throw reader.mistake("'reason' is missing: why the increase is let through.")
      }
      let scenario = try members["scenario"]?.text()
      if let scenario, let member = members["scenario"], !scenarios.contains(scenario) {
        throw member.mistake(
          "the suite has no scenario '\(scenario)'.\(Suggestion(for: scenario, among: scenarios).words)"
        )
      }
      try metric.checkMetric(try metric.text())
      waivers.append(
        SuiteWaiver(scenario: scenario, metric: try metric.text(), reason: try reason.text())
      )
    }
    return waivers
  }

  /// Returns whether the waiver applies to a count of a scenario.
  func covers(_ name: CountName, of scenario: String) -> Bool {
    (self.scenario ?? scenario) == scenario && NamePattern.matches(metric, name.text)
  }
}

/// Names with `*` for any letters.
enum NamePattern {
  /// Returns whether a pattern matches a name; without brackets, it also matches all parts of the
  /// name.
  static func matches(_ pattern: String, _ name: String) -> Bool {
    // Brackets are ours, not those of a shell.
    let plain = pattern.replacing("\\", with: "\\\\").replacing("[", with: "\\[")
      .replacing("?", with: "\\?")
    return fnmatch(plain, name, 0) == 0
      || (!pattern.contains("[") && fnmatch(plain + "\\[*]", name, 0) == 0)
  }
}
