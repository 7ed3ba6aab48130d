/// An interval that has begun and not yet ended.
///
/// It cannot be copied and is ended exactly once: by `end(_:)`, or, where it is dropped (an error
/// was thrown past it), by its deinitialiser, with zeros as end values.
@frozen
public struct OpenInterval: ~Copyable {
  // Trivial fields only, as `discard self` demands. The sink is retained manually.
  @usableFromInline unowned(unsafe) let sink: (any SignpostSink)?
  @usableFromInline let kind: IntervalKind
  @usableFromInline let name: StaticString?
  @usableFromInline let scope: SignpostScope

  /// The id that the trace shows, or nil when the interval is not recorded.
  public let id: SignpostID?

  @inlinable
  init() {
    sink = nil
    kind = IntervalKind(code: 0)
    name = nil
    scope = SignpostScope()
    id = nil
  }

  @inlinable
  init(
    sink: any SignpostSink,
    kind: IntervalKind,
    name: StaticString?,
    scope: SignpostScope,
    id: SignpostID
  ) {
    _ = Unmanaged.passRetained(sink as AnyObject)
    self.sink = sink
    self.kind = kind
    self.name = name
    self.scope = scope
    self.id = id
  }

  /// Ends the interval; `values` are computed only when it is recorded.
  @inlinable
  public consuming func end(_ values: @autoclosure () -> SignpostValues = .none) {
    if let sink, let id {
      Self.close(sink, kind, name, scope, id, values())
    }
    discard self
  }

  @inlinable
  deinit {
    if let sink, let id {
      Self.close(sink, kind, name, scope, id, .none)
    }
  }

  @inlinable
  static func close(
    _ sink: any SignpostSink,
    _ kind: IntervalKind,
    _ name: StaticString?,
    _ scope: SignpostScope,
    _ id: SignpostID,
    _ values: SignpostValues
  ) {
    if let name {
      sink.end(name, scope: scope, id: id)
    } else {
      sink.end(kind, scope: scope, id: id, values: values)
    }
    Unmanaged.passUnretained(sink as AnyObject).release()
  }
}
