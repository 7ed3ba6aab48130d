internal import CSampler
internal import CTracepoints
internal import Glibc
public import Signposts
internal import Synchronization

/// Sends signposts to LTTng-UST, where every tracing session on the machine that enables events of
/// the provider `listscope` records them.
///
/// ```swift
/// let signposter = Signposter(sink: LTTngSink())
/// ```
///
/// While no session is active an interval costs a test of one word. An interval is recorded if the
/// tracepoint of its *begin* is enabled. Without lttng-ust in the build nothing is ever recorded.
public final class LTTngSink: SignpostSink {
  private let sampling: StackSampling?
  private let allocations: AllocationCounting?
  /// True if stacks are sampled in intervals, or allocations counted.
  private let isWatched: Bool

  /// Creates a sink.
  ///
  /// All sinks of a process share the same tracepoints. Stacks of frames are sampled where
  /// `record --stacks -- PROGRAM` has started the process.
  public convenience init() {
    self.init(sampling: StackRequest.sampling)
  }

  /// Creates a sink in whose frames stacks are sampled.
  ///
  /// - Parameter sampling: the sampler of stacks; nil for none.
  public init(sampling: StackSampling?) {
    self.sampling = sampling
    allocations = AllocationCounting.ofProcess
    isWatched = sampling != nil || allocations != nil
  }

  /// True if this build supports tracing, that is, whether it was built with lttng-ust.
  public static var isAvailable: Bool { listscope_is_available() }

  /// The version of lttng-ust used by this build, such as `2.13.5`; nil without one.
  public static var libraryVersion: String? {
    isAvailable ? String(cString: listscope_ust_version()) : nil
  }

  /// True if any session currently records any kind of interval.
  public static var isTracing: Bool {
    listscope_named_interval_enabled()
      || (0..<listscope_interval_kinds()).contains(where: listscope_interval_enabled)
  }

  /// Returns whether the kind is currently recorded; false for a kind of another provider.
  public static func isEnabled(_ kind: IntervalKind) -> Bool {
    listscope_interval_enabled(kind.code)
  }

  /// The words that LTTng-UST keeps for the tracepoints.
  public var recordedKinds: RecordedKinds? { Self.recordedKinds }

  private static let recordedKinds = RecordedKinds(
    intervals: words(listscope_interval_words()),
    intervalCount: listscope_interval_kinds(),
    events: words(listscope_event_words()),
    eventCount: listscope_event_kinds()
  )

  private static func words(_ states: UnsafePointer<UnsafePointer<CInt>?>) -> RecordedKinds.Words {
    UnsafeRawPointer(states).assumingMemoryBound(to: UnsafePointer<Atomic<Int32>>.self)
  }

  // Inlined into a thunk of the protocol, `begin` and `end` would no longer inline functions of C: the compiler
  // inlines no call in a thunk.

  /// Emits the start of an interval, unless no session records its kind.
  @inline(never)
  public func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID? {
    guard listscope_interval_enabled(kind.code) else { return nil }
    listscope_tell_known_task()
    let id = Self.resolved(id)
    if isWatched {
      beginWatched(kind, scope, id, values)
    } else {
      emit(listscope_emit_begin, kind, scope, id, values)
    }
    return id
  }

  /// Emits the end of an interval.
  @inline(never)
  public func end(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) {
    if isWatched {
      endWatched(kind, scope, id, values)
    } else {
      emit(listscope_emit_end, kind, scope, id, values)
    }
  }

  /// Emits the start of a named interval, unless no session records them.
  @inline(never)
  public func begin(_ name: StaticString, scope: SignpostScope, id: SignpostID) -> SignpostID? {
    guard listscope_named_interval_enabled() else { return nil }
    listscope_tell_known_task()
    let id = Self.resolved(id)
    name.withCString {
      listscope_named_interval_begin(scope.list, scope.update, id.rawValue, $0)
    }
    allocations?.begin(scope, id)
    return id
  }

  /// Emits the end of a named interval.
  @inline(never)
  public func end(_ name: StaticString, scope: SignpostScope, id: SignpostID) {
    var isSampled = false
    name.withCString {
      isSampled = allocations?.end($0, scope, id) ?? false
      listscope_named_interval_end(scope.list, scope.update, id.rawValue, $0)
    }
    if isSampled { allocations?.tellBinaries() }
  }

  /// Returns whether any session currently records events of this kind.
  public func isEnabled(_ kind: EventKind) -> Bool {
    listscope_event_enabled(kind.code)
  }

  /// Emits an instant event; an unknown kind is ignored.
  ///
  /// - Precondition: there is one value for every field of the event.
  public func event(_ kind: EventKind, scope: SignpostScope, values: [EventValue]) {
    guard listscope_event_enabled(kind.code) else { return }
    precondition(
      values.count == Int(listscope_event_field_count(kind.code)),
      "event \(kind.code): \(values.count) values for \(listscope_event_field_count(kind.code)) fields"
    )
    if allocations != nil { listscope_allocations_pause() }
    defer { if allocations != nil { listscope_allocations_resume() } }
    let texts = values.map { strdup($0.text) }
    defer { texts.forEach { free($0) } }
    let fields = zip(values, texts).map { value, text in
      listscope_value(integer: value.integer, number: value.number, text: text)
    }
    listscope_event(kind.code, scope.list, scope.update, fields, fields.count)
  }

  /// Emits the value of a counter, unless no session records counters.
  public func counter(_ name: StaticString, scope: SignpostScope, value: Int64) {
    guard listscope_counter_enabled() else { return }
    name.withCString { listscope_counter(scope.list, scope.update, $0, value) }
  }

  // Not inlined: intervals that are not watched would save the registers that these need.
  @inline(never)
  private func beginWatched(
    _ kind: IntervalKind,
    _ scope: SignpostScope,
    _ id: SignpostID,
    _ values: SignpostValues
  ) {
    if let sampling, kind == sampling.kinds.frame { sampling.frameBegins(scope) }
    emit(listscope_emit_begin, kind, scope, id, values)
    allocations?.begin(kind, scope, id, values)
  }

  @inline(never)
  private func endWatched(
    _ kind: IntervalKind,
    _ scope: SignpostScope,
    _ id: SignpostID,
    _ values: SignpostValues
  ) {
    let isSampled = allocations?.end(kind, scope, id) ?? false
    emit(listscope_emit_end, kind, scope, id, values)
    if let sampling, kind == sampling.kinds.frame { sampling.frameEnded() }
    if isSampled { allocations?.tellBinaries() }
  }

  /// Emits one of the two events of an interval.
  @inline(__always)
  private func emit(
    _ event: (UInt16, UnsafePointer<listscope_interval>) -> Void,
    _ kind: IntervalKind,
    _ scope: SignpostScope,
    _ id: SignpostID,
    _ values: SignpostValues
  ) {
    let interval = listscope_interval(
      list: scope.list,
      update: scope.update,
      id: id.rawValue,
      values: (
        values.value0, values.value1, values.value2, values.value3,
        values.value4, values.value5, values.value6, values.value7
      )
    )
    withUnsafePointer(to: interval) { event(kind.code, $0) }
  }

  private static func resolved(_ id: SignpostID) -> SignpostID {
    id == .automatic ? SignpostID(rawValue: listscope_next_id()) : id
  }
}
