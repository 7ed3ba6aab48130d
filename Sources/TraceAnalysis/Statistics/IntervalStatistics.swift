/// Adds up what intervals cost, name by name.
struct IntervalStatistics {
  /// The intervals of one name.
  private struct Row {
    var samples = Samples()
    var selfNs: Int64 = 0
    /// The time that falls into frames.
    var inFramesNs = 0.0
    var fields: [(name: String, samples: FieldSamples)] = []
    private var shape: IntervalShape?
    private var places: [Int] = []

    mutating func add(_ interval: Interval, isInFrame: Bool) {
      samples.add(interval.durationNs)
      selfNs = selfNs.addingSaturating(interval.selfNs)
      if isInFrame { inFramesNs += Double(interval.durationNs) }
      // Nearly always one shape: a name has several only in traces of several versions.
      if interval.shape !== shape { learn(interval.shape) }
      for (field, place) in places.enumerated() {
        if let number = interval.value(at: field).number { fields[place].samples.add(number) }
      }
    }

    private mutating func learn(_ shape: IntervalShape) {
      self.shape = shape
      places = shape.fieldNames.map { name in
        if let place = fields.firstIndex(where: { $0.name == name }) { return place }
        fields.append((name, FieldSamples()))
        return fields.count - 1
      }
    }
  }

  private var rows: [Row] = []
  private var places: [String: Int] = [:]
  /// The rows of the shapes met, which are kept so that no other gets the identity of one.
  private var shapes: [ObjectIdentifier: (shape: IntervalShape, place: Int)] = [:]
  private var frameNs = 0.0

  /// Takes the intervals of a part of a trace.
  mutating func add(_ tree: IntervalTree) {
    var isInFrame: [Bool] = []
    isInFrame.reserveCapacity(tree.intervals.count)
    for position in tree.intervals.indices {
      let isInside = tree.intervals[position].parent.map { isInFrame[$0] } ?? false
      let isFrame = tree.intervals[position].shape.meaning == .frame
      if isFrame, !isInside { frameNs += Double(tree.intervals[position].durationNs) }
      isInFrame.append(isInside || isFrame)
      rows[place(of: tree.intervals[position].shape)]
        .add(tree.intervals[position], isInFrame: isInside || isFrame)
    }
  }

  /// A row for every name, in the order of a schema.
  ///
  /// - Parameter order: the names of the schema; others follow, in alphabetical order.
  /// - Returns: the rows; a name without intervals has none.
  func summaries(in order: [NamedParents]) -> [IntervalSummary] {
    let known = Set(order.map(\.name))
    let others = places.keys.filter { !known.contains($0) }.sorted()
    return (order + others.map { NamedParents(name: $0) }).compactMap { name in
      places[name.name].map { place in
        summary(rows[place], name.name, level: name.parents.count { places[$0] != nil })
      }
    }
  }

  private func summary(_ row: Row, _ name: String, level: Int) -> IntervalSummary {
    IntervalSummary(
      name: name,
      level: level,
      durations: row.samples.distribution,
      selfNs: row.selfNs,
      shareOfFrameTime: frameNs > 0 ? row.inFramesNs / frameNs : nil,
      fields: row.fields.compactMap { field in
        field.samples.statistics.map { (field.name, $0) }
      }
    )
  }

  private mutating func place(of shape: IntervalShape) -> Int {
    if let known = shapes[ObjectIdentifier(shape)] { return known.place }
    let place = places[shape.name] ?? rows.count
    if place == rows.count {
      places[shape.name] = place
      rows.append(Row())
    }
    shapes[ObjectIdentifier(shape)] = (shape, place)
    return place
  }
}
