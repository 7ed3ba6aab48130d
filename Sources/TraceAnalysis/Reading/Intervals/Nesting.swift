/// A begin or an end, by the position of its interval.
struct IntervalStep {
  // The complement marks an end: four bytes a step instead of sixteen.
  private let code: Int32

  static func begin(_ position: Int) -> IntervalStep { IntervalStep(code: Int32(position)) }
  static func end(_ position: Int) -> IntervalStep { IntervalStep(code: ~Int32(position)) }

  var isBegin: Bool { code >= 0 }
  var position: Int { Int(code >= 0 ? code : ~code) }
}

/// The nesting of an interval, and its self time.
struct IntervalNesting: Sendable {
  /// The time that no interval inside it covers, in nanoseconds.
  var selfNs: Int64 = 0
  /// The position of the innermost interval that encloses it; negative at the top.
  var parent: Int32 = -1
  /// The number of intervals that enclose it.
  var depth: Int32 = 0
}

/// Derives what encloses what, and self times; `IntervalTree` states the rules.
///
/// Done after pairing, so that an interval whose end was lost encloses nothing.
struct Nesting {
  private let pairs: [IntervalPair]
  /// One for each pair; those of pairs that are not finished mean nothing.
  private var nesting: [IntervalNesting]
  /// True if stacks of any interval were sampled.
  private var isSampled = false
  /// The step that ended each interval.
  private var ends: [Int32]

  /// Nests the intervals of one thread.
  ///
  /// - Complexity: O(steps), however the intervals cross.
  init(_ pairs: [IntervalPair], _ steps: [IntervalStep]) {
    self.pairs = pairs
    nesting = Array(repeating: IntervalNesting(), count: pairs.count)
    ends = Array(repeating: 0, count: pairs.count)
    addTimes(steps)
    if pairs.contains(where: { $0.task != 0 && $0.state == .finished }) { addTaskTimes(steps) }
    findParents()
    if isSampled { takeOutSamples() }
  }

  /// The finished intervals in the order of their begins, each with its place in the others.
  var finished: (pairs: [IntervalPair], nesting: [IntervalNesting]) {
    guard pairs.contains(where: { $0.state != .finished }) else { return (pairs, nesting) }
    let kept = pairs.indices.filter { pairs[$0].state == .finished }
    return (kept.map { pairs[$0] }, kept.map { nesting[$0] })
  }

  /// Gives every moment to the one of the open intervals that began last, unless that is of a task.
  private mutating func addTimes(_ steps: [IntervalStep]) {
    var open: [Int] = []
    var timeNs = Int64.min
    for (number, step) in steps.enumerated() where pairs[step.position].state == .finished {
      let position = step.position
      let nowNs = max(timeNs, step.isBegin ? pairs[position].startNs : pairs[position].endNs)
      if let latest = open.last, pairs[latest].task == 0 {
        nesting[latest].selfNs = nesting[latest].selfNs.addingSaturating(nowNs - timeNs)
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

  /// Gives every moment of each task to the one of its open intervals that began last: tasks wait at
  /// the same time.
  private mutating func addTaskTimes(_ steps: [IntervalStep]) {
    var tasks: [UInt32: (open: [Int], timeNs: Int64)] = [:]
    for step in steps where pairs[step.position].state == .finished {
      let pair = pairs[step.position]
      guard pair.task != 0 else { continue }
      var (open, timeNs) = tasks.removeValue(forKey: pair.task) ?? ([], .min)
      let nowNs = max(timeNs, step.isBegin ? pair.startNs : pair.endNs)
      if let latest = open.last {
        nesting[latest].selfNs = nesting[latest].selfNs.addingSaturating(nowNs - timeNs)
      }
      if step.isBegin {
        open.append(step.position)
      } else {
        let number = ends[step.position]
        while let latest = open.last, ends[latest] <= number { open.removeLast() }
      }
      if !open.isEmpty { tasks[pair.task] = (open, nowNs) }
    }
  }

  /// Leaves out the events at the two ends of a frame that its own clock does not count: they are
  /// no time of the frame.
  private mutating func leaveOutEvents(of position: Int) {
    let pair = pairs[position]
    let beside = pair.endNs - pair.startNs - pair.durationNs - pair.samplingNs
    nesting[position].selfNs = max(0, nesting[position].selfNs.addingSaturating(-beside))
  }

  /// Takes what samples took out of the own time of the interval that was the innermost one.
  ///
  /// One may have taken less than they do on average; no time gets negative of that.
  private mutating func takeOutSamples() {
    let finished = pairs.indices.filter { pairs[$0].state == .finished }
    var own = pairs.map(\.samplingNs)
    for position in finished where nesting[position].parent >= 0 {
      own[finished[Int(nesting[position].parent)]] -= pairs[position].samplingNs
    }
    for position in finished {
      let selfNs = nesting[position].selfNs.addingSaturating(-max(0, own[position]))
      nesting[position].selfNs = max(0, min(selfNs, pairs[position].durationNs))
    }
  }

  /// Finds the parents by their places among the finished intervals.
  private mutating func findParents() {
    var around = EnclosingIntervals()
    var place: Int32 = 0
    for position in pairs.indices where pairs[position].state == .finished {
      let entry = EnclosingIntervals.Entry(position: position, place: place, end: ends[position])
      if let parent = around.take(entry, of: pairs[position].task) {
        nesting[position].parent = parent.place
        nesting[position].depth = nesting[parent.position].depth + 1
      }
      if pairs[position].meaning == .frame { leaveOutEvents(of: position) }
      let pair = pairs[position]
      isSampled = isSampled || pair.samplingNs > 0
      // Clocks that go backwards must not make it longer than the interval.
      nesting[position].selfNs = min(nesting[position].selfNs, pair.durationNs + pair.samplingNs)
      place += 1
    }
  }
}
