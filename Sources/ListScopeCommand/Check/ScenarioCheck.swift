import TraceAnalysis

/// What the check of one scenario has found.
struct ScenarioCheck {
  /// What follows from it.
  enum Status: String, Encodable {
    case passed
    case regression
    case notComparable = "not_comparable"
    case updated
  }

  let name: String
  /// What was played, as arguments of `run`.
  let run: String
  /// The path of the baseline.
  let baseline: String
  /// All counts that differ.
  var differences: [CountDifference] = []
  /// Why counts, or some of them, could not be compared.
  var obstacles: [String] = []
  /// What else there is to say.
  var notes: [String] = []
  /// How many counts were compared.
  var compared = 0
  /// How many events the run had, and the run of the baseline.
  var events: (counted: Int64, baseline: Int64?) = (0, nil)
  /// What an update and a frame that scrolls allocate in the mean.
  var allocations: [(frame: String, perFrame: Double)] = []
  var isUpdated = false
  /// How long it took, in seconds.
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

/// What a check has found, over all its scenarios.
struct CheckResult {
  let suite: String
  let scenarios: [ScenarioCheck]
  /// Waivers that let nothing through.
  let idleWaivers: [SuiteWaiver]
  /// How long the scenarios take against another build; nil where nobody asked.
  var comparison: Comparison?

  /// A regression wins over what is not comparable, and that over everything else.
  var status: ExitStatus {
    let found = scenarios.map(\.status)
    let times = comparison?.verdict
    if found.contains(.regression) || times == .regression { return .regression }
    return found.contains(.notComparable) || times == .inconclusive ? .notComparable : .done
  }
}
