import Synchronization

/// One signpost as a `RecordingSink` keeps it.
public struct RecordedSignpost: Hashable, Sendable {
  /// The kind of a record: the begin or end of an interval, or an event.
  public enum Phase: Hashable, Sendable {
    /// An interval of the schema began.
    case begin(IntervalKind, SignpostID, SignpostValues)
    /// An interval of the schema ended.
    case end(IntervalKind, SignpostID, SignpostValues)
    /// An interval with a custom name began.
    case beginNamed(String, SignpostID)
    /// An interval with a custom name ended.
    case endNamed(String, SignpostID)
    /// An instant event.
    case event(EventKind, [EventValue])
    /// The value of a counter.
    case counter(String, Int64)
  }

  /// The time of the signpost, in nanoseconds of the monotonic clock.
  public let timestampNs: Int64
  /// The list and update that it is for.
  public let scope: SignpostScope
  /// The begin, end or event that was recorded.
  public let phase: Phase
}

/// Keeps signposts in memory, in order of arrival.
///
/// For tests, which compare the shape of what ran, and for analysis in the same process. Records
/// are kept until `take()`; ids count up from 1.
public final class RecordingSink: SignpostSink {
  private struct State {
    var lastID: UInt32 = 0
    var records: [RecordedSignpost] = []
  }

  private let state = Mutex(State())

  /// Makes an empty sink.
  public init() {}

  /// All that was recorded so far.
  public var records: [RecordedSignpost] {
    state.withLock { $0.records }
  }

  /// Returns all that was recorded and forgets it.
  public func take() -> [RecordedSignpost] {
    state.withLock { state in
      defer { state.records = [] }
      return state.records
    }
  }

  /// Records the start of an interval; every kind is accepted.
  public func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID? {
    append(scope, id) { .begin(kind, $0, values) }
  }

  /// Records the end of an interval.
  public func end(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) {
    append(scope, id) { .end(kind, $0, values) }
  }

  /// Records the start of a named interval.
  public func begin(_ name: StaticString, scope: SignpostScope, id: SignpostID) -> SignpostID? {
    append(scope, id) { .beginNamed(name.description, $0) }
  }

  /// Records the end of a named interval.
  public func end(_ name: StaticString, scope: SignpostScope, id: SignpostID) {
    append(scope, id) { .endNamed(name.description, $0) }
  }

  /// Always true.
  public func isEnabled(_ kind: EventKind) -> Bool { true }

  /// Records an instant event.
  public func event(_ kind: EventKind, scope: SignpostScope, values: [EventValue]) {
    append(scope, nil) { _ in .event(kind, values) }
  }

  /// Records the value of a counter.
  public func counter(_ name: StaticString, scope: SignpostScope, value: Int64) {
    append(scope, nil) { _ in .counter(name.description, value) }
  }

  /// Keeps a record.
  ///
  /// Nil stands for no id, which is what events have.
  @discardableResult
  private func append(
    _ scope: SignpostScope,
    _ id: SignpostID?,
    _ phase: (SignpostID) -> RecordedSignpost.Phase
  ) -> SignpostID {
    let now = MonotonicClock.nowNs()
    return state.withLock { state in
      var own = id ?? SignpostID(rawValue: 0)
      if id == .automatic {
        state.lastID += 1
        own = SignpostID(rawValue: state.lastID)
      }
      state.records.append(
        RecordedSignpost(timestampNs: now, scope: scope, phase: phase(own))
      )
      return own
    }
  }
}
