/// The division of a trace while it is recorded, so that its parts can be read at once.
///
/// LTTng rotates the session: the folders of complete parts appear below `archives` of the trace.
public struct LiveRequest: Hashable, Sendable, Codable {
  /// Programs of another daemon, which are recorded instead of a program that is started.
  public struct Attachment: Hashable, Sendable, Codable {
    /// The processes; empty for all that the daemon knows.
    public var processes: [Int32]
    /// The variable `LTTNG_HOME`, by which the daemon is found; nil where it is not set.
    public var home: String?

    /// Names processes.
    public init(processes: [Int32], home: String?) {
      (self.processes, self.home) = (processes, home)
    }
  }

  /// The duration of a part, in seconds.
  public var periodSeconds: Double
  /// The programs to record; nil for a program that is started.
  public var attachment: Attachment?

  /// True if the output folder is removed when the recording process was killed, as it is not read
  /// then.
  public var isTemporary: Bool

  /// Creates a request.
  public init(
    periodSeconds: Double = 1,
    attachment: Attachment? = nil,
    isTemporary: Bool = false
  ) {
    (self.periodSeconds, self.attachment) = (periodSeconds, attachment)
    self.isTemporary = isTemporary
  }
}
