/// The facts about a process that reading showed.
public struct RecordedProcess: Hashable, Sendable {
  /// The process.
  public let id: ProcessID
  /// The trace that it is in.
  public let trace: RecordedTrace
  /// The number of its PID namespace, as the context `pid_ns` says; nil where it was not recorded.
  public package(set) var namespace: UInt64?
  /// True if the trace says which process its events are from.
  public let isNamed: Bool
  /// True if its first event is one that programs start with.
  public let startsProgram: Bool
  /// True if another process of its id in the same trace was still playing when it started.
  public let followsUnended: Bool
  /// True if it announced a run after one had ended, and nothing says that it is still the same process.
  public package(set) var repeatsRun = false
  /// True if events without a PID namespace are counted for it, while other namespaces have its id, too.
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
