/// A program whose LTTng-UST cannot speak with the session daemon.
public struct TracerMismatch: Hashable, Sendable, Codable {
  /// The program, such as `feed (process 17)`.
  public var process: String
  /// The path of the library that it has loaded.
  public var library: String
  /// The library's interface.
  public var abi: TracerABI
  /// The interfaces of the daemon.
  public var daemon: [TracerABI]

  /// Names both sides.
  public init(process: String, library: String, abi: TracerABI, daemon: [TracerABI]) {
    (self.process, self.library) = (process, library)
    (self.abi, self.daemon) = (abi, daemon)
  }

  /// One sentence with both sides.
  public var sentence: String {
    "\(process) has loaded \(library), which speaks \(abi), and the session daemon speaks "
      + daemon.map(\.description).joined(separator: " and ") + " only."
  }

  /// The ways to make them fit.
  public var fix: String {
    guard !library.contains("liblttng-ust.so.0") else {
      return "build the program again with the liblttng-ust-dev that belongs to this lttng-tools"
    }
    let isOlder = daemon.allSatisfy { abi < $0 }
    return "give the program the liblttng-ust that belongs to this lttng-tools ("
      + "apt-get install liblttng-ust1 where it runs, or take \(library) out of what it brings along; it "
      + "need not be built again), or record with \(isOlder ? "an older" : "a newer") lttng-tools, whose "
      + "lttng-sessiond is first on PATH"
  }
}
