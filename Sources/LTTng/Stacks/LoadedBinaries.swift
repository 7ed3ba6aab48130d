internal import CSampler
internal import Signposts
internal import Synchronization

/// The programs and libraries of this process that the trace knows.
final class LoadedBinaries: Sendable {
  private struct Told {
    /// The state of the loader whose binaries are known to the trace.
    var changes: UInt64 = 0
    var binaries: Set<StackBinary> = []
  }

  private let told = Mutex(Told())

  /// Tells the trace of those that were loaded since the last time.
  func tell(_ trace: LTTngSink, _ event: EventKind) {
    let new = told.withLock { told -> [StackBinary] in
      let changes = listscope_binary_changes()
      guard told.changes != changes else { return [] }
      told.changes = changes
      return StackBinary.loaded().filter { told.binaries.insert($0).inserted }
    }
    for binary in new { trace.event(event, scope: SignpostScope(), values: binary.values) }
  }
}
