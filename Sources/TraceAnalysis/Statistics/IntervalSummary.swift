/// What all intervals of one name cost.
public struct IntervalSummary: Sendable {
  /// The name in the trace.
  public let name: String
  /// How many of the names that the vocabulary places around it are in the trace, too.
  public let level: Int
  /// The durations.
  ///
  /// Where intervals of a name enclose each other, each counts in full.
  public let durations: Distribution
  /// The sum of the self times, in nanoseconds.
  public let selfNs: Int64
  /// The part of the time of all frames that was spent in them; nil without frames.
  public let shareOfFrameTime: Double?
  /// Statistics of the numeric fields, in the order in which the trace has them.
  public let fields: [(name: String, statistics: FieldStatistics)]
}

extension IntervalTree {
  /// A row for every name, in the order of a vocabulary.
  ///
  /// - Parameter order: the names of the vocabulary; others follow, in alphabetical order.
  /// - Returns: the rows; a name without intervals has none.
  /// - Complexity: O(n log n) for n intervals.
  public func summaries(in order: [NamedParents]) -> [IntervalSummary] {
    let groups = Dictionary(grouping: intervals.indices) { intervals[$0].name }
    let known = Set(order.map(\.name))
    let others = groups.keys.filter { !known.contains($0) }.sorted()
    let frames = FrameTime(self)
    return (order + others.map { NamedParents(name: $0) }).compactMap { row in
      groups[row.name].map { positions in
        summary(row, positions, level: row.parents.count { groups[$0] != nil }, frames)
      }
    }
  }

  private func summary(
    _ row: NamedParents,
    _ positions: [Int],
    level: Int,
    _ frames: FrameTime
  ) -> IntervalSummary {
    IntervalSummary(
      name: row.name,
      level: level,
      durations: Distribution(positions.map { intervals[$0].durationNs }),
      selfNs: positions.lazy.map { intervals[$0].selfNs }.saturatingSum(),
      shareOfFrameTime: frames.share(of: positions),
      fields: fieldStatistics(positions)
    )
  }

  private func fieldStatistics(
    _ positions: [Int]
  ) -> [(name: String, statistics: FieldStatistics)] {
    var columns: [(name: String, values: [Double])] = []
    // Nearly always one shape: a name has several only in traces of several versions.
    var shape: IntervalShape?
    var places: [Int] = []
    for interval in positions.lazy.map({ intervals[$0] }) {
      if interval.shape !== shape {
        shape = interval.shape
        places = interval.shape.fieldNames.map { name in
          columns.firstIndex { $0.name == name }
            ?? {
              columns.append((name, []))
              return columns.count - 1
            }()
        }
      }
      for (place, value) in zip(places, interval.values) {
        if let number = value.number { columns[place].values.append(number) }
      }
    }
    return columns.compactMap { column in
      FieldStatistics(column.values).map { (column.name, $0) }
    }
  }
}

/// How much of the time of all frames falls to some intervals.
private struct FrameTime {
  private let intervals: [Interval]
  /// Whether a frame encloses the interval, or it is one.
  private var isInFrame: [Bool]
  private var totalNs = 0.0

  init(_ tree: IntervalTree) {
    intervals = tree.intervals
    isInFrame = []
    isInFrame.reserveCapacity(intervals.count)
    for interval in intervals {
      let isInside = interval.parent.map { isInFrame[$0] } ?? false
      let isFrame = interval.name == KnownInterval.frame
      if isFrame, !isInside { totalNs += Double(interval.durationNs) }
      isInFrame.append(isInside || isFrame)
    }
  }

  func share(of positions: [Int]) -> Double? {
    guard totalNs > 0 else { return nil }
    let inside = positions.lazy.filter { isInFrame[$0] }
    return inside.reduce(0) { $0 + Double(intervals[$1].durationNs) } / totalNs
  }
}
