import Synchronization

/// Makes intervals of one name longer, and passes everything on to another sink.
final class InjectingSink: ForwardingSink {
  /// An open interval that will be made longer.
  private struct Open {
    let startNs: Int64
    /// The id that the other sink chose; nil where it does not record the interval.
    let recorded: SignpostID?
  }

  private struct State {
    var open: [SignpostID: Open] = [:]
    var lastID: UInt32 = 0
  }

  let target: any SignpostSink
  private let injection: Injection
  /// The kind of the intervals; nil where their name is a custom one.
  private let kind: IntervalKind?
  private let state = Mutex(State())

  init(_ injection: Injection, _ schema: Schema, target: any SignpostSink) {
    self.injection = injection
    self.target = target
    kind = schema.intervals.first { $0.name == injection.interval }?.kind
  }

  func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID? {
    let recorded = target.begin(kind, scope: scope, id: id, values: values)
    return kind == self.kind ? open(recorded) : recorded
  }

  func end(_ kind: IntervalKind, scope: SignpostScope, id: SignpostID, values: SignpostValues) {
    let recorded = kind == self.kind ? wait(id) : id
    if let recorded { target.end(kind, scope: scope, id: recorded, values: values) }
  }

  func begin(_ name: StaticString, scope: SignpostScope, id: SignpostID) -> SignpostID? {
    let recorded = target.begin(name, scope: scope, id: id)
    return isTarget(name) ? open(recorded) : recorded
  }

  func end(_ name: StaticString, scope: SignpostScope, id: SignpostID) {
    let recorded = isTarget(name) ? wait(id) : id
    if let recorded { target.end(name, scope: scope, id: recorded) }
  }

  private func isTarget(_ name: StaticString) -> Bool {
    kind == nil && "\(name)" == injection.interval
  }

  /// Notes an interval under an id of its own, as the other sink may have none for it.
  private func open(_ recorded: SignpostID?) -> SignpostID {
    let startNs = MonotonicClock.nowNs()
    return state.withLock { state in
      state.lastID &+= 1
      let id = SignpostID(rawValue: state.lastID)
      state.open[id] = Open(startNs: startNs, recorded: recorded)
      return id
    }
  }

  /// Waits at the end of an interval.
  ///
  /// - Returns: its id in the other sink.
  private func wait(_ id: SignpostID) -> SignpostID? {
    guard let open = state.withLock({ $0.open.removeValue(forKey: id) }) else { return nil }
    injection.wait(since: open.startNs)
    return open.recorded
  }
}

extension Signposter {
  /// A signposter that makes the intervals of one name longer, whether they are recorded or not.
  ///
  /// - Parameters:
  ///   - injection: which intervals, and by how much.
  ///   - schema: the kinds of intervals.
  /// - Returns: the signposter, of the same list.
  public func injecting(_ injection: Injection, _ schema: Schema) -> Signposter {
    Signposter(sink: InjectingSink(injection, schema, target: sink), scope: scope)
  }
}
