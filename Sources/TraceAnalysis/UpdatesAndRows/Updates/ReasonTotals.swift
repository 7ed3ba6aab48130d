/// The sums of updates with the same reason.
struct ReasonTotals {
  private var samples: Samples
  /// The intervals of each shape, by its number; nil for those that are in none of the updates.
  private var parts: [UpdatePart?] = []
  /// The numbers of the shapes, in the order of first appearance.
  private var order: [Int] = []

  /// Prepares to add up; at most `limit` durations are kept as they are.
  init(limit: Int) {
    samples = Samples(limit: limit)
  }

  /// Takes an update, or something inside one.
  mutating func add(_ tree: IntervalTree, _ position: Int, isUpdate: Bool) {
    let pair = tree.pairs[position]
    if isUpdate { samples.add(pair.durationNs) }
    let shape = Int(pair.shape)
    makePart(shape, tree.shapes[shape])
    parts[shape]?.add(tree, position)
  }

  /// Takes updates of another run.
  mutating func merge(_ other: ReasonTotals) {
    samples.merge(other.samples)
    for shape in other.order {
      guard let part = other.parts[shape] else { continue }
      makePart(shape, part.shape)
      parts[shape]?.merge(part)
    }
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

  private mutating func makePart(_ number: Int, _ shape: IntervalShape) {
    while parts.count <= number { parts.append(nil) }
    guard parts[number] == nil else { return }
    order.append(number)
    parts[number] = UpdatePart(shape)
  }
}

/// The intervals of one shape in updates.
private struct UpdatePart {
  /// Positions and numbers of types are not to be added up.
  private static let notCounts: Set = ["section", "index", "type"]

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

  mutating func add(_ tree: IntervalTree, _ position: Int) {
    count += 1
    selfNs = selfNs.addingSaturating(tree.nesting[position].selfNs)
    let pair = tree.pairs[position]
    for field in countable {
      let place = pair.place(ofField: field, beginCount: shape.beginCount)
      // Counts are unsigned.
      guard case .unsigned(let number) = tree.values[place] else { continue }
      sums[field] = (sums[field] ?? 0) + Double(number)
    }
  }

  mutating func merge(_ other: UpdatePart) {
    count += other.count
    selfNs = selfNs.addingSaturating(other.selfNs)
    for (field, sum) in other.sums.enumerated() {
      if let sum { sums[field] = (sums[field] ?? 0) + sum }
    }
  }
}

extension UpdateSummary.Part {
  /// Adds up parts of one name.
  fileprivate init(_ name: String, _ parts: [UpdatePart]) {
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
