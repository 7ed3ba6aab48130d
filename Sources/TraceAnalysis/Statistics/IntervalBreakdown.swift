/// The intervals inside one interval: everything of the same name on the same level added up.
public struct IntervalBreakdown: Hashable, Sendable {
  /// The name of the intervals.
  public let name: String
  /// The number of intervals.
  public let count: Int
  /// The sum of their durations, in nanoseconds.
  public let totalNs: Int64
  /// The sum of their self times, in nanoseconds.
  public let selfNs: Int64
  /// The intervals inside them, the most expensive first.
  public let children: [IntervalBreakdown]

  /// Deeper levels are left to the self time of the level above.
  static let deepest = 12
}

extension IntervalTree {
  /// Returns the intervals inside an interval, the most expensive first.
  public func breakdown(of position: Int) -> [IntervalBreakdown] {
    let inside = descendants(of: position)
    let children = Dictionary(grouping: inside) {
      nesting[$0].parent < 0 ? position : Int(nesting[$0].parent)
    }
    return breakdown(of: [position], children, level: 1)
  }

  private func breakdown(
    of parents: [Int],
    _ children: [Int: [Int]],
    level: Int
  ) -> [IntervalBreakdown] {
    guard level <= IntervalBreakdown.deepest else { return [] }
    let members = parents.flatMap { children[$0] ?? [] }
    return Dictionary(grouping: members) { shapes[Int(pairs[$0].shape)].name }
      .map { name, positions in
        IntervalBreakdown(
          name: name,
          count: positions.count,
          totalNs: positions.lazy.map { pairs[$0].durationNs }.saturatingSum(),
          selfNs: positions.lazy.map { nesting[$0].selfNs }.saturatingSum(),
          children: breakdown(of: positions, children, level: level + 1)
        )
      }
      .sorted { ($1.totalNs, $0.name) < ($0.totalNs, $1.name) }
  }
}
