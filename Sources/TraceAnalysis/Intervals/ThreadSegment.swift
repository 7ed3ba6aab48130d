/// The intervals of one thread since nothing was open in it.
struct ThreadSegment {
  private(set) var pairs: [IntervalPair] = []
  private var steps: [IntervalStep] = []
  /// The values of the fields of all begins and ends.
  private var values: [FieldValue] = []
  /// How many intervals are open that began in this segment.
  private var openCount = 0
  /// How many intervals, the first ones, were open already when the segment began.
  private var carried = 0

  /// How many intervals began in the segment.
  var newCount: Int { pairs.count - carried }

  /// Whether no interval that began in the segment is open, and so many or more did begin in it.
  ///
  /// Handing out costs as much as all that is carried over, so there have to be as many new ones.
  func isComplete(of smallest: Int) -> Bool {
    openCount == 0 && newCount >= max(smallest, carried)
  }

  /// Whether an interval was open already when the segment began.
  func isCarried(_ position: Int) -> Bool { position < carried }

  mutating func begin(_ pair: IntervalPair, _ event: TraceEvent, _ kind: EventKinds.Kind) {
    steps.append(.begin(pairs.count))
    pairs.append(pair)
    pairs[pairs.count - 1].beginValues = store(event, kind)
    openCount += 1
  }

  mutating func end(_ position: Int, _ event: TraceEvent, _ kind: EventKinds.Kind, shape: Int32) {
    pairs[position].finish(event.timestampNs, values: store(event, kind), shape: shape)
    steps.append(.end(position))
    if !isCarried(position) { openCount -= 1 }
  }

  /// Leaves an interval out.
  mutating func reject(_ position: Int) {
    pairs[position].state = .rejected
    if !isCarried(position) { openCount -= 1 }
  }

  /// The finished intervals, in the order of their begins.
  func intervals(_ kinds: EventKinds) -> [Interval] {
    Nesting(pairs, steps).intervals(kinds, values)
  }

  /// Forgets what is finished, and what is open but for the latest `maxOpen`; these stand at the begin.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of the intervals.
  ///   - maxOpen: how many open intervals are kept.
  ///   - move: is told where each kept interval stands.
  /// - Returns: the open intervals that are forgotten.
  mutating func startAnew(
    _ kinds: EventKinds,
    maxOpen: Int,
    _ move: (IntervalPair, Int) -> Void
  ) -> ArraySlice<IntervalPair> {
    let open = pairs.filter { $0.state == .open }
    let old = values
    pairs.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    values = []
    for pair in open.suffix(maxOpen) {
      // A begin that never gets an end among the steps encloses nothing.
      steps.append(.begin(pairs.count))
      move(pair, pairs.count)
      pairs.append(pair)
      let begin = Int(pair.beginValues)
      pairs[pairs.count - 1].beginValues = Int32(values.count)
      values += old[begin..<begin + kinds.valueCount(of: pair)]
    }
    carried = pairs.count
    openCount = 0
    return open.dropLast(maxOpen)
  }

  /// Keeps the values of an event that are no property of every interval; returns where they stand.
  private mutating func store(_ event: TraceEvent, _ kind: EventKinds.Kind) -> Int32 {
    let place = Int32(values.count)
    for position in kind.extraPositions { values.append(event.values[position]) }
    return place
  }
}
