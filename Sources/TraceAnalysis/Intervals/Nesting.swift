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
  private var selfTimes: [Int64]
  /// Which step ended each interval.
  private var ends: [Int32]

  /// Nests the intervals of one thread.
  ///
  /// - Complexity: O(steps), however the intervals cross.
  init(_ pairs: [IntervalPair], _ steps: [IntervalStep]) {
    self.pairs = pairs
    selfTimes = Array(repeating: 0, count: pairs.count)
    ends = Array(repeating: 0, count: pairs.count)
    addTimes(steps)
  }

  /// Gives every moment to the one of the open intervals that began last.
  private mutating func addTimes(_ steps: [IntervalStep]) {
    var open: [Int] = []
    var timeNs = Int64.min
    for (number, step) in steps.enumerated() where pairs[step.position].state == .finished {
      let position = step.position
      let nowNs = max(timeNs, step.isBegin ? pairs[position].startNs : pairs[position].endNs)
      if let latest = open.last {
        selfTimes[latest] = selfTimes[latest].addingSaturating(nowNs - timeNs)
      }
      timeNs = nowNs
      if step.isBegin {
        open.append(position)
      } else {
        ends[position] = Int32(number)
        // One that crosses stays until those that began later have ended.
        while let latest = open.last, ends[latest] > 0 { open.removeLast() }
      }
    }
  }

  /// The finished intervals, in the order of their begins.
  ///
  /// - Complexity: O(intervals): each one is put on the stack of those that may enclose the next one,
  ///   and taken off, once.
  func intervals(_ kinds: EventKinds, _ values: [FieldValue]) -> [Interval] {
    var intervals: [Interval] = []
    intervals.reserveCapacity(pairs.count)
    /// Positions of those that end after all that began since, and their places in `intervals`.
    var around: [(position: Int, place: Int)] = []
    for (position, pair) in pairs.enumerated() where pair.state == .finished {
      while let last = around.last, ends[last.position] < ends[position] { around.removeLast() }
      let parent = around.last?.place
      around.append((position, intervals.count))
      intervals.append(
        Interval(
          pair,
          kinds.shape(pair.shape),
          values,
          // Clocks that go backwards must not make it longer than the interval.
          selfNs: min(selfTimes[position], pair.endNs - pair.startNs),
          depth: parent.map { intervals[$0].depth + 1 } ?? 0,
          parent: parent
        )
      )
    }
    return intervals
  }
}
