/// Adds up updates as they come in.
struct UpdateCollector {
  private var samples = Samples()
  private var reasons: [String?: ReasonTotals] = [:]
  private var worst = Largest<UpdateSummary.WorstUpdate>(UpdateSummary.worstCount)
  /// The updates of each list.
  private(set) var lists: [ListKey: Samples] = [:]

  /// Takes the updates of a part of a trace.
  mutating func add(_ tree: IntervalTree, _ facts: TraceFacts) {
    for (position, interval) in tree.intervals.enumerated()
    where interval.name == KnownInterval.update {
      let duration = interval.durationNs
      samples.add(duration)
      reasons[interval[KnownField.reason]?.text, default: ReasonTotals()].add(position, of: tree)
      let key = ListKey(process: interval.process, list: interval.list)
      lists[key, default: Samples()].add(duration)
      worst.add(
        duration,
        UpdateSummary.WorstUpdate(interval, at: position, in: tree, facts)
      )
    }
  }

  /// What was added up; nil when there are no updates.
  var summary: UpdateSummary? {
    guard samples.count > 0 else { return nil }
    return UpdateSummary(
      durations: samples.distribution,
      byReason: reasons.map { $1.summary($0) }
        .sorted { ($1.durations.sum, $0.name ?? "") < ($0.durations.sum, $1.name ?? "") },
      worst: worst.elements
    )
  }
}

extension UpdateSummary.WorstUpdate {
  init(_ interval: Interval, at position: Int, in tree: IntervalTree, _ facts: TraceFacts) {
    self.init(
      list: interval.list,
      update: interval.update,
      reason: interval[KnownField.reason]?.text,
      startNs: interval.startNs - (facts.firstNs ?? interval.startNs),
      durationNs: interval.durationNs,
      items: interval[KnownField.items]?.integer.flatMap { Int(exactly: $0) },
      changes: interval[KnownField.changes]?.integer.flatMap { Int(exactly: $0) },
      inside: tree.breakdown(of: position),
      order: TimeOrder(of: position, in: tree, facts.contentTypes)
    )
  }
}
