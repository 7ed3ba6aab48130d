/// Marks intervals and events of a program as it runs: the counterpart of `OSSignposter` on Linux.
///
/// ```swift
/// let signposter = Signposter(sink: LTTngSink())
/// let image = signposter.interval("decode") { decode(data) }
/// ```
///
/// A value, passed to the code that is measured. With no sink every call is one test of a pointer: the
/// values of an interval are not computed.
public struct Signposter: Sendable {
  // Never optional: unwrapping one would retain and release the sink around every call, at ten
  // times the cost of the call.
  @usableFromInline let sink: any SignpostSink
  @usableFromInline let recordedKinds: RecordedKinds?

  /// True if there is a sink.
  ///
  /// A sink may still reject single kinds.
  public let isEnabled: Bool

  /// The list and update that the work is done for; carried by every signpost.
  public var scope: SignpostScope

  /// True if single elements of rows are recorded too, which takes time and space.
  public var isDetailed = false

  /// Makes a signposter that sends to `sink`; nil means that nothing is recorded.
  @inlinable
  public init(sink: (any SignpostSink)?, scope: SignpostScope = SignpostScope()) {
    self.sink = sink ?? NoSink.shared
    isEnabled = sink != nil
    recordedKinds = sink?.recordedKinds
    self.scope = scope
  }

  /// Records nothing, at the cost of one test per call.
  @inlinable
  public static var disabled: Signposter { Signposter(sink: nil) }

  /// Opens an interval, to be ended by `OpenInterval.end(_:)`.
  ///
  /// Prefer `interval(_:id:_:_:)`, which cannot be left open.
  @inlinable
  public func beginInterval(
    _ kind: IntervalKind,
    id: SignpostID = .automatic,
    _ values: @autoclosure () -> SignpostValues = .none
  ) -> OpenInterval {
    guard let accepted = begin(kind, id, values()) else { return OpenInterval() }
    return OpenInterval(sink: sink, kind: kind, name: nil, scope: scope, id: accepted)
  }

  /// Opens an interval that has a custom name instead of a kind.
  @inlinable
  public func beginInterval(_ name: StaticString, id: SignpostID = .automatic) -> OpenInterval {
    guard isEnabled, let accepted = sink.begin(name, scope: scope, id: id)
    else { return OpenInterval() }
    return OpenInterval(
      sink: sink,
      kind: IntervalKind(code: 0),
      name: name,
      scope: scope,
      id: accepted
    )
  }

  /// Runs `body` inside an interval and returns what it returns.
  ///
  /// The interval also ends when `body` throws.
  @inlinable
  public func interval<Result, Failure: Error>(
    _ kind: IntervalKind,
    id: SignpostID = .automatic,
    _ values: @autoclosure () -> SignpostValues = .none,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let open = begin(kind, id, values())
    defer { end(kind, open) }
    return try body()
  }

  /// Runs `body` inside an interval whose end values are computed from the result.
  ///
  /// `endValues` is called only when the interval is recorded. When `body` throws, the end carries
  /// zeros.
  @inlinable @discardableResult
  public func interval<Result, Failure: Error>(
    _ kind: IntervalKind,
    id: SignpostID = .automatic,
    _ values: @autoclosure () -> SignpostValues = .none,
    _ body: () throws(Failure) -> Result,
    end endValues: (Result) -> SignpostValues
  ) throws(Failure) -> Result {
    let open = begin(kind, id, values())
    var values = SignpostValues.none
    defer { end(kind, open, values) }
    let result = try body()
    if open != nil { values = endValues(result) }
    return result
  }

  /// Runs `body` inside an interval that has a custom name.
  @inlinable
  public func interval<Result, Failure: Error>(
    _ name: StaticString,
    id: SignpostID = .automatic,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let open = beginInterval(name, id: id)
    let result = try body()
    open.end()
    return result
  }

  /// Returns whether an event of a kind would be recorded at the moment.
  @inlinable
  public func records(_ kind: EventKind) -> Bool {
    guard isEnabled else { return false }
    return recordedKinds?.contains(kind) ?? sink.isEnabled(kind)
  }

  /// Begins an interval; the caller keeps the sink alive until it ends.
  @inlinable
  func begin(
    _ kind: IntervalKind,
    _ id: SignpostID,
    _ values: @autoclosure () -> SignpostValues
  ) -> SignpostID? {
    mayRecord(kind) ? sink.begin(kind, scope: scope, id: id, values: values()) : nil
  }

  @inlinable
  func end(_ kind: IntervalKind, _ id: SignpostID?, _ values: SignpostValues = .none) {
    if let id { sink.end(kind, scope: scope, id: id, values: values) }
  }

  /// Returns whether the sink should be asked to record an interval.
  @inlinable
  func mayRecord(_ kind: IntervalKind) -> Bool {
    isEnabled && recordedKinds?.contains(kind) ?? true
  }

  /// Records an instant event; the values are computed only when it is recorded.
  ///
  /// ```swift
  /// signposter.event(.typeName, .typeName(type: 3, name: "Row"))
  /// ```
  ///
  /// - Precondition: the values are those of the kind.
  @inlinable
  public func event(_ kind: EventKind, _ values: @autoclosure () -> EventValues) {
    guard records(kind) else { return }
    let event = values()
    precondition(event.kind == kind, "event \(kind.code) with the values of \(event.kind.code)")
    sink.event(kind, scope: scope, values: event.values)
  }

  /// Records the value of a counter that has a custom name.
  @inlinable
  public func counter(_ name: StaticString, _ value: @autoclosure () -> Int64) {
    guard isEnabled else { return }
    sink.counter(name, scope: scope, value: value())
  }
}
