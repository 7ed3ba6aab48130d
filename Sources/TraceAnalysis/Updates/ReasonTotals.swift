/// What updates add up to that the same thing asked for.
struct ReasonTotals {
  private var samples = Samples()
  private var names: [String] = []
  private var parts: [String: Part] = [:]

  /// Takes an update with all that is inside it.
  mutating func add(_ position: Int, of tree: IntervalTree) {
    samples.add(tree.intervals[position].durationNs)
    add(tree.intervals[position])
    for inner in tree.descendants(of: position) { add(tree.intervals[inner]) }
  }

  func summary(_ name: String?) -> UpdateSummary.Reason {
    UpdateSummary.Reason(
      name: name,
      durations: samples.distribution,
      parts: names.compactMap { name in
        parts[name].map {
          UpdateSummary.Part(name: name, count: $0.count, selfNs: $0.selfNs, counts: $0.counts)
        }
      }
    )
  }

  private mutating func add(_ interval: Interval) {
    if parts[interval.name] == nil {
      names.append(interval.name)
      parts[interval.name] = Part()
    }
    parts[interval.name]?.add(interval)
  }
}

/// The intervals of one name in updates.
private struct Part {
  /// Positions and numbers of types are not to be added up.
  private static let notCounts: Set = ["section", "index", "type"]

  private(set) var count = 0
  private(set) var selfNs: Int64 = 0
  private(set) var counts: [(field: String, sum: Double)] = []

  mutating func add(_ interval: Interval) {
    count += 1
    selfNs = [selfNs, interval.selfNs].saturatingSum()
    for (field, value) in zip(interval.shape.fieldNames, interval.values) {
      // Counts are unsigned.
      guard case .unsigned(let number) = value, !Self.notCounts.contains(field) else { continue }
      if let place = counts.firstIndex(where: { $0.field == field }) {
        counts[place].sum += Double(number)
      } else {
        counts.append((field, Double(number)))
      }
    }
  }
}
