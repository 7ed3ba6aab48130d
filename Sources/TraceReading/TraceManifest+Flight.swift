extension TraceManifest {
  /// The reason why a flight recorder kept the trace, which holds the seconds before.
  public struct Flight: Codable, Hashable, Sendable {
    /// The cause that made the recorder keep it.
    public enum Cause: String, Codable, Hashable, Sendable {
      /// A frame was late.
      case lateFrame
      /// The program asked for it.
      case program
      /// The program logged a fault.
      case fault
      /// A SIGUSR1 was sent.
      case signal
      /// The program, or a daemon, ended unexpectedly.
      case end
    }

    /// The cause that made the recorder keep it.
    public var cause: Cause
    /// The program's own reason, or how it ended; nil for other causes.
    public var reason: String?
    /// The number of the late frame; nil for other causes.
    public var frame: Int64?
    /// The duration of the late frame on the evaluated device since its vsync, in nanoseconds.
    public var durationNs: Int64?
    /// The budget of the late frame, in nanoseconds.
    public var budgetNs: Int64?
    /// The time when it was kept, in seconds since the program's start.
    public var seconds: Double
    /// The number of seconds that the rings were asked to hold.
    public var askedSeconds: Double

    /// Describes a ring.
    public init(
      cause: Cause,
      reason: String? = nil,
      frame: Int64? = nil,
      durationNs: Int64? = nil,
      budgetNs: Int64? = nil,
      seconds: Double,
      askedSeconds: Double
    ) {
      (self.cause, self.reason, self.frame) = (cause, reason, frame)
      (self.durationNs, self.budgetNs) = (durationNs, budgetNs)
      (self.seconds, self.askedSeconds) = (seconds, askedSeconds)
    }
  }
}
