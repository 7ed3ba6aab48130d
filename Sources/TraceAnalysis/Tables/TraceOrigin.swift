/// The origin of a trace, as far as it is known apart from the trace.
public struct TraceOrigin: Hashable, Sendable {
  /// The machine's name.
  public var host: String
  /// The processor's name for itself.
  public var cpu: String?
  /// The number of cores that the process could use.
  public var cores: Int?
  /// The version of the kernel.
  public var kernel: String?
  /// The version of the compiler.
  public var swift: String?
  /// The version of the program that recorded it.
  public var recorder: String?
  /// The version that was built, such as a commit.
  public var commit: String?
  /// The configuration of the build: `debug` or `release`.
  public var build: String?

  /// True if texts that may tell where a trace comes from are left out.
  public var isRedacted = false

  /// Names the machine.
  public init(host: String) {
    self.host = host
  }

  /// The name of the machine that a process ran on; a trace may have processes of several.
  public func host(of process: ProcessID) -> String {
    process.host == 0 ? host : "\(host)-\(process.host)"
  }
}
