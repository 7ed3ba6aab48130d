/// Stands in where there is no sink, and is never called.
@usableFromInline
final class NoSink: SignpostSink {
  @usableFromInline static let shared = NoSink()

  @usableFromInline
  func begin(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) -> SignpostID? { nil }

  @usableFromInline
  func end(
    _ kind: IntervalKind,
    scope: SignpostScope,
    id: SignpostID,
    values: SignpostValues
  ) {}

  @usableFromInline
  func begin(_ name: StaticString, scope: SignpostScope, id: SignpostID) -> SignpostID? { nil }

  @usableFromInline
  func end(_ name: StaticString, scope: SignpostScope, id: SignpostID) {}

  @usableFromInline
  func isEnabled(_ kind: EventKind) -> Bool { false }

  @usableFromInline
  func event(_ kind: EventKind, scope: SignpostScope, values: [EventValue]) {}

  @usableFromInline
  func counter(_ name: StaticString, scope: SignpostScope, value: Int64) {}
}
