/// Adds up what layout passes say of measuring; without them, counts measurements.
struct MeasuringCollector {
  private struct Row {
    var count = 0
    var totalNs: Int64 = 0

    mutating func add(_ count: Int, _ durationNs: Int64) {
      self.count += count
      totalNs = totalNs.addingSaturating(durationNs)
    }
  }

  private var total = CacheCounts()
  private var layouts = 0
  private var measurements = 0
  private var types: [ContentTypes.Key?: Row] = [:]
  private var caches: [ContentTypes.Key: CacheCounts] = [:]
  private var overTime = TimeBuckets<CacheCounts>(MeasuringSummary.maxMoments) { $0.add($1) }

  /// Takes the measurements and layout passes of a part of a trace.
  mutating func add(_ tree: IntervalTree, firstNs: Int64) {
    for position in tree.pairs.indices {
      switch tree.pairs[position].meaning {
      case .measure:
        measurements += 1
        let key = ContentTypes.Key(tree, position)
        let isKnown = types[key] != nil || types.count < TraceFacts.maxNames
        types[isKnown ? key : nil, default: Row()].add(1, tree.pairs[position].durationNs)
      case .layout:
        guard let count = tree.value(.measured, at: position)?.integer else { continue }
        layouts += 1
        var counts = CacheCounts()
        let hits = tree.value(.cacheHits, at: position)?.integer
        counts.add(measured: count, cacheHits: hits ?? 0)
        total.add(counts)
        overTime.add(counts, at: tree.pairs[position].startNs - firstNs)
      default: break
      }
    }
  }

  /// Takes what a layout pass says of the sizes of one content type; any other event is left alone.
  mutating func add(_ event: TraceEvent) {
    guard event.type.name == KnownEvent.measureCache, let key = ContentTypes.Key(event),
      caches[key] != nil || caches.count < TraceFacts.maxNames
    else { return }
    caches[key, default: CacheCounts()].add(
      measured: event[KnownField.measured]?.integer ?? 0,
      cacheHits: event[KnownField.cacheHits]?.integer ?? 0
    )
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: MeasuringCollector) {
    total.add(other.total)
    layouts += other.layouts
    measurements += other.measurements
    for (key, row) in other.types { types[key, default: Row()].add(row.count, row.totalNs) }
    caches.merge(other.caches) { first, second in
      var sum = first
      sum.add(second)
      return sum
    }
    overTime.merge(other.overTime)
  }

  /// What was added up; nil when there is nothing.
  func summary(_ names: ContentTypes) -> MeasuringSummary? {
    guard layouts > 0 || measurements > 0 else { return nil }
    return MeasuringSummary(
      measured: layouts > 0 ? total.measured : Int64(measurements),
      cacheHits: layouts > 0 ? total.cacheHits : nil,
      byType: rows(names),
      overTime: overTime.rows.map { MeasuringSummary.Moment(startNs: $0.startNs, cache: $0.value) },
      momentNs: overTime.widthNs
    )
  }

  /// A row for every name: lists have numbers of their own for the same type.
  private func rows(_ names: ContentTypes) -> [MeasuringSummary.ContentType] {
    let keys = Set(types.keys).union(caches.keys.map(Optional.some))
    let groups: [String?: [ContentTypes.Key?]] = Dictionary(grouping: keys) { key in
      key.map { names.name(of: $0) }
    }
    return
      groups
      .map { name, keys in
        MeasuringSummary.ContentType(
          name: name,
          count: keys.reduce(0) { $0 + (types[$1]?.count ?? 0) },
          totalNs: keys.lazy.map { types[$0]?.totalNs ?? 0 }.saturatingSum(),
          cache: cacheCounts(of: keys)
        )
      }
      .sorted { ($1.totalNs, $0.name ?? "") < ($0.totalNs, $1.name ?? "") }
  }

  private func cacheCounts(of keys: [ContentTypes.Key?]) -> CacheCounts? {
    let known = keys.compactMap { key in key.flatMap { caches[$0] } }
    guard var sum = known.first else { return nil }
    for counts in known.dropFirst() { sum.add(counts) }
    return sum
  }
}
