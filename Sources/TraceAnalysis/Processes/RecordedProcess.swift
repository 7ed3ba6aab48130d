/// What reading showed of a process.
public struct RecordedProcess: Hashable, Sendable {
  /// The process.
  public let id: ProcessID
  /// The trace that it is in.
  public let trace: RecordedTrace
  /// The number of its PID namespace, as the context `pid_ns` says; nil where it was not recorded.
  public package(set) var namespace: UInt64?
  /// Whether the trace says which process its events are from.
  public let isNamed: Bool
  /// Whether its first event is one that programs start with.
  public let startsProgram: Bool
  /// Whether another process of its id in the same trace was still playing when it started.
  public let followsUnended: Bool
  /// Whether it announced a run after one had ended, and nothing says that it is still the same process.
  public package(set) var repeatsRun = false
  /// Whether events without a PID namespace are counted for it, while other namespaces have its id, too.
  public package(set) var hasEventsWithoutNamespace = false

  /// Describes a process.
  public init(
    _ id: ProcessID,
    in trace: RecordedTrace,
    namespace: UInt64? = nil,
    isNamed: Bool = true,
    startsProgram: Bool = false,
    followsUnended: Bool = false
  ) {
    (self.id, self.trace, self.namespace) = (id, trace, namespace)
    (self.isNamed, self.startsProgram) = (isNamed, startsProgram)
    self.followsUnended = followsUnended
  }
}
