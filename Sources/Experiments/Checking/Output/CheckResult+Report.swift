package import Reports
import SignpostCounting
import TraceAnalysis

extension CheckResult {
  /// The result as it is reported.
  package var report: Report {
    let updated = !scenarios.isEmpty && scenarios.allSatisfy { $0.status == .updated }
    let outcome: CheckedSuite.Outcome =
      switch status {
      case .regression: .regression
      case .notComparable: .notComparable
      default: updated ? .updated : .passed
      }
    return Report(
      CheckedSuite(
        path: suite,
        outcome: outcome,
        exitCode: status.rawValue,
        summary: CheckWords.summary(self),
        scenarios: scenarios.map(\.checked),
        idleWaivers: idleWaivers.map(\.metric),
        comparison: comparison
      )
    )
  }
}

extension ScenarioCheck {
  fileprivate var checked: CheckedScenario {
    CheckedScenario(
      name: name,
      run: run,
      baseline: baseline,
      status: status.rawValue,
      words: CheckWords.headline(self),
      headline: headline,
      size: events.counted > 0 ? CheckWords.size(self) : nil,
      obstacles: obstacles,
      notes: CheckWords.notes(self),
      countsCompared: compared,
      events: events,
      allocationsPerFrame: Dictionary(
        uniqueKeysWithValues: allocations.map { ($0.frame, $0.perFrame) }
      ),
      counts: differences.map(\.checked)
    )
  }
}

extension CountDifference {
  /// The difference as it is reported.
  var checked: CheckedCount {
    CheckedCount(
      name: name.text,
      place: name.place,
      field: name.field,
      part: name.part,
      subject: CheckWords.subject(name),
      meaning: name.meaning,
      baseline: baseline,
      counted: counted,
      verdict: verdict,
      waiver: waiver?.reason
    )
  }
}
