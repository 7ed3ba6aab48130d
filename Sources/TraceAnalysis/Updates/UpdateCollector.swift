/// Adds up updates as they come in.
struct UpdateCollector {
  /// A long update, and where it is in the tree until what is inside it is known.
  private struct WorstPlace {
    var update: UpdateSummary.WorstUpdate
    var position: Int?
  }

  /// Reasons beyond so many, which only a damaged or malicious trace has, count as one.
  private static let mostReasons = 256
  private static let otherReasons = "(other reasons)"

  private var samples = Samples()
  private var reasons: [ReasonTotals] = []
  private var names: [String?] = []
  private var places: [String?: Int] = [:]
  private var worst = Largest<WorstPlace>(UpdateSummary.worstCount)
  /// The updates of each list.
  private(set) var lists: [ListKey: Samples] = [:]

  /// Takes the updates of a part of a trace.
  ///
  /// What an update inside another one does counts for the inner one alone.
  mutating func add(_ tree: IntervalTree, _ facts: TraceFacts) {
    var latest: (update: Int, reason: Int)?
    for (position, owner) in tree.owners(.update).enumerated() {
      guard let owner else { continue }
      if owner == position { add(position, of: tree, facts) }
      if latest?.update != owner { latest = (owner, place(of: tree.intervals[owner])) }
      let reason = latest?.reason ?? 0
      reasons[reason].add(tree.intervals[position], isUpdate: owner == position)
    }
    worst.update { worst in
      guard let position = worst.position else { return }
      worst.update.inside = tree.breakdown(of: position)
      worst.position = nil
    }
  }

  /// What was added up; nil when there are no updates.
  var summary: UpdateSummary? {
    guard samples.count > 0 else { return nil }
    return UpdateSummary(
      durations: samples.distribution,
      byReason: zip(reasons, names).map { $0.summary($1) }
        .sorted { ($1.durations.sum, $0.name ?? "") < ($0.durations.sum, $1.name ?? "") },
      worst: worst.elements.map(\.update)
    )
  }

  private mutating func add(_ position: Int, of tree: IntervalTree, _ facts: TraceFacts) {
    let interval = tree.intervals[position]
    let duration = interval.durationNs
    samples.add(duration)
    let key = ListKey(process: interval.process, list: interval.list)
    if lists[key] != nil || lists.count < ListSummary.mostLists {
      lists[key, default: Samples()].add(duration)
    }
    worst.add(
      duration,
      WorstPlace(
        update: UpdateSummary.WorstUpdate(interval, firstNs: facts.firstNs),
        position: position
      )
    )
  }

  /// The place of the totals that an update belongs to.
  private mutating func place(of update: Interval) -> Int {
    var name = update[KnownField.reason]?.text
    if let place = places[name] { return place }
    if reasons.count >= Self.mostReasons { name = Self.otherReasons }
    if let place = places[name] { return place }
    places[name] = reasons.count
    names.append(name)
    reasons.append(ReasonTotals())
    return reasons.count - 1
  }
}

extension UpdateSummary.WorstUpdate {
  init(_ interval: Interval, firstNs: Int64?) {
    self.init(
      list: interval.list,
      update: interval.update,
      reason: interval[KnownField.reason]?.text,
      startNs: interval.startNs - (firstNs ?? interval.startNs),
      durationNs: interval.durationNs,
      items: interval[KnownField.items]?.integer.flatMap { Int(exactly: $0) },
      changes: interval[KnownField.changes]?.integer.flatMap { Int(exactly: $0) },
      inside: []
    )
  }
}
