import ListSchema

/// Adds up what layout passes say of measuring; without them, counts measurements.
struct MeasuringCollector: StageCollector {
  private var total = CacheCounts()
  private var layouts = 0
  private var measurements = 0
  private var caches: [ContentTypes.Key: CacheCounts] = [:]
  private var overTime = TimeBuckets<CacheCounts>(MeasuringSummary.maxMoments) { $0.add($1) }

  /// Takes the measurements and layout passes of a part of a trace.
  mutating func add(_ part: StagePart) {
    let tree = part.tree
    for position in tree.pairs.indices {
      switch tree.pairs[position].meaning {
      case .measure: measurements += 1
      case .layout:
        guard let counts = CacheCounts(layout: position, in: tree) else { continue }
        layouts += 1
        total.add(counts)
        overTime.add(counts, at: tree.pairs[position].startNs - part.firstNs)
      default: break
      }
    }
  }

  /// Takes what a layout pass says of the sizes of one content type; any other event is left alone.
  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    guard event.type.name == EventName.measureCache, let key = ContentTypes.Key(event),
      caches[key] != nil || caches.count < TraceFacts.maxNames
    else { return }
    caches[key, default: CacheCounts()].add(CacheCounts(event))
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: MeasuringCollector) {
    total.add(other.total)
    layouts += other.layouts
    measurements += other.measurements
    caches.merge(other.caches) { first, second in
      var sum = first
      sum.add(second)
      return sum
    }
    overTime.merge(other.overTime)
  }

  /// Returns the sums.
  ///
  /// - Parameters:
  ///   - names: the names of content types.
  ///   - rows: the measurements themselves.
  /// - Returns: the sums; nil when there is nothing.
  func summary(_ names: ContentTypes, _ rows: RowCollector) -> MeasuringSummary? {
    guard layouts > 0 || measurements > 0 else { return nil }
    return MeasuringSummary(
      measured: layouts > 0 ? total.measured : Int64(measurements),
      cache: layouts > 0 ? total : nil,
      byType: types(names, rows.measured(names)),
      overTime: overTime.rows.map { MeasuringSummary.Moment(startNs: $0.startNs, cache: $0.value) },
      momentNs: overTime.widthNs
    )
  }

  /// A row for every name: each list has its own number for the same type.
  private func types(
    _ names: ContentTypes,
    _ measured: [String?: (count: Int, totalNs: Int64)]
  ) -> [MeasuringSummary.ContentType] {
    var byName: [String: CacheCounts] = [:]
    for (key, counts) in caches { byName[names.name(of: key), default: CacheCounts()].add(counts) }
    return Set(measured.keys).union(byName.keys.map(Optional.some))
      .map { name in
        MeasuringSummary.ContentType(
          name: name,
          count: measured[name]?.count ?? 0,
          totalNs: measured[name]?.totalNs ?? 0,
          cache: name.flatMap { byName[$0] }
        )
      }
      .sorted { ($1.totalNs, $0.name ?? "") < ($0.totalNs, $1.name ?? "") }
  }
}
