/// A sink that passes on what it does not change: a requirement left out goes to the other sink.
///
/// Only `recordedKinds` is nil unless it is implemented, so that kinds that the other sink does not record
/// reach this one.
public protocol ForwardingSink: SignpostSink {
  /// The sink that everything is passed on to.
  var target: any SignpostSink { get }
}

extension ForwardingSink {
  /// Passes the start of an interval on.
  public func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID? {
    target.begin(kind, scope: scope, id: id, values: values)
  }

  /// Passes the end of an interval on.
  public func end(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) {
    target.end(kind, scope: scope, id: id, values: values)
  }

  /// Passes the start of an interval with a custom name on.
  public func begin(_ name: StaticString, scope: SignpostScope, id: SignpostID) -> SignpostID? {
    target.begin(name, scope: scope, id: id)
  }

  /// Passes the end of an interval with a custom name on.
  public func end(_ name: StaticString, scope: SignpostScope, id: SignpostID) {
    target.end(name, scope: scope, id: id)
  }

  /// Returns whether the other sink would record an event.
  public func isEnabled(_ kind: EventKind) -> Bool { target.isEnabled(kind) }

  /// Passes an event on.
  public func event(_ kind: EventKind, scope: SignpostScope, values: [EventValue]) {
    target.event(kind, scope: scope, values: values)
  }

  /// Passes a counter on.
  public func counter(_ name: StaticString, scope: SignpostScope, value: Int64) {
    target.counter(name, scope: scope, value: value)
  }
}
