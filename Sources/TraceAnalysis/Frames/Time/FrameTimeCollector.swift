import ListSchema

/// Adds up where the time of frames went, and how many events were recorded in them.
///
/// Names are symbols here, the numbers that `TraceLine.names` has them by.
struct FrameTimeCollector: StageCollector {
  private var frames = 0
  /// The number of frames that measured their own duration.
  private var timed = 0
  private var events = 0
  private var totalNs: Int64 = 0
  /// The self times of intervals that no user named, by symbol.
  private var selfTimes: [SelfTime] = []
  private var calibration: InstrumentCalibration?
  /// The number of stacks that were sampled in frames.
  private var samples = 0
  /// The cost of a sample to its frame, in nanoseconds; 0 if it is not known.
  private var sampleNs = 0.0
  /// The cost of taking the stacks of waits, which each of them states.
  private var waitCostNs: Int64 = 0
  /// The cost of recording in other runs.
  private var others: InstrumentCost?

  /// The self time of all intervals of one name.
  private struct SelfTime {
    var ns: Int64 = 0
    /// The number of events whose recording costs that time.
    var events = 0
    /// The cost of recording in other runs that is in that time, in nanoseconds.
    var othersNs = 0.0

    /// Returns the cost of recording that is in it, this run's events at the run's costs.
    func instrumentNs(_ calibration: InstrumentCalibration?) -> Double {
      othersNs.addingSaturating(Double(events) * (calibration?.eventNs ?? 0))
    }
  }

  /// Takes the intervals of a part of a trace.
  ///
  /// - Complexity: O(intervals).
  mutating func add(_ part: StagePart) {
    let tree = part.tree
    var isInFrame = [Bool](repeating: false, count: tree.count)
    for position in tree.pairs.indices {
      let parent = Int(tree.nesting[position].parent)
      let isInside = parent >= 0 && isInFrame[parent]
      let pair = tree.pairs[position]
      guard isInside || pair.meaning == .frame else { continue }
      isInFrame[position] = true
      events += 2
      if !isInside { addFrame(pair) }
      if isInside { addChild(of: tree.pairs[parent]) }
      guard pair.meaning != .named else { continue }
      modify(Int(pair.symbol)) {
        $0.ns = $0.ns.addingSaturating(tree.nesting[position].selfNs)
        // A frame that measures its own duration does so between its two events.
        if !pair.isTimed { $0.events += 1 }
      }
    }
  }

  /// Counts what recording one interval takes of the interval around it.
  ///
  /// The clock is read in the midst of recording an event: the begin and the end of an interval together
  /// take the time of one event before and behind it, and that of another inside.
  private mutating func addChild(of parent: IntervalPair) {
    guard parent.meaning != .named else { return }
    modify(Int(parent.symbol)) { $0.events += 1 }
  }

  /// Takes an event that is no begin or end.
  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    if isInFrame { events += 1 }
    switch event.type.name {
    case EventName.stackSample where isInFrame: samples += 1
    case EventName.waitSample where isInFrame:
      waitCostNs = waitCostNs.addingSaturating(StackSample.Wait(event)?.costNs ?? 0)
    case EventName.stackSampling: sampleNs = StackSettings(event).sampleNs ?? 0
    default: break
    }
    if let calibration = InstrumentCalibration(event) { self.calibration = calibration }
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: FrameTimeCollector) {
    // Each run is counted at its own costs.
    let cost = [own, others, other.own, other.others].compactMap { $0 }
    others = cost.isEmpty ? nil : cost.reduce(into: InstrumentCost()) { $0.add($1) }
    for symbol in selfTimes.indices {
      selfTimes[symbol].othersNs = selfTimes[symbol].instrumentNs(calibration)
      selfTimes[symbol].events = 0
    }
    calibration = nil
    // What they cost is in the costs of other runs now.
    (samples, sampleNs, waitCostNs) = (0, 0, 0)
    frames += other.frames
    timed += other.timed
    events += other.events
    totalNs = totalNs.addingSaturating(other.totalNs)
    for (symbol, time) in other.selfTimes.enumerated() {
      modify(symbol) {
        $0.ns = $0.ns.addingSaturating(time.ns)
        $0.othersNs = $0.othersNs.addingSaturating(time.instrumentNs(other.calibration))
      }
    }
  }

  /// Returns the sums.
  ///
  /// - Parameters:
  ///   - names: the name of each symbol.
  ///   - withoutCause: the names of intervals for which the schema names no cause.
  /// - Returns: the sums; nil without frames.
  func summary(_ names: [String], withoutCause: Set<String>) -> FrameTime? {
    guard frames > 0 else { return nil }
    var (unexplainedNs, instrumentNs): (Int64, Double) = (0, 0)
    for (name, time) in zip(names, selfTimes) where withoutCause.contains(name) {
      unexplainedNs = unexplainedNs.addingSaturating(time.ns)
      instrumentNs = instrumentNs.addingSaturating(time.instrumentNs(calibration))
    }
    let rest = Double(unexplainedNs) - instrumentNs
    return FrameTime(
      frames: frames,
      totalNs: totalNs,
      unexplainedNs: Int64(exactly: max(0, rest).rounded()) ?? unexplainedNs,
      instrument: own ?? others
    )
  }

  /// The cost of recording in this run; nil where that is not known.
  private var own: InstrumentCost? {
    calibration.map {
      InstrumentCost(
        frames: frames,
        timed: timed,
        events: events,
        samplesNs: Double(samples) * sampleNs + Double(waitCostNs),
        $0
      )
    }
  }

  private mutating func addFrame(_ frame: IntervalPair) {
    frames += 1
    if frame.isTimed { timed += 1 }
    totalNs = totalNs.addingSaturating(frame.durationNs)
  }

  private mutating func modify(_ symbol: Int, _ change: (inout SelfTime) -> Void) {
    while selfTimes.count <= symbol { selfTimes.append(SelfTime()) }
    change(&selfTimes[symbol])
  }
}
