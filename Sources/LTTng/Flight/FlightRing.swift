/// A snapshot that a flight recorder has written of its ring buffers.
public struct FlightRing: Hashable, Sendable, Codable {
  /// The reason for writing a ring.
  public enum Cause: Hashable, Sendable, Codable {
    /// A frame was late: its number, and in nanoseconds what it took since its vertical synchronisation, and
    /// what it may take.
    case lateFrame(number: Int64, durationNs: Int64, budgetNs: Int64)
    /// The program asked for it, and said why.
    case program(reason: String)
    /// The program logged a fault: its message.
    case fault(message: String)
    /// The recording process received SIGUSR1.
    case signal
    /// The program, or a daemon, ended in an unexpected way: how, as a sentence's end.
    case end(String)

    /// By how much the frame exceeded its budget, in nanoseconds; nil for other causes.
    public var overrunNs: Int64? {
      guard case .lateFrame(_, let duration, let budget) = self else { return nil }
      return duration - budget
    }
  }

  /// The number, from 1, in the order in which rings were written.
  public var number: Int
  /// The reason for writing it.
  public var cause: Cause
  /// The time of writing it, in seconds since the program's start.
  public var seconds: Double

  /// The name of its folder.
  public var name: String { "ring-\(number)" }
}

/// The result of a flight recorder.
public struct FlightResult: Hashable, Sendable, Codable {
  /// The rings that are on disk, in the order in which they were written.
  public var rings: [FlightRing] = []
  /// The number of frames that were later than requested.
  public var lateFrames = 0
  /// The number of reasons for a ring of which none is on disk.
  public var leftOut = 0
  /// The reasons for which rings could not be written, one sentence each.
  public var failures: [String] = []

  /// Nothing was done yet.
  public init() {}
}
