/// Makes an `IntervalTree` from events that are added in the order of time.
public struct IntervalTreeBuilder {
  private var kinds = EventKinds()
  private var pairs: [IntervalPair] = []
  private var open: [PairingKey: Int] = [:]
  private var threads = ThreadSteps()
  private var orphanEnds = 0
  private var rejected = 0

  /// Makes a builder without intervals.
  public init() {}

  /// Takes the begin or end of an interval and returns true; any other event is left alone.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func add(_ event: TraceEvent) -> Bool {
    let kind = kinds.kind(of: event.type)
    switch kind.role {
    case .instant: return false
    case .begin: begin(event, kind)
    case .end: end(event, kind)
    }
    return true
  }

  /// The tree of all intervals that have both begin and end.
  ///
  /// - Complexity: O(intervals), where they nest; O(intervals open at once) more for each one that
  ///   crosses others.
  public func finish() -> IntervalTree {
    var unfinished: [String: Int] = [:]
    for pair in pairs where pair.state == .open {
      unfinished[kinds.name(of: pair.symbol), default: 0] += 1
    }
    var nesting = Nesting(pairs)
    threads.steps.forEach { nesting.nest($0) }
    return IntervalTree(
      intervals: nesting.intervals(),
      unfinished: unfinished,
      orphanEnds: orphanEnds,
      rejected: rejected
    )
  }

  private mutating func begin(_ event: TraceEvent, _ kind: EventKinds.Kind) {
    let position = pairs.count
    let thread = threads.number(event.process, event.thread)
    let symbol = kind.symbol(of: event, in: &kinds)
    let pair = IntervalPair(event, kind, symbol, threadNumber: thread)
    // A begin that repeats an open one takes its place; the earlier one stays unfinished.
    open[PairingKey(process: event.process, symbol: symbol, id: pair.id)] = position
    pairs.append(pair)
    threads.append(.begin(position), to: thread)
  }

  private mutating func end(_ event: TraceEvent, _ kind: EventKinds.Kind) {
    let symbol = kind.symbol(of: event, in: &kinds)
    let key = PairingKey(process: event.process, symbol: symbol, id: kind.id(of: event))
    guard let position = open.removeValue(forKey: key) else {
      orphanEnds += 1
      return
    }
    guard event.timestampNs >= pairs[position].startNs else {
      pairs[position].state = .rejected
      rejected += 1
      return
    }
    let shape = kinds.shape(begin: pairs[position].beginType, end: kind, symbol)
    pairs[position].finish(event.timestampNs, values: kind.extraValues(of: event), shape: shape)
    threads.append(.end(position), to: pairs[position].threadNumber)
  }
}

/// What pairs an end with its begin.
private struct PairingKey: Hashable {
  let process: ProcessID
  let symbol: Int32
  let id: UInt32
}

/// The begins and ends of each thread, in the order in which they came.
private struct ThreadSteps {
  private struct ThreadKey: Hashable {
    let process: ProcessID
    let thread: Int32
  }

  private(set) var steps: [[IntervalStep]] = []
  private var numbers: [ThreadKey: Int] = [:]
  private var latest: (key: ThreadKey, number: Int)?

  /// A number for a thread, from 0.
  mutating func number(_ process: ProcessID, _ thread: Int32) -> Int {
    let key = ThreadKey(process: process, thread: thread)
    if let latest, latest.key == key { return latest.number }
    let number = numbers[key] ?? steps.count
    if number == steps.count {
      numbers[key] = number
      steps.append([])
    }
    latest = (key, number)
    return number
  }

  mutating func append(_ step: IntervalStep, to thread: Int) {
    steps[thread].append(step)
  }
}
