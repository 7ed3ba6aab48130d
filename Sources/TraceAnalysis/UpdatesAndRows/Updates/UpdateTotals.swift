import ListSchema

/// The sums of the updates of one run, or of several together.
struct UpdateTotals: StageCollector {
  /// The maximum number of reasons; further ones, which only a damaged or malicious trace has,
  /// count as one.
  private static let maxReasons = 256
  private static let otherReasons = "(other reasons)"

  private let limit: Int
  private var samples: Samples
  private var reasons: [(name: String?, totals: ReasonTotals)] = []
  private var latestReason = 0
  /// The time in which was freed what updates replaced, after them, in nanoseconds.
  private var freedLaterNs: Int64 = 0
  /// The updates of each list.
  private(set) var lists = RecentKeys<ListKey, Samples>(maxKeys: ListSummary.maxLists)

  /// Prepares to add up; of every kind, at most `limit` durations are kept as they are.
  init(limit: Int) {
    self.limit = limit
    samples = Samples(limit: limit)
  }

  /// Takes the updates of a part of a trace.
  ///
  /// An update inside another one counts for itself alone.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ part: StagePart) {
    let tree = part.tree
    guard tree.pairs.contains(where: { $0.meaning == .update || $0.meaning == .release }) else {
      return
    }
    var latest: (update: Int32, reason: Int)?
    for (position, owner) in tree.owners(.update).enumerated() {
      guard owner >= 0 else {
        if tree.pairs[position].meaning == .release {
          freedLaterNs = freedLaterNs.addingSaturating(tree.nesting[position].selfNs)
        }
        continue
      }
      let isUpdate = owner == position
      if isUpdate { add(tree.pairs[position]) }
      if latest?.update != owner { latest = (owner, reason(of: Int(owner), in: tree)) }
      reasons[latest?.reason ?? 0].totals.add(tree, position, isUpdate: isUpdate)
    }
  }

  /// Takes the updates of another run.
  mutating func merge(_ other: UpdateTotals) {
    samples.merge(other.samples)
    freedLaterNs = freedLaterNs.addingSaturating(other.freedLaterNs)
    for (name, totals) in other.reasons { reasons[place(ofReason: name)].totals.merge(totals) }
    for (key, updates) in other.lists.all {
      lists.update(key, Samples(limit: limit)) { $0.merge(updates) }
    }
  }

  /// Returns the summary; nil when there are no updates.
  func summary(worst: [UpdateSummary.WorstUpdate]) -> UpdateSummary? {
    guard samples.count > 0 else { return nil }
    return UpdateSummary(
      durations: samples.distribution,
      byReason: reasons.map { $0.totals.summary($0.name) }
        .sorted { ($1.durations.sum, $0.name ?? "") < ($0.durations.sum, $1.name ?? "") },
      freedLaterNs: freedLaterNs,
      worst: worst
    )
  }

  /// All updates, whatever asked for them, under one name; nil when there are none.
  func all(named name: String) -> UpdateSummary.Reason? {
    guard samples.count > 0 else { return nil }
    var sum = ReasonTotals(limit: limit)
    for (_, totals) in reasons { sum.merge(totals) }
    return sum.summary(name)
  }

  private mutating func add(_ update: IntervalPair) {
    samples.add(update.durationNs)
    let key = ListKey(process: update.process, list: update.list)
    lists.update(key, Samples(limit: limit)) { $0.add(update.durationNs) }
  }

  /// The place of the totals that an update belongs to.
  private mutating func reason(of update: Int, in tree: IntervalTree) -> Int {
    let name = tree.value(.reason, at: update)?.name
    if latestReason >= reasons.count || reasons[latestReason].name != name {
      latestReason = place(ofReason: name)
    }
    return latestReason
  }

  private mutating func place(ofReason name: String?) -> Int {
    if let place = reasons.firstIndex(where: { $0.name == name }) { return place }
    if reasons.count >= Self.maxReasons, name != Self.otherReasons {
      return place(ofReason: Self.otherReasons)
    }
    reasons.append((name, ReasonTotals(limit: limit)))
    return reasons.count - 1
  }
}
