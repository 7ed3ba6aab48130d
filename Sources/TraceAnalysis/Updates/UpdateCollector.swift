/// Adds up updates as they come in.
struct UpdateCollector {
  /// A long update, before and after what is inside it was looked at.
  private enum Worst {
    case found(at: Int)
    case seen(UpdateSummary.WorstUpdate)

    var seen: UpdateSummary.WorstUpdate? {
      if case .seen(let update) = self { update } else { nil }
    }
  }

  /// Reasons beyond so many, which only a damaged or malicious trace has, count as one.
  private static let maxReasons = 256
  private static let otherReasons = "(other reasons)"

  private var samples = Samples()
  private var reasons: [ReasonTotals] = []
  private var names: [String?] = []
  private var places: [String?: Int] = [:]
  private var worst = Largest<Worst>(UpdateSummary.worstCount)
  /// The updates of each list.
  private(set) var lists: [ListKey: Samples] = [:]

  /// Takes the updates of a part of a trace.
  ///
  /// What an update inside another one does counts for the inner one alone.
  mutating func add(_ tree: IntervalTree, _ facts: TraceFacts) {
    var latest: (update: Int, reason: Int)?
    for (position, owner) in tree.owners(.update).enumerated() {
      guard let owner else { continue }
      if owner == position { add(position, of: tree) }
      if latest?.update != owner { latest = (owner, place(of: tree.intervals[owner])) }
      let reason = latest?.reason ?? 0
      reasons[reason].add(tree.intervals[position], isUpdate: owner == position)
    }
    worst.update { worst in
      guard case .found(let position) = worst else { return }
      worst = .seen(UpdateSummary.WorstUpdate(at: position, in: tree, facts))
    }
  }

  /// What was added up; nil when there are no updates.
  var summary: UpdateSummary? {
    guard samples.count > 0 else { return nil }
    return UpdateSummary(
      durations: samples.distribution,
      byReason: zip(reasons, names).map { $0.summary($1) }
        .sorted { ($1.durations.sum, $0.name ?? "") < ($0.durations.sum, $1.name ?? "") },
      worst: worst.elements.compactMap(\.seen)
    )
  }

  private mutating func add(_ position: Int, of tree: IntervalTree) {
    let interval = tree.intervals[position]
    let duration = interval.durationNs
    samples.add(duration)
    let key = ListKey(process: interval.process, list: interval.list)
    if lists[key] != nil || lists.count < ListSummary.maxLists {
      lists[key, default: Samples()].add(duration)
    }
    worst.add(duration, .found(at: position))
  }

  /// The place of the totals that an update belongs to.
  private mutating func place(of update: Interval) -> Int {
    var name = update[KnownField.reason]?.name
    if let place = places[name] { return place }
    if reasons.count >= Self.maxReasons { name = Self.otherReasons }
    if let place = places[name] { return place }
    places[name] = reasons.count
    names.append(name)
    reasons.append(ReasonTotals())
    return reasons.count - 1
  }
}

extension UpdateSummary.WorstUpdate {
  init(at position: Int, in tree: IntervalTree, _ facts: TraceFacts) {
    let interval = tree.intervals[position]
    self.init(
      list: interval.list,
      update: interval.update,
      reason: interval[KnownField.reason]?.name,
      startNs: interval.startNs - (facts.firstNs ?? interval.startNs),
      durationNs: interval.durationNs,
      items: interval[KnownField.items]?.integer.flatMap { Int(exactly: $0) },
      changes: interval[KnownField.changes]?.integer.flatMap { Int(exactly: $0) },
      inside: tree.breakdown(of: position),
      order: TimeOrder(of: position, in: tree, facts.contentTypes)
    )
  }
}
