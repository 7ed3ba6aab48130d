/// Adds up what layout passes say of measuring; without them, counts measurements.
struct MeasuringCollector {
  private struct Row {
    var count = 0
    var totalNs: Int64 = 0
  }

  private var measured: Int64 = 0
  private var cacheHits: Int64 = 0
  private var layouts = 0
  private var measurements = 0
  private var types: [ContentTypes.Key?: Row] = [:]

  /// Takes the measurements and layout passes of a part of a trace.
  mutating func add(_ tree: IntervalTree) {
    for interval in tree.intervals {
      switch interval.name {
      case KnownInterval.measure:
        measurements += 1
        let key = ContentTypes.Key(interval)
        types[key, default: Row()].count += 1
        let known = types[key]?.totalNs ?? 0
        types[key]?.totalNs = [known, interval.durationNs].saturatingSum()
      case KnownInterval.layout:
        guard let count = interval[KnownField.measured]?.integer else { continue }
        layouts += 1
        measured = [measured, count].saturatingSum()
        cacheHits = [cacheHits, interval[KnownField.cacheHits]?.integer ?? 0].saturatingSum()
      default: break
      }
    }
  }

  /// What was added up; nil when there is nothing.
  func summary(_ names: ContentTypes) -> MeasuringSummary? {
    guard layouts > 0 || measurements > 0 else { return nil }
    return MeasuringSummary(
      measured: layouts > 0 ? measured : Int64(measurements),
      cacheHits: layouts > 0 ? cacheHits : nil,
      byType: rows(names)
    )
  }

  /// A row for every name: lists have numbers of their own for the same type.
  private func rows(_ names: ContentTypes) -> [MeasuringSummary.ContentType] {
    Dictionary(grouping: types) { entry in entry.key.map { names.name(of: $0) } }
      .map { name, entries in
        MeasuringSummary.ContentType(
          name: name,
          count: entries.reduce(0) { $0 + $1.value.count },
          totalNs: entries.lazy.map(\.value.totalNs).saturatingSum()
        )
      }
      .sorted { ($1.totalNs, $0.name ?? "") < ($0.totalNs, $1.name ?? "") }
  }
}
