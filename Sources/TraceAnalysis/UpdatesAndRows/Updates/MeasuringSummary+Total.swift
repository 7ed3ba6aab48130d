extension MeasuringSummary {
  /// The measurements of all types as one row, under a name.
  package func total(named name: String) -> ContentType {
    let caches = byType.compactMap(\.cache)
    var sum = CacheCounts()
    for cache in caches { sum.add(cache) }
    return ContentType(
      name: name,
      count: byType.reduce(0) { $0 + $1.count },
      totalNs: byType.map(\.totalNs).saturatingSum(),
      cache: caches.isEmpty ? nil : sum
    )
  }
}
