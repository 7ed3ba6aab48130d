package import TraceAnalysis

/// The result of a comparison of one scenario, in sentences.
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
    let deciding = scenario.metrics.filter {
      $0.verdict == scenario.verdict && (scenario.countsDecide || $0.metric.unit != .count)
    }
    guard !deciding.isEmpty else { return "\(scenario.scenario): nothing could be measured." }
    switch scenario.verdict {
    case .regression, .improvement:
      let work = scenario.verdict == .regression ? scenario.moreWork : scenario.lessWork
      let parts = deciding.map(\.changeWords).joined(separator: ", ")
      return "\(scenario.scenario): \(work.map { "\($0): " } ?? "")\(parts)."
        + (work == nil ? exactCounts : "") + (explanation.map { " \($0)" } ?? "")
    case .noChange:
      let frames = scenario.metrics.filter(\.metric.isOfAllFrames).compactMap(\.smallestEffect)
      let least =
        frames.isEmpty ? "" : ", where a change of \(Readable.share(frames.max())) would show"
      let untold = scenario.metrics.filter { $0.verdict == .inconclusive }.map(\.metric.title)
      return "\(scenario.scenario): no change of frames\(least).\(exactCounts)"
        + (untold.isEmpty ? "" : " Nothing can be said of \(untold.joined(separator: ", ")).")
    case .inconclusive:
      let names = deciding.map(\.metric.title).joined(separator: ", ")
      guard scenario.method == .rounds else {
        return
          "\(scenario.scenario): no answer: machine busy. Without the time for which it kept the "
          + "processor from the frames, \(names) would not have changed as much: record both "
          + "again."
      }
      return "\(scenario.scenario): no answer, as the rounds contradict each other too much in "
        + "\(names).\(exactCounts)\(busy.map { " \($0)" } ?? "")"
    }
  }

  /// The largest number of counts in a sentence.
  private static let saidCounts = 2

  /// The largest changes of exact counts, whatever the times say; empty where there are none.
  private var exactCounts: String {
    guard scenario.nondeterminism.isEmpty else { return "" }
    if let work = scenario.moreWork ?? scenario.lessWork { return " Counted exactly: \(work)." }
    let said = scenario.counts.prefix(Self.saidCounts).map {
      "\($0.name) \(Readable.number($0.base)) → \(Readable.number($0.head))"
    }
    return said.isEmpty ? "" : " Counted exactly: \(said.joined(separator: ", "))."
  }

  /// A sentence for a busy machine; nil where it was not busy.
  private var busy: String? {
    guard let share = scenario.otherShare, share >= Self.busyShare else { return nil }
    return
      "The machine was busy: for \(Readable.share(share)) of the frames' time their thread did "
      + "not have the processor."
  }

  /// The minimum share of the frames' time without the processor for a busy machine.
  private static let busyShare = 0.05

  /// The interval that made the difference, by number or by time; nil where none did.
  var explanation: String? {
    guard let interval = scenario.explanation(slower: scenario.verdict != .improvement) else {
      return nil
    }
    let row = scenario.rowTypes.first {
      $0.name.hasPrefix(interval.name + " ") && ($0.differenceNs > 0) == (interval.differenceNs > 0)
    }
    let rows = row.map {
      ", most of it in rows of type \($0.name.dropFirst(interval.name.count + 1))"
    }
    return "\(Self.words(interval))\(rows ?? "")."
  }

  /// `apply of MessageRow allocates 214 times, 12 before`.
  static func words(_ allocations: AllocationDifference) -> String {
    func each(_ cost: AllocationCost) -> String { Readable.number(cost.allocationsEach, digits: 1) }
    guard let head = allocations.head else { return "\(allocations.name) is gone" }
    guard let base = allocations.base else {
      return "\(allocations.name) is new: it allocates \(each(head)) times"
    }
    let counts =
      base.count == head.count
      ? "" : ", in \(Readable.number(base.count)) → \(Readable.number(head.count)) intervals"
    return "\(allocations.name) allocates \(each(head)) times, \(each(base)) before\(counts)"
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

extension MetricComparison {
  /// The metric and by how much it changed: `mean of frames +7.1 %`.
  ///
  /// Where there is no ratio, as of a rate that was 0, both values: `hitch rate 0 → 12.5 ms/s`.
  package var changeWords: String {
    guard !ratio.isFinite || ratio <= 0 else {
      return "\(metric.title) \(ReportFields.change(ratio))"
    }
    let words = [base, head].map { ReportFields.value($0, metric) }
    return "\(metric.title) \(words[0]) → \(words[1])"
  }
}
