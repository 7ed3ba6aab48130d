/// Adds up where the time of frames went, and how many events were recorded in them.
///
/// Names are symbols here, the numbers that `RunSegments.names` has them by.
struct FrameTimeCollector: Sendable {
  private var frames = 0
  /// How many frames measured their own duration.
  private var timed = 0
  private var events = 0
  private var totalNs: Int64 = 0
  /// The self times of intervals that no user named, by symbol.
  private var selfNs: [Int64] = []
  private var calibration: InstrumentCalibration?
  /// What recording took in other runs.
  private var others: InstrumentCost?

  /// Takes the intervals of a part of a trace.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ tree: IntervalTree) {
    var isInFrame = [Bool](repeating: false, count: tree.count)
    for position in tree.pairs.indices {
      let parent = Int(tree.nesting[position].parent)
      let isInside = parent >= 0 && isInFrame[parent]
      let pair = tree.pairs[position]
      guard isInside || pair.meaning == .frame else { continue }
      isInFrame[position] = true
      events += 2
      if !isInside { addFrame(pair) }
      guard pair.meaning != .named else { continue }
      add(tree.nesting[position].selfNs, to: Int(pair.symbol))
    }
  }

  /// Takes an event that is no begin or end.
  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    if isInFrame { events += 1 }
    if let calibration = InstrumentCalibration(event) { self.calibration = calibration }
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: FrameTimeCollector) {
    // Each run is counted at its own costs.
    let cost = [own, others, other.own, other.others].compactMap { $0 }
    others = cost.isEmpty ? nil : cost.reduce(into: InstrumentCost()) { $0.add($1) }
    calibration = nil
    frames += other.frames
    timed += other.timed
    events += other.events
    totalNs = totalNs.addingSaturating(other.totalNs)
    for (symbol, time) in other.selfNs.enumerated() { add(time, to: symbol) }
  }

  /// What was added up; nil without frames.
  ///
  /// - Parameters:
  ///   - names: the name of each symbol.
  ///   - withoutCause: the names of intervals for which the schema names no cause.
  func summary(_ names: [String], withoutCause: Set<String>) -> FrameTime? {
    guard frames > 0 else { return nil }
    let unexplained = zip(names, selfNs).filter { withoutCause.contains($0.0) }.map(\.1)
    return FrameTime(
      frames: frames,
      totalNs: totalNs,
      unexplainedNs: unexplained.saturatingSum(),
      instrument: own ?? others
    )
  }

  /// What recording took in this run; nil where that is not known.
  private var own: InstrumentCost? {
    calibration.map { InstrumentCost(frames: frames, timed: timed, events: events, $0) }
  }

  private mutating func addFrame(_ frame: IntervalPair) {
    frames += 1
    if frame.isTimed { timed += 1 }
    totalNs = totalNs.addingSaturating(frame.durationNs)
  }

  private mutating func add(_ time: Int64, to symbol: Int) {
    while selfNs.count <= symbol { selfNs.append(0) }
    selfNs[symbol] = selfNs[symbol].addingSaturating(time)
  }
}
