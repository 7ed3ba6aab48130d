/// Adds up what intervals cost, name by name.
///
/// Names are symbols here, the numbers that `TraceLine.names` has them by.
struct IntervalStatistics: StageCollector {
  /// The intervals of one name.
  private struct Row: Sendable {
    var samples: Samples
    var selfNs: Int64 = 0
    /// The time that falls into frames.
    var inFramesNs = 0.0
    var fields: [(name: String, samples: FieldSamples)] = []
    /// The shape that `places` are of; negative before the first.
    private var shape: Int32 = -1
    private var places: [Int] = []
    /// The number of fields of that shape that belong to the begin.
    private var beginCount = 0

    init(limit: Int) {
      samples = Samples(limit: limit)
    }

    mutating func add(_ tree: IntervalTree, _ position: Int, isInFrame: Bool, limit: Int) {
      let pair = tree.pairs[position]
      samples.add(pair.durationNs)
      selfNs = selfNs.addingSaturating(tree.nesting[position].selfNs)
      if isInFrame { inFramesNs += Double(pair.durationNs) }
      // Nearly always one shape: a name has several only in traces of several versions.
      if pair.shape != shape { learn(pair.shape, tree.shapes[Int(pair.shape)], limit: limit) }
      for field in places.indices where places[field] >= 0 {
        let place = pair.place(ofField: field, beginCount: beginCount)
        if let number = tree.values[place].number { fields[places[field]].samples.add(number) }
      }
    }

    mutating func merge(_ other: Row, limit: Int) {
      samples.merge(other.samples)
      selfNs = selfNs.addingSaturating(other.selfNs)
      inFramesNs += other.inFramesNs
      for field in other.fields {
        fields[place(of: field.name, limit: limit)].samples.merge(field.samples)
      }
    }

    private mutating func learn(_ number: Int32, _ shape: IntervalShape, limit: Int) {
      self.shape = number
      beginCount = shape.beginCount
      places = shape.fieldNames.map { name in
        // Ids are no quantities.
        shape.origin != nil && name.hasSuffix("signpost_id") ? -1 : place(of: name, limit: limit)
      }
    }

    private mutating func place(of field: String, limit: Int) -> Int {
      if let place = fields.firstIndex(where: { $0.name == field }) { return place }
      fields.append((field, FieldSamples(limit: limit)))
      return fields.count - 1
    }
  }

  private let limit: Int
  /// A row for every symbol; nil for those without intervals.
  private var rows: [Row?] = []
  private var frameNs = 0.0

  /// Prepares to add up; of each name, at most `limit` durations are kept as they are.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes the intervals of a part of a trace.
  ///
  /// - Complexity: O(intervals and their fields).
  mutating func add(_ part: StagePart) {
    let tree = part.tree
    var isInFrame = [Bool](repeating: false, count: tree.count)
    for position in tree.pairs.indices {
      let pair = tree.pairs[position]
      let parent = Int(tree.nesting[position].parent)
      let isInside = parent >= 0 && isInFrame[parent]
      let isFrame = pair.meaning == .frame
      if isFrame, !isInside { frameNs += Double(pair.durationNs) }
      isInFrame[position] = isInside || isFrame
      let symbol = makeRow(pair.symbol)
      rows[symbol]?.add(tree, position, isInFrame: isInside || isFrame, limit: limit)
    }
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: IntervalStatistics) {
    frameNs += other.frameNs
    for (symbol, row) in other.rows.enumerated() {
      guard let row else { continue }
      rows[makeRow(Int32(symbol))]?.merge(row, limit: limit)
    }
  }

  /// A row for every name, in the order of a schema.
  ///
  /// - Parameters:
  ///   - order: the names of the schema; others follow, in alphabetical order.
  ///   - names: the name of each symbol.
  ///   - origins: the categories of the names that belong to one.
  /// - Returns: the rows; a name without intervals has none.
  func summaries(
    in order: [NamedParents],
    _ names: [String],
    _ origins: [String: SignpostOrigin] = [:]
  ) -> [IntervalSummary] {
    let present = zip(names, rows).compactMap { name, row in row.map { (name, $0) } }
    let byName = Dictionary(present) { first, _ in first }
    let known = Set(order.map(\.name))
    let others = byName.keys.filter { !known.contains($0) }.sorted()
    return (order + others.map { NamedParents(name: $0) }).compactMap { name in
      byName[name.name].map { row in
        summary(row, name.name, origins[name.name], level: name.parents.count { byName[$0] != nil })
      }
    }
  }

  /// Adds up the costs of the categories that names belong to.
  ///
  /// - Parameters:
  ///   - names: the name of each symbol.
  ///   - origins: the categories of the names that belong to one.
  /// - Returns: the costs; a category without intervals has none.
  func categories(_ names: [String], _ origins: [String: SignpostOrigin])
    -> [SignpostOrigin: CategoryCosts]
  {
    var costs: [SignpostOrigin: CategoryCosts] = [:]
    for (name, row) in zip(names, rows) {
      guard let row, let origin = origins[name] else { continue }
      let none = CategoryCosts(limit: limit)
      costs[origin, default: none].samples.merge(row.samples)
      costs[origin, default: none].selfNs = (costs[origin]?.selfNs ?? 0).addingSaturating(
        row.selfNs
      )
    }
    return costs
  }

  private func summary(
    _ row: Row,
    _ name: String,
    _ origin: SignpostOrigin?,
    level: Int
  ) -> IntervalSummary {
    IntervalSummary(
      name: name,
      origin: origin,
      level: level,
      durations: row.samples.distribution,
      selfNs: row.selfNs,
      shareOfFrameTime: frameNs > 0 ? row.inFramesNs / frameNs : nil,
      fields: row.fields.compactMap { field in
        field.samples.statistics.map { (field.name, $0) }
      }
    )
  }

  /// The place of a name's row, which is there from then on.
  private mutating func makeRow(_ symbol: Int32) -> Int {
    let place = Int(symbol)
    while rows.count <= place { rows.append(nil) }
    if rows[place] == nil { rows[place] = Row(limit: limit) }
    return place
  }
}
