/// Adds up what was inside what, over a trace of any length: all intervals with the same names around
/// them are one.
///
/// Names are symbols here, the numbers that `TraceLine.names` has them by.
struct NestingTotals: StageCollector {
  /// All intervals of one name that have the same names around them.
  private struct Node {
    let symbol: Int32
    let level: Int
    var count = 0
    var totalNs: Int64 = 0
    var selfNs: Int64 = 0
    var children: [Int] = []

    /// Takes intervals, or only their self time.
    mutating func add(_ count: Int, _ totalNs: Int64, _ selfNs: Int64, isOwn: Bool) {
      self.selfNs = self.selfNs.addingSaturating(selfNs)
      guard isOwn else { return }
      self.count += count
      self.totalNs = self.totalNs.addingSaturating(totalNs)
    }
  }

  /// The first one is the trace itself.
  private var nodes = [Node(symbol: EventKinds.otherSymbol, level: 0)]

  /// The maximum number of nodes; what would need more of them is left to the self time around it.
  private static let maxNodes = 1000
  private static let maxChildren = 64

  /// Takes the intervals of a part of a trace.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ part: StagePart) {
    let tree = part.tree
    var places = [Int](repeating: 0, count: tree.count)
    for position in tree.pairs.indices {
      let (pair, nesting) = (tree.pairs[position], tree.nesting[position])
      let parent = nesting.parent < 0 ? 0 : places[Int(nesting.parent)]
      places[position] = add(pair.symbol, 1, pair.durationNs, nesting.selfNs, inside: parent)
    }
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: NestingTotals) {
    merge(other, 0, into: 0)
  }

  /// Returns the breakdown, the most expensive first, by the names of symbols.
  func breakdown(_ names: [String]) -> [IntervalBreakdown] { breakdown(of: 0, names) }

  private mutating func merge(_ other: NestingTotals, _ source: Int, into place: Int) {
    for child in other.nodes[source].children {
      let node = other.nodes[child]
      let own = add(node.symbol, node.count, node.totalNs, node.selfNs, inside: place)
      merge(other, child, into: own)
    }
  }

  /// Adds intervals of a name to their node, or to the one that stands for it, and returns that.
  private mutating func add(
    _ symbol: Int32,
    _ count: Int,
    _ totalNs: Int64,
    _ selfNs: Int64,
    inside parent: Int
  ) -> Int {
    let own = child(symbol, of: parent)
    let place = own ?? (parent == 0 ? othersAtTop() : parent)
    nodes[place].add(count, totalNs, selfNs, isOwn: own != nil || parent == 0)
    return place
  }

  private func breakdown(of place: Int, _ names: [String]) -> [IntervalBreakdown] {
    nodes[place].children.map { child in
      let node = nodes[child]
      return IntervalBreakdown(
        name: names[Int(node.symbol)],
        count: node.count,
        totalNs: node.totalNs,
        selfNs: node.selfNs,
        children: breakdown(of: child, names)
      )
    }
    .sorted { ($1.totalNs, $0.name) < ($0.totalNs, $1.name) }
  }

  /// The node for what is inside of nothing, and has no node of its own.
  private mutating func othersAtTop() -> Int {
    let known = nodes[0].children.first { nodes[$0].symbol == EventKinds.otherSymbol }
    return known ?? add(Node(symbol: EventKinds.otherSymbol, level: 1), to: 0)
  }

  /// The node of a name inside another; nil where there are too many, or it is too deep.
  private mutating func child(_ symbol: Int32, of parent: Int) -> Int? {
    for child in nodes[parent].children where nodes[child].symbol == symbol { return child }
    let level = nodes[parent].level + 1
    guard nodes.count < Self.maxNodes, nodes[parent].children.count < Self.maxChildren,
      level <= IntervalBreakdown.deepest
    else { return nil }
    return add(Node(symbol: symbol, level: level), to: parent)
  }

  private mutating func add(_ node: Node, to parent: Int) -> Int {
    nodes.append(node)
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }
}
