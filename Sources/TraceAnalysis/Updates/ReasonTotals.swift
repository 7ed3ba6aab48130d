/// What updates add up to that the same thing asked for.
struct ReasonTotals {
  private var samples = Samples()
  private var parts: [ObjectIdentifier: Part] = [:]
  private var order: [ObjectIdentifier] = []

  /// Takes an update, or something inside one.
  mutating func add(_ interval: Interval, isUpdate: Bool) {
    if isUpdate { samples.add(interval.durationNs) }
    let shape = ObjectIdentifier(interval.shape)
    if parts[shape] == nil {
      order.append(shape)
      parts[shape] = Part(interval.shape)
    }
    parts[shape]?.add(interval)
  }

  func summary(_ name: String?) -> UpdateSummary.Reason {
    let parts = order.compactMap { self.parts[$0] }
    // A name has several shapes only in traces of several versions.
    let alike = Dictionary(grouping: parts) { $0.shape.name }
    let names = parts.map(\.shape.name).uniqued
    return UpdateSummary.Reason(
      name: name,
      durations: samples.distribution,
      parts: names.map { name in UpdateSummary.Part(name, alike[name] ?? []) }
    )
  }
}

/// The intervals of one shape in updates.
private struct Part {
  /// Positions and numbers of types are not to be added up.
  private static let notCounts: Set = ["section", "index", "type"]

  /// Kept, so that no other shape gets its identity.
  let shape: IntervalShape
  private(set) var count = 0
  private(set) var selfNs: Int64 = 0
  /// The sum of each field; nil where it is no count.
  private(set) var sums: [Double?]
  private let countable: [Int]

  init(_ shape: IntervalShape) {
    self.shape = shape
    sums = Array(repeating: nil, count: shape.fieldNames.count)
    countable = shape.fieldNames.indices.filter { !Self.notCounts.contains(shape.fieldNames[$0]) }
  }

  mutating func add(_ interval: Interval) {
    count += 1
    selfNs = selfNs.addingSaturating(interval.selfNs)
    for field in countable {
      // Counts are unsigned.
      guard case .unsigned(let number) = interval.value(at: field) else { continue }
      sums[field] = (sums[field] ?? 0) + Double(number)
    }
  }
}

extension UpdateSummary.Part {
  /// Adds up parts of one name.
  fileprivate init(_ name: String, _ parts: [Part]) {
    let sums = parts.flatMap { part in
      zip(part.shape.fieldNames, part.sums).compactMap { field, sum in sum.map { (field, $0) } }
    }
    self.init(
      name: name,
      count: parts.reduce(0) { $0 + $1.count },
      selfNs: parts.lazy.map(\.selfNs).saturatingSum(),
      counts: sums.map(\.0).uniqued.map { field in
        (field, sums.reduce(0) { $0 + ($1.0 == field ? $1.1 : 0) })
      }
    )
  }
}

extension [String] {
  /// Every text once, in the order of first appearance.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
