/// Adds up what was inside what, over a trace of any length: all intervals with the same names around
/// them are one.
struct NestingTotals {
  /// All intervals of one name that have the same names around them.
  private struct Node {
    let name: String
    let level: Int
    var count = 0
    var totalNs: Int64 = 0
    var selfNs: Int64 = 0
    var children: [Int] = []

    /// Takes an interval, or only its self time.
    mutating func add(_ interval: Interval, isOwn: Bool) {
      selfNs = selfNs.addingSaturating(interval.selfNs)
      guard isOwn else { return }
      count += 1
      totalNs = totalNs.addingSaturating(interval.durationNs)
    }
  }

  /// The first one is the trace itself.
  private var nodes = [Node(name: "", level: 0)]

  /// What would need more of them is left to the self time of what is around it.
  private static let maxNodes = 1000
  private static let maxChildren = 64

  /// Takes the intervals of a part of a trace.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ tree: IntervalTree) {
    var places: [Int] = []
    places.reserveCapacity(tree.intervals.count)
    for interval in tree.intervals {
      let parent = interval.parent.map { places[$0] } ?? 0
      let place = child(interval.name, of: parent)
      guard place == nil, parent == 0 else {
        places.append(place ?? parent)
        nodes[place ?? parent].add(interval, isOwn: place != nil)
        continue
      }
      let others = othersAtTop()
      places.append(others)
      nodes[others].add(interval, isOwn: true)
    }
  }

  /// What there is, the most expensive first.
  var breakdown: [IntervalBreakdown] { breakdown(of: 0) }

  private func breakdown(of place: Int) -> [IntervalBreakdown] {
    nodes[place].children.map { child in
      let node = nodes[child]
      return IntervalBreakdown(
        name: node.name,
        count: node.count,
        totalNs: node.totalNs,
        selfNs: node.selfNs,
        children: breakdown(of: child)
      )
    }
    .sorted { ($1.totalNs, $0.name) < ($0.totalNs, $1.name) }
  }

  /// The node for what is inside of nothing, and has no node of its own.
  private mutating func othersAtTop() -> Int {
    let known = nodes[0].children.first { nodes[$0].name == EventKinds.otherNames }
    if let known { return known }
    nodes.append(Node(name: EventKinds.otherNames, level: 1))
    nodes[0].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  /// The node of a name inside another; nil where there are too many, or it is too deep.
  private mutating func child(_ name: String, of parent: Int) -> Int? {
    if let known = nodes[parent].children.first(where: { nodes[$0].name == name }) { return known }
    let level = nodes[parent].level + 1
    guard nodes.count < Self.maxNodes, nodes[parent].children.count < Self.maxChildren,
      level <= IntervalBreakdown.deepest
    else { return nil }
    nodes.append(Node(name: name, level: level))
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }
}
