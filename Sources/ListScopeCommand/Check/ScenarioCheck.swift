import TraceAnalysis

/// The result of checking one scenario.
struct ScenarioCheck {
  /// The outcome of checking a scenario.
  enum Status: String, Encodable {
    case passed
    case regression
    case notComparable = "not_comparable"
    case updated
  }

  let name: String
  /// The run of the scenario, as arguments of `run`.
  let run: String
  /// The path of the baseline.
  let baseline: String
  /// All counts that differ.
  var differences: [CountDifference] = []
  /// The reasons for which counts, or some of them, could not be compared.
  var obstacles: [String] = []
  /// Further remarks, a sentence each.
  var notes: [String] = []
  /// The number of compared counts.
  var compared = 0
  /// The number of events of this run, and of the baseline's run.
  var events: (counted: Int64, baseline: Int64?) = (0, nil)
  /// The mean number of allocations of an update and of a frame that scrolls.
  var allocations: [(frame: String, perFrame: Double)] = []
  var isUpdated = false
  /// The duration of the check, in seconds.
  var seconds = 0.0

  /// The differences of a verdict.
  func differences(_ verdict: CountDifference.Verdict) -> [CountDifference] {
    differences.filter { $0.verdict == verdict }
  }

  var status: Status {
    if isUpdated { return .updated }
    if !differences(.regression).isEmpty { return .regression }
    return obstacles.isEmpty ? .passed : .notComparable
  }

  /// The increase that a reviewer must know first; nil without a regression.
  var headline: String? {
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
struct CheckResult {
  let suite: String
  let scenarios: [ScenarioCheck]
  /// Waivers that let nothing through.
  let idleWaivers: [SuiteWaiver]
  /// The times of the scenarios compared with another build; nil where none was asked for.
  var comparison: Comparison?

  /// A regression wins over what is not comparable, and that over everything else.
  var status: ExitStatus {
    let found = scenarios.map(\.status)
    let times = comparison?.verdict
    if found.contains(.regression) || times == .regression { return .regression }
    return found.contains(.notComparable) || times == .inconclusive ? .notComparable : .done
  }
}
