/// The intervals of one thread since nothing was open in it.
struct ThreadSegment {
  private(set) var pairs: [IntervalPair] = []
  private var steps: [IntervalStep] = []
  /// How many intervals are open that began in this segment.
  private var openCount = 0
  /// How many intervals, the first ones, were open already when the segment began.
  private var carried = 0

  /// How many intervals began in the segment.
  var newCount: Int { pairs.count - carried }

  /// Whether no interval that began in the segment is open, and so many or more did begin in it.
  func isComplete(of smallest: Int) -> Bool { openCount == 0 && newCount >= smallest }

  /// Whether an interval was open already when the segment began.
  func isCarried(_ position: Int) -> Bool { position < carried }

  mutating func begin(_ pair: IntervalPair) {
    steps.append(.begin(pairs.count))
    pairs.append(pair)
    openCount += 1
  }

  mutating func end(
    _ position: Int,
    at timeNs: Int64,
    values: [FieldValue],
    shape: IntervalShape
  ) {
    pairs[position].finish(timeNs, values: values, shape: shape)
    steps.append(.end(position))
    if !isCarried(position) { openCount -= 1 }
  }

  /// Leaves an interval out.
  mutating func reject(_ position: Int) {
    pairs[position].state = .rejected
    if !isCarried(position) { openCount -= 1 }
  }

  /// The finished intervals, in the order of their begins.
  func intervals() -> [Interval] {
    var nesting = Nesting(pairs)
    nesting.nest(steps)
    return nesting.intervals()
  }

  /// Forgets what is finished; what is open stands at the begin, and `move` is told where.
  mutating func startAnew(_ move: (IntervalPair, Int) -> Void) {
    pairs.removeAll { $0.state != .open }
    // An end without a begin among the steps is left alone, as there is nothing that it encloses.
    steps.removeAll(keepingCapacity: true)
    carried = pairs.count
    openCount = 0
    for (position, pair) in pairs.enumerated() {
      steps.append(.begin(position))
      move(pair, position)
    }
  }
}
