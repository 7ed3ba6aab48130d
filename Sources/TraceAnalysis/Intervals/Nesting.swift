/// A begin or an end, by the position of its interval.
struct IntervalStep {
  // The complement marks an end: four bytes a step instead of sixteen.
  private let code: Int32

  static func begin(_ position: Int) -> IntervalStep { IntervalStep(code: Int32(position)) }
  static func end(_ position: Int) -> IntervalStep { IntervalStep(code: ~Int32(position)) }

  var isBegin: Bool { code >= 0 }
  var position: Int { Int(code >= 0 ? code : ~code) }
}

/// Derives what encloses what, and self times; `IntervalTree` states the rules.
///
/// Done after pairing, so that an interval whose end was lost encloses nothing.
struct Nesting {
  private let pairs: [IntervalPair]
  private var parents: [Int32]
  /// The time covered by intervals inside, and until when.
  private var covered: [(ns: Int64, untilNs: Int64)]

  private static let none: Int32 = -1

  init(_ pairs: [IntervalPair]) {
    self.pairs = pairs
    parents = Array(repeating: Self.none, count: pairs.count)
    covered = pairs.map { (0, $0.startNs) }
  }

  /// Nests the intervals of one thread.
  mutating func nest(_ steps: [IntervalStep]) {
    var open: [Int] = []
    for step in steps where pairs[step.position].state == .finished {
      if step.isBegin {
        parents[step.position] = open.last.map(Int32.init) ?? Self.none
        open.append(step.position)
      } else if let index = open.lastIndex(of: step.position) {
        open.remove(at: index)
        close(step.position, later: open[index...])
      }
    }
  }

  /// Settles an interval that ends while `later` ones, begun after it, are still open.
  private mutating func close(_ position: Int, later: ArraySlice<Int>) {
    let pair = pairs[position]
    for child in later where parents[child] == position {
      cover(position, from: pairs[child].startNs, to: pair.endNs)
      parents[child] = parents[position]
    }
    if parents[position] != Self.none {
      cover(Int(parents[position]), from: pair.startNs, to: pair.endNs)
    }
  }

  /// Notes that another interval was open inside one.
  ///
  /// Of two children that overlap, the one that began later also ends later (else it would be a
  /// child of the other), so one mark is enough to add up their union.
  private mutating func cover(_ position: Int, from start: Int64, to end: Int64) {
    let begin = max(start, covered[position].untilNs)
    guard end > begin else { return }
    covered[position].ns += end - begin
    covered[position].untilNs = end
  }

  /// The finished intervals, in the order of their begins.
  func intervals() -> [Interval] {
    var intervals: [Interval] = []
    intervals.reserveCapacity(pairs.count)
    var places = [Int](repeating: 0, count: pairs.count)
    for (position, pair) in pairs.enumerated() {
      guard pair.state == .finished, let shape = pair.shape else { continue }
      let parent = parents[position] == Self.none ? nil : places[Int(parents[position])]
      places[position] = intervals.count
      intervals.append(
        Interval(
          shape: shape,
          id: pair.id,
          list: pair.list,
          update: pair.update,
          process: pair.process,
          thread: pair.thread,
          startNs: pair.startNs,
          endNs: pair.endNs,
          selfNs: pair.endNs - pair.startNs - covered[position].ns,
          depth: parent.map { intervals[$0].depth + 1 } ?? 0,
          parent: parent,
          number: pair.number,
          values: pair.values
        )
      )
    }
    return intervals
  }
}
