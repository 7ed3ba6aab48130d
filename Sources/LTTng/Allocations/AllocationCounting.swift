internal import CSampler
internal import CTracepoints
internal import Signposts

/// Counts what intervals allocate, and samples the stacks of allocations in them.
final class AllocationCounting: Sendable {
  private let binaryEvent: EventKind
  private let binaries = LoadedBinaries()

  /// The one of this process; nil where allocations are not counted.
  static let ofProcess = AllocationRequest.running.map(AllocationCounting.init)

  private init(_ request: AllocationRequest) {
    binaryEvent = request.events.binary
  }

  /// An interval has begun.
  func begin(
    _ kind: IntervalKind,
    _ scope: SignpostScope,
    _ id: SignpostID,
    _ values: SignpostValues
  ) {
    let position = listscope_allocations_type_position(kind.code)
    listscope_allocations_begin(
      kind.code,
      id.rawValue,
      scope.list,
      scope.update,
      position < 0 ? -1 : values[Int(position)]
    )
  }

  /// A named interval has begun.
  func begin(_ scope: SignpostScope, _ id: SignpostID) {
    listscope_allocations_begin(Self.named, id.rawValue, scope.list, scope.update, -1)
  }

  /// An interval is about to end; whether it is the outermost one, and stacks were sampled in it.
  func end(_ kind: IntervalKind, _ scope: SignpostScope, _ id: SignpostID) -> Bool {
    listscope_allocations_end(kind.code, id.rawValue, scope.list, scope.update, nil)
  }

  /// A named interval is about to end; whether it is the outermost one, and stacks were sampled in it.
  func end(_ name: UnsafePointer<CChar>, _ scope: SignpostScope, _ id: SignpostID) -> Bool {
    listscope_allocations_end(Self.named, id.rawValue, scope.list, scope.update, name)
  }

  /// Tells the trace what was loaded since the last time.
  func tellBinaries() {
    guard listscope_event_enabled(binaryEvent.code) else { return }
    binaries.tell(LTTngSink(sampling: nil), binaryEvent)
  }

  private static let named = UInt16(LISTSCOPE_NAMED_INTERVAL)
}
