import TraceAnalysis

/// What a comparison of one scenario comes to, in sentences.
struct ComparisonSentences {
  private let scenario: ScenarioComparison

  init(_ scenario: ScenarioComparison) {
    self.scenario = scenario
  }

  /// The verdict with the numbers that it rests on.
  var first: String {
    if let mismatch = scenario.mismatch {
      return "\(scenario.scenario): not the same work: \(mismatch)."
    }
    let deciding = scenario.metrics.filter { $0.verdict == scenario.verdict }
    guard !deciding.isEmpty else { return "\(scenario.scenario): nothing could be measured." }
    switch scenario.verdict {
    case .regression, .improvement:
      let parts = deciding.map { "\($0.metric.title) \(ReportFields.change($0.ratio))" }
      return "\(scenario.scenario): \(parts.joined(separator: ", "))."
        + (explanation.map { " \($0)" } ?? "")
    case .noChange:
      let effects = scenario.metrics.compactMap(\.smallestEffect)
      let least = effects.isEmpty ? "" : " of \(Readable.share(effects.max()))"
      return
        "\(scenario.scenario): no metric changed; a change\(least) would have been seen in each."
    case .inconclusive:
      let names = deciding.map(\.metric.title).joined(separator: ", ")
      return "\(scenario.scenario): the rounds contradict each other too much in \(names)."
    }
  }

  /// Which interval made the difference, and whether by number or by time; nil where none did.
  var explanation: String? {
    guard let interval = scenario.explanation(slower: scenario.verdict != .improvement) else {
      return nil
    }
    return "\(Self.words(interval))."
  }

  /// `measure +38 %: 640 → 960, the time of each unchanged`.
  static func words(_ interval: IntervalDifference) -> String {
    guard let base = interval.base, let ratio = interval.ratio else {
      return "\(interval.name) is new: \(Readable.number(interval.head?.count ?? 0)), "
        + Readable.time(interval.head?.selfNs ?? 0)
    }
    guard let head = interval.head else { return "\(interval.name) is gone" }
    let change = "\(interval.name) \(ReportFields.change(ratio))"
    let each = interval.eachRatio.map { ReportFields.change($0) } ?? "-"
    if base.count == head.count {
      return "\(change): \(Readable.number(base.count)) as before, each \(each)"
    }
    let isSame = interval.eachRatio.map { abs($0 - 1) < 0.05 } ?? false
    return "\(change): \(Readable.number(base.count)) → \(Readable.number(head.count)), "
      + (isSame ? "the time of each unchanged" : "each \(each)")
  }
}
