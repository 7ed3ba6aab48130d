import Synchronization

/// Adds up what the time of a frame would be on a device that is slower by a factor for each kind of
/// work, and passes everything on to another sink.
public final class SlowdownSink: ForwardingSink {
  /// An open interval that has a factor, or may turn out to have one.
  private struct Open {
    let id: SignpostID
    let name: String
    /// The id that the other sink chose; nil where it does not record the interval.
    let recorded: SignpostID?
    var hasDiff = false
    /// The time for which it was the innermost one so far.
    var ownNs: Int64 = 0
  }

  private struct State {
    var open: [Open] = []
    var lastID: UInt32 = 0
    var changedNs: Int64 = 0
    /// The time in intervals that have ended, and the same as on the device.
    var covered = (ownNs: 0.0, costNs: 0.0)
  }

  private let factors: SlowdownFactors
  /// The sink that everything is passed on to.
  public let target: any SignpostSink
  /// The name of each kind that takes part, by the kind's number; empty for the others.
  private let names: [IntervalKind: String]
  private let state = Mutex(State())

  /// Prepares to add up.
  ///
  /// - Parameters:
  ///   - factors: the factors.
  ///   - schema: the kinds of intervals.
  ///   - target: where everything is passed on to.
  public init(_ factors: SlowdownFactors, _ schema: Schema, target: Signposter) {
    self.factors = factors
    self.target = target.sink
    let divided = factors.dividesScrolls ? [SlowdownFactors.scroll, SlowdownFactors.diff] : []
    let taken = Set(factors.kinds + divided)
    names = Dictionary(
      schema.intervals.filter { taken.contains($0.name) }.map { ($0.kind, $0.name) }
    ) { first, _ in first }
  }

  /// Forgets the frame before.
  public func frameBegan() {
    state.withLock { $0.covered = (0, 0) }
  }

  /// The factor of a whole frame.
  ///
  /// - Parameters:
  ///   - durationNs: the duration of the frame.
  ///   - rest: the factor of what no kind covers.
  /// - Returns: the mean, weighted by time.
  public func slowdown(ofFrame durationNs: Int64, rest: Double) -> Double {
    state.withLock { state in
      let own = min(state.covered.ownNs, Double(durationNs))
      guard durationNs > 0, own > 0 else { return rest }
      let cost = state.covered.costNs * own / state.covered.ownNs
      return (cost + (Double(durationNs) - own) * rest) / Double(durationNs)
    }
  }

  /// Records the start of an interval.
  public func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID? {
    let recorded = target.begin(kind, scope: scope, id: id, values: values)
    guard let name = names[kind] else { return recorded }
    return state.withLock { state in
      Self.settle(&state)
      if name == SlowdownFactors.diff {
        for index in state.open.indices { state.open[index].hasDiff = true }
      }
      state.lastID &+= 1
      let id = SignpostID(rawValue: state.lastID)
      state.open.append(Open(id: id, name: name, recorded: recorded))
      return id
    }
  }

  /// Records the end of an interval.
  public func end(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) {
    let recorded = names[kind] == nil ? id : close(id)
    if let recorded { target.end(kind, scope: scope, id: recorded, values: values) }
  }

  /// Adds the time since the latest change to the interval whose it is: the innermost one with a factor.
  private static func settle(_ state: inout State) {
    let now = MonotonicClock.nowNs()
    if !state.open.isEmpty {
      state.open[state.open.count - 1].ownNs += now - state.changedNs
    }
    state.changedNs = now
  }

  /// Adds up an interval at its end.
  ///
  /// - Returns: its id in the other sink.
  private func close(_ id: SignpostID) -> SignpostID? {
    state.withLock { state in
      Self.settle(&state)
      guard let index = state.open.lastIndex(where: { $0.id == id }) else { return nil }
      let ended = state.open.remove(at: index)
      if let factor = factors.factor(of: ended.name, hasDiff: ended.hasDiff) {
        state.covered.ownNs += Double(ended.ownNs)
        state.covered.costNs += Double(ended.ownNs) * factor
      } else if index > 0 {
        state.open[index - 1].ownNs += ended.ownNs
      }
      return ended.recorded
    }
  }
}
