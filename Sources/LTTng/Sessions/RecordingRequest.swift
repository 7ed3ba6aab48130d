/// A request to record a program to a trace.
public struct RecordingRequest: Hashable, Sendable, Codable {
  /// The destination of the workload's standard output.
  ///
  /// Its standard error is always inherited.
  public enum WorkloadOutput: String, Hashable, Sendable, Codable {
    /// To the standard error of the recording process.
    case standardError
    /// Nowhere.
    case discarded
  }

  /// The program and its arguments.
  ///
  /// A name without a slash is looked up on PATH.
  public var command: [String]
  /// Environment variables of the workload, which override those of this process.
  public var environment: [String: String]
  /// The absolute path of the folder in which `ctf/` is created.
  ///
  /// It is created if it is missing. `ctf/` must not exist yet.
  public var outputDirectory: String
  /// The relay daemon that keeps the trace instead of that folder; nil for none.
  public var relay: RelayAddress?
  /// The name of the session, after which a relay daemon names a folder; nil for one of this program.
  public var sessionName: String?
  /// The format of the trace; nil for the session daemon's default, CTF 2 from LTTng 2.15 on.
  public var format: RecordedFormat?
  /// True if the program goes on to its own end when the daemons end before it; false by default, when it
  /// is ended.
  public var outlivesDaemons: Bool
  /// The size of one sub-buffer in bytes, a power of two.
  public var subbufferBytes: Int
  /// The number of sub-buffers per CPU, a power of two.
  public var subbufferCount: Int
  /// The destination of the workload's standard output.
  public var workloadOutput: WorkloadOutput
  /// The time that the program may go on after an interrupt, in seconds, before it is killed; 1 by
  /// default.
  public var secondsToEnd: Double
  /// Patterns of the names of the apps' signposts that are recorded, without the provider; empty for all.
  public var signposts: [String]
  /// The events that are kept where not everything is; nil for everything.
  public var flight: FlightRequest?
  /// The division of the trace while it is recorded; nil for one part.
  public var live: LiveRequest?
  /// The command that runs `RecordingGuard.run()`; by default this program's `record-guard`.
  public var guardCommand: [String]

  /// Creates a request.
  ///
  /// Eight sub-buffers of 1 MiB lost no event in bursts of 5 million per second; LTTng's own
  /// default lost up to 44 %.
  public init(
    command: [String],
    environment: [String: String] = [:],
    outputDirectory: String,
    subbufferBytes: Int = 1 << 20,
    subbufferCount: Int = 8,
    workloadOutput: WorkloadOutput = .standardError,
    guardCommand: [String] = [CurrentExecutable.path, "record-guard"]
  ) {
    self.command = command
    self.environment = environment
    self.outputDirectory = outputDirectory
    outlivesDaemons = false
    self.subbufferBytes = subbufferBytes
    self.subbufferCount = subbufferCount
    self.workloadOutput = workloadOutput
    secondsToEnd = 1
    signposts = []
    flight = nil
    live = nil
    self.guardCommand = guardCommand
  }

  /// The folder that LTTng writes to.
  public var traceDirectory: String { outputDirectory + "/ctf" }

  /// The memory that LTTng allocates on this machine for buffers of this size.
  public var bufferBytes: Int {
    BufferPlan.neededBytes(
      subbufferBytes: subbufferBytes,
      subbufferCount: subbufferCount,
      processors: ProcessorCount.possible
    )
  }

  /// The folder of the ring buffers where shared memory has no room; removed at the end.
  var bufferDirectory: String { outputDirectory + "/buffers" }
}
