/// The result of a recording.
public struct RecordingResult: Hashable, Sendable, Codable {
  /// The folder that holds the trace.
  public var traceDirectory: String
  /// The end of the workload.
  public var workload: ProcessEnd
  /// The signal, SIGINT, SIGTERM or SIGHUP, that interrupted the recording; nil if none did.
  ///
  /// The trace is then complete up to the signal. There is none if it came before the start.
  public var interruption: Int32?
  /// The number of events lost because of full buffers, as reported by the daemon; nil if unknown.
  ///
  /// Suitable for a warning. The authoritative number is in the trace.
  public var discardedEvents: Int?
  /// The loss of the daemons that cut the recording short; nil if it came to its end.
  ///
  /// The trace then holds everything up to that moment, unless the warnings say otherwise.
  public var daemonLoss: String?
  /// The warnings of the recording, one sentence each.
  public var warnings: [String] = []
  /// The number of packets that were put into the trace from the buffers of ended processes.
  public var recoveredPackets = 0
  /// The size of a sub-buffer in bytes, which may be smaller than requested.
  public var subbufferBytes: Int?
  /// The last lines of the workload's standard error; empty where that is a terminal.
  public var lastErrorLines: [String] = []
  /// Swift's backtrace of the workload's crash; nil without one.
  public var backtrace: String?
  /// The rings that were kept; nil where everything was.
  public var flight: FlightResult?
}
