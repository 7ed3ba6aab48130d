import Reports
import SignpostCounting
package import TraceAnalysis

/// The result of checking one scenario.
package struct ScenarioCheck {
  /// The outcome of checking a scenario.
  package enum Status: String, Encodable {
    case passed
    case regression
    case notComparable = "not_comparable"
    case updated
  }

  package let name: String
  /// The run of the scenario, as arguments of `run`.
  package let run: String
  /// The path of the baseline.
  package let baseline: String
  /// All counts that differ.
  var differences: [CountDifference] = []
  /// The reasons for which counts, or some of them, could not be compared.
  var obstacles: [String] = []
  /// Further remarks, a sentence each.
  package var notes: [String] = []
  /// The number of compared counts.
  package var compared = 0
  /// The number of events of this run, and of the baseline's run.
  package var events: (counted: Int64, baseline: Int64?) = (0, nil)
  /// The mean number of allocations of an update and of a frame that scrolls.
  package var allocations: [(frame: String, perFrame: Double)] = []
  var isUpdated = false
  /// The duration of the check, in seconds.
  package var seconds = 0.0

  /// The differences of a verdict.
  func differences(_ verdict: CountDifference.Verdict) -> [CountDifference] {
    differences.filter { $0.verdict == verdict }
  }

  package var status: Status {
    if isUpdated { return .updated }
    if !differences(.regression).isEmpty { return .regression }
    return obstacles.isEmpty ? .passed : .notComparable
  }

  /// The increase that a reviewer must know first; nil without a regression.
  package var headline: String? {
    let more = differences(.regression).map { difference in
      (difference.name, WorkHeadline.Change(before: difference.baseline, now: difference.counted))
    }
    return WorkHeadline(Dictionary(more) { first, _ in first }).more
  }

  /// Says what an update and a frame that scrolls allocate.
  mutating func setAllocations(_ counts: [CountName: Int64]) {
    allocations = ["update", "scroll"].compactMap { frame in
      let place = "\(frame)_frames"
      guard let frames = counts[CountName(place, CountName.occurrences)], frames > 0 else {
        return nil
      }
      let total = counts[CountName(place, AllocationTotals.allocations)] ?? 0
      return (frame, Double(total) / Double(frames))
    }
  }
}

/// The result of a check, over all its scenarios.
package struct CheckResult {
  package let suite: String
  package let scenarios: [ScenarioCheck]
  /// Waivers that let nothing through.
  let idleWaivers: [SuiteWaiver]
  /// The times of the scenarios compared with another build; nil where none was asked for.
  package var comparison: Comparison?

  /// A regression wins over what is not comparable, and that over everything else.
  package var status: ExitStatus {
    let found = scenarios.map(\.status)
    let times = comparison?.verdict
    if found.contains(.regression) || times == .regression { return .regression }
    return found.contains(.notComparable) || times == .inconclusive ? .notComparable : .done
  }
}
