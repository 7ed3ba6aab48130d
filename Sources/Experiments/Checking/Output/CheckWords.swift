import Reports
import SignpostCounting
import TraceAnalysis

/// The words that all formats of a check have in common.
enum CheckWords {
  /// `comparisons 4,000 → 4,400 (+400, +10.0 %)`, without the interval.
  static func text(_ difference: CountDifference) -> String {
    "\(subject(difference.name)) \(difference.checked.change)"
  }

  /// `diff: comparisons 4,000 → 4,400 (+400, +10.0 %)`.
  static func textWithPlace(_ difference: CountDifference) -> String {
    "\(difference.name.place): \(text(difference))"
  }

  /// Returns the field that is counted, and the rows: `count of type CatalogRow`.
  static func subject(_ name: CountName) -> String {
    guard let equals = name.part.firstIndex(of: "=") else { return name.field }
    let sort = name.part[..<equals]
    return "\(name.field) of \(sort) \(name.part[name.part.index(after: equals)...])"
  }

  /// The differences by interval, in their order.
  static func byPlace(
    _ differences: [CountDifference]
  ) -> [(place: String, differences: [CountDifference])] {
    Dictionary(grouping: differences, by: \.name.place).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Returns the outcome of a scenario's check, in a few words.
  static func headline(_ check: ScenarioCheck) -> String {
    let more = check.differences(.regression).count
    return switch check.status {
    case .passed: "no more than the baseline, in \(Readable.count(check.compared, "count"))"
    case .regression: "regression: \(Readable.count(more, "count")) went up"
    case .notComparable: "not comparable"
    case .updated: "baseline written, with \(Readable.count(check.compared, "count"))"
    }
  }

  /// The headline, and for a regression the one change that a reviewer must know.
  static func headlineSentence(_ check: ScenarioCheck) -> String {
    headline(check) + (check.headline.map { ": \($0)" } ?? "")
  }

  /// The sentences below a scenario.
  static func notes(_ check: ScenarioCheck) -> [String] {
    var notes = check.notes
    let (better, other) = (check.differences(.improvement), check.differences(.changed))
    if !better.isEmpty, let words = Self.improvements(check, better.count) { notes.append(words) }
    let within = check.differences(.withinMargin).filter { $0.suiteMargin != nil }
    if check.status != .updated, !within.isEmpty {
      let names = within.prefix(3).map { difference in
        "\(textWithPlace(difference)), margin \(Readable.share(difference.suiteMargin ?? 0))"
      }.joined(separator: "; ")
      notes.append("Within the margins of the suite: \(names)\(within.count > 3 ? "; …" : "").")
    }
    if check.status != .updated, let functions = Self.functions(check) { notes.append(functions) }
    let shown = other.filter { $0.name != .events && $0.name.function == nil }
    if check.status != .updated, !shown.isEmpty {
      let names = shown.prefix(3).map(textWithPlace).joined(separator: "; ")
      notes.append("Changed, and no work: \(names)\(shown.count > 3 ? "; …" : "").")
    }
    return notes
  }

  /// The largest number of functions in a sentence.
  private static let maxFunctions = 5

  /// The functions whose instructions changed most, where all of them together did; nil elsewhere.
  private static func functions(_ check: ScenarioCheck) -> String? {
    let instructions = check.differences.first { $0.name == .instructions }
    guard let instructions, instructions.verdict != .withinMargin else { return nil }
    let most = check.differences.filter { $0.name.function != nil }
      .sorted {
        ($1.checked.difference.magnitude, $0.name) < ($0.checked.difference.magnitude, $1.name)
      }
      .prefix(maxFunctions)
    guard !most.isEmpty else { return nil }
    let words = most.map { difference in
      let function = difference.name.function ?? ""
      // A function that is not in the baseline, or not any more, has too few instructions to be named there.
      guard difference.baseline > 0 else {
        return "\(function): now \(Readable.number(difference.counted))"
      }
      guard difference.counted > 0 else {
        return "\(function): no more \(Readable.number(difference.baseline))"
      }
      return "\(function) \(difference.checked.change)"
    }
    return "Instructions changed most in: \(words.joined(separator: "; "))."
  }

  /// The sentence about counts that went down: an update would take over a regression beside them, too, so
  /// it is not advised there.
  private static func improvements(_ check: ScenarioCheck, _ count: Int) -> String? {
    let words = "\(Readable.count(count, "count")) went down"
    switch check.status {
    case .updated: return nil
    case .passed, .notComparable:
      return "\(words). Take them over with "
        + "`\(ProgramName.current) check --update \(check.name)`, so that they stay down."
    case .regression:
      return "\(words) as well, which makes up for nothing: look at what went up first."
    }
  }

  /// `2,280 events, 7,801 allocations per update frame, 143.2 per scroll frame`.
  static func size(_ check: ScenarioCheck) -> String {
    let was = check.events.baseline.flatMap { $0 == check.events.counted ? nil : $0 }
    let before = was.map { " (\(Readable.number($0)) in the baseline)" } ?? ""
    let allocations = check.allocations.map { frame, perFrame in
      let number = perFrame < 1_000 ? Readable.number(perFrame) : Readable.number(Int(perFrame))
      return "\(number) allocations per \(frame) frame"
    }
    return (["\(Readable.number(check.events.counted)) events\(before)"] + allocations)
      .joined(separator: ", ")
  }

  /// The last line: how many scenarios came to what.
  static func summary(_ result: CheckResult) -> String {
    let order: [(ScenarioCheck.Status, String)] = [
      (.regression, "with a regression"), (.notComparable, "not comparable"),
      (.passed, "passed"), (.updated, "updated"),
    ]
    let parts = order.compactMap { status, words in
      let count = result.scenarios.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(words)"
    }
    return "\(Readable.count(result.scenarios.count, "scenario")): \(parts.joined(separator: ", "))"
  }
}
