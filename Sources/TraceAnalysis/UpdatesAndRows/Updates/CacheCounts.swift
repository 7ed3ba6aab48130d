import ListSchema

/// The sizes that layout passes asked for, by where they came from.
public struct CacheCounts: Hashable, Sendable {
  /// Sizes that had to be measured.
  public private(set) var measured: Int64 = 0
  /// Sizes that had been measured before; in traces of schemas up to version 6 also the fixed ones.
  public private(set) var cached: Int64 = 0
  /// Sizes that need no measuring; nil where the trace does not tell them from the cached ones.
  public private(set) var fixed: Int64?

  /// The share of the measured and cached sizes that were cached, from 0 to 1; nil without any.
  ///
  /// Fixed sizes are no part of it: no cache could save them anything.
  public var hitRate: Double? {
    guard measured > 0 || cached > 0 else { return nil }
    return Double(cached) / (Double(measured) + Double(cached))
  }

  /// Counts nothing yet.
  init() {}

  /// Takes the counts of one layout pass; negative ones make no sense.
  init(measured: Int64?, cached: Int64?, fixed: Int64?) {
    self.measured = max(0, measured ?? 0)
    self.cached = max(0, cached ?? 0)
    self.fixed = fixed.map { max(0, $0) }
  }

  mutating func add(_ other: CacheCounts) {
    measured = measured.addingSaturating(other.measured)
    cached = cached.addingSaturating(other.cached)
    if let more = other.fixed { fixed = (fixed ?? 0).addingSaturating(more) }
  }
}

extension CacheCounts {
  /// Takes the counts of an event about the sizes of one content type.
  init(_ event: TraceEvent) {
    func count(_ field: FieldName) -> Int64? { event[field]?.integer }
    self.init(
      measured: count(.measured),
      cached: count(.cached),
      fixed: count(.fixed)
    )
  }

  /// Takes the counts of a layout pass; nil where it has none.
  init?(layout position: Int, in tree: IntervalTree) {
    guard let measured = tree.value(.measured, at: position)?.integer else { return nil }
    self.init(
      measured: measured,
      cached: tree.value(.cached, at: position)?.integer,
      fixed: tree.value(.fixed, at: position)?.integer
    )
  }
}
