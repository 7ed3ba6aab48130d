/// A destination of signposts: an LTTng ring buffer, memory, or your own recorder.
///
/// Limited to classes for speed: without a sink, an optional class existential costs one pointer test,
/// an opaque existential up to a hundred times as much.
///
/// A sink may be called from several threads at once.
public protocol SignpostSink: AnyObject, Sendable {
  /// The kinds that are recorded at the moment, if that can be seen in memory; nil to be asked each
  /// time.
  ///
  /// Read once, when a signposter is made. Kinds that are not recorded do not reach the sink.
  var recordedKinds: RecordedKinds? { get }

  /// Records the start of an interval and returns its id, or nil when this kind is not recorded
  /// at the moment. After nil no end is sent.
  func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID?

  /// Records the end of an interval that `begin` accepted.
  func end(_ kind: IntervalKind, scope: SignpostScope, id: SignpostID, values: SignpostValues)

  /// Records the start of an interval that has a custom name instead of a kind.
  func begin(_ name: StaticString, scope: SignpostScope, id: SignpostID) -> SignpostID?

  /// Records the end of a named interval that `begin` accepted.
  func end(_ name: StaticString, scope: SignpostScope, id: SignpostID)

  /// Returns whether an event of this kind would be recorded at the moment.
  func isEnabled(_ kind: EventKind) -> Bool

  /// Records an instant event, with one value per field of its definition, in order.
  func event(_ kind: EventKind, scope: SignpostScope, values: [EventValue])

  /// Records the value of a named counter.
  func counter(_ name: StaticString, scope: SignpostScope, value: Int64)
}

extension SignpostSink {
  /// Nil: the sink is asked each time.
  public var recordedKinds: RecordedKinds? { nil }
}
