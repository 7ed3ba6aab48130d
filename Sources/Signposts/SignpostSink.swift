/// Where signposts go: an LTTng ring buffer, memory, or your own recorder.
///
/// Bound to classes on purpose: an optional existential of a class costs one pointer test when
/// there is no sink, an opaque one costs up to a hundred times as much.
///
/// A sink may be called from several threads at once.
public protocol SignpostSink: AnyObject, Sendable {
  /// Records the start of an interval and returns its id, or nil when this kind is not recorded
  /// just now. After nil no end is sent.
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

  /// Tells whether an event of this kind would be recorded just now.
  func isEnabled(_ kind: EventKind) -> Bool

  /// Records an instant event, with one value per field of its definition, in order.
  func event(_ kind: EventKind, scope: SignpostScope, values: [EventValue])

  /// Records the value of a named counter.
  func counter(_ name: StaticString, scope: SignpostScope, value: Int64)
}
