/// Adds up what layout passes say of measuring; without them, counts measurements.
struct MeasuringCollector {
  private struct Row {
    var count = 0
    var totalNs: Int64 = 0

    mutating func add(_ durationNs: Int64) {
      count += 1
      totalNs = totalNs.addingSaturating(durationNs)
    }
  }

  private var total = CacheCounts()
  private var layouts = 0
  private var measurements = 0
  private var types: [ContentTypes.Key?: Row] = [:]
  private var overTime = TimeBuckets<CacheCounts>(MeasuringSummary.maxMoments) { $0.add($1) }

  /// Takes the measurements and layout passes of a part of a trace.
  mutating func add(_ tree: IntervalTree, _ facts: TraceFacts) {
    for position in tree.intervals.indices {
      switch tree.intervals[position].shape.meaning {
      case .measure:
        measurements += 1
        let interval = tree.intervals[position]
        let key = ContentTypes.Key(interval)
        let isKnown = types[key] != nil || types.count < TraceFacts.maxNames
        types[isKnown ? key : nil, default: Row()].add(interval.durationNs)
      case .layout:
        let interval = tree.intervals[position]
        guard let count = interval[KnownField.measured]?.integer else { continue }
        layouts += 1
        var counts = CacheCounts()
        counts.add(measured: count, cacheHits: interval[KnownField.cacheHits]?.integer ?? 0)
        total.add(counts)
        overTime.add(counts, at: interval.startNs - (facts.firstNs ?? interval.startNs))
      default: break
      }
    }
  }

  /// What was added up; nil when there is nothing.
  func summary(_ facts: TraceFacts) -> MeasuringSummary? {
    guard layouts > 0 || measurements > 0 else { return nil }
    return MeasuringSummary(
      measured: layouts > 0 ? total.measured : Int64(measurements),
      cacheHits: layouts > 0 ? total.cacheHits : nil,
      byType: rows(facts),
      overTime: overTime.rows.map { MeasuringSummary.Moment(startNs: $0.startNs, cache: $0.value) },
      momentNs: overTime.widthNs
    )
  }

  /// A row for every name: lists have numbers of their own for the same type.
  private func rows(_ facts: TraceFacts) -> [MeasuringSummary.ContentType] {
    let keys = Set(types.keys).union(facts.cacheCounts.keys.map(Optional.some))
    let groups: [String?: [ContentTypes.Key?]] = Dictionary(grouping: keys) { key in
      key.map { facts.contentTypes.name(of: $0) }
    }
    return
      groups
      .map { name, keys in
        MeasuringSummary.ContentType(
          name: name,
          count: keys.reduce(0) { $0 + (types[$1]?.count ?? 0) },
          totalNs: keys.lazy.map { types[$0]?.totalNs ?? 0 }.saturatingSum(),
          cache: cacheCounts(of: keys, facts)
        )
      }
      .sorted { ($1.totalNs, $0.name ?? "") < ($0.totalNs, $1.name ?? "") }
  }

  private func cacheCounts(of keys: [ContentTypes.Key?], _ facts: TraceFacts) -> CacheCounts? {
    let known = keys.compactMap { key in key.flatMap { facts.cacheCounts[$0] } }
    guard var sum = known.first else { return nil }
    for counts in known.dropFirst() { sum.add(counts) }
    return sum
  }
}
