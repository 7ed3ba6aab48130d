import ListSchema

/// The intervals of one thread since nothing was open in it.
struct ThreadSegment {
  private(set) var pairs: [IntervalPair] = []
  private var steps: [IntervalStep] = []
  /// The values of the fields of all begins and ends.
  private var values: [FieldValue] = []
  /// The number of open intervals that began in this segment.
  private var openCount = 0
  /// The number of intervals, the first ones, that were open already when the segment began.
  private var carried = 0
  /// The time that stack samples took of the thread so far, in nanoseconds.
  private(set) var samplingNs: Int64 = 0
  /// The time that the thread has waited so far, as timed waits say it, in nanoseconds.
  private(set) var waitedNs: Int64 = 0
  /// The Swift task that the thread runs; 0 for none.
  private(set) var task: UInt32 = 0
  /// The frames that are open.
  private(set) var openFrames = OpenFrames()

  /// The number of intervals that began in the segment.
  var newCount: Int { pairs.count - carried }

  /// Returns whether no interval that began in the segment is open, and at least `minCount` began
  /// in it.
  ///
  /// Handing out costs as much as all that is carried over, so there have to be as many new ones.
  func isComplete(of minCount: Int) -> Bool {
    openCount == 0 && newCount >= max(minCount, carried)
  }

  /// Returns whether an interval was open already when the segment began.
  func isCarried(_ position: Int) -> Bool { position < carried }

  /// Notes a sample of the thread's stack, and what taking it took.
  mutating func sample(costNs: Int64) { samplingNs = samplingNs.addingSaturating(costNs) }

  /// Notes how long the thread has waited.
  mutating func wait(ns: Int64) { waitedNs = waitedNs.addingSaturating(ns) }

  /// Notes that the thread runs another task from now on.
  mutating func enter(task: UInt32) { self.task = task }

  mutating func begin(
    _ pair: consuming IntervalPair,
    _ event: TraceEvent,
    _ kind: EventKinds.Kind,
    _ kinds: EventKinds
  ) {
    steps.append(.begin(pairs.count))
    pair.beginValues = Int32(values.count)
    kinds.store(event, kind, in: &values)
    if kind.isFrame {
      openFrames.begin(pair.number, at: pair.startNs, number: kind.frameNumber(event))
    }
    pairs.append(pair)
    openCount += 1
  }

  mutating func end(
    _ position: Int,
    _ event: TraceEvent,
    _ kind: EventKinds.Kind,
    _ kinds: EventKinds,
    shape: Int32
  ) {
    pairs[position].finish(
      event.timestampNs,
      samplingNs: samplingNs,
      waitedNs: waitedNs,
      values: Int32(values.count),
      shape: shape,
      kinds.shapes[Int(shape)].meaning
    )
    kinds.store(event, kind, in: &values)
    steps.append(.end(position))
    if !isCarried(position) { openCount -= 1 }
    if pairs[position].meaning == .frame { endFrame(position, kinds.shapes[Int(shape)]) }
  }

  /// Takes a frame's own time, and notes that it is no longer open.
  private mutating func endFrame(_ position: Int, _ shape: IntervalShape) {
    openFrames.end(pairs[position].number)
    // Up to version 6 of the schema, what a frame states is not its own clock's; these frames state no
    // processor time.
    guard let field = shape.position(of: .durationNs), shape.position(of: .cpuNs) != nil else {
      return
    }
    let place = pairs[position].place(ofField: field, beginCount: shape.beginCount)
    if let durationNs = values[place].integer { pairs[position].state(durationNs: durationNs) }
  }

  /// Leaves an interval out.
  mutating func reject(_ position: Int) {
    pairs[position].state = .rejected
    openFrames.end(pairs[position].number)
    if !isCarried(position) { openCount -= 1 }
  }

  /// The finished intervals.
  func tree(_ kinds: EventKinds) -> IntervalTree {
    let (finished, nesting) = Nesting(pairs, steps).finished
    return IntervalTree(finished, nesting, kinds.shapes, values)
  }

  /// Forgets what is finished, and what is open but for the latest `maxOpen`; these stand at the start.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of the intervals.
  ///   - maxOpen: the number of open intervals that are kept.
  ///   - move: takes the place of each kept interval.
  /// - Returns: the open intervals that are forgotten.
  mutating func startAnew(
    _ kinds: EventKinds,
    maxOpen: Int,
    _ move: (IntervalPair, Int) -> Void
  ) -> ArraySlice<IntervalPair> {
    let open = pairs.filter { $0.state == .open }
    let old = values
    // The arrays belong to the tree now; the next segment will need as much.
    let (pairCount, valueCount) = (pairs.count, values.count)
    pairs = []
    pairs.reserveCapacity(pairCount)
    steps.removeAll(keepingCapacity: true)
    values = []
    values.reserveCapacity(valueCount)
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
    let forgotten = open.dropLast(maxOpen)
    for pair in forgotten { openFrames.end(pair.number) }
    return forgotten
  }
}
