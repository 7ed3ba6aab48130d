import Foundation

/// The work of one process from the announcement of a run to that of the next.
///
/// Work before the first announcement belongs to the first run, and a process that announces nothing
/// is one run. A class, as every row of every table refers to its run.
public final class TraceRun: Sendable {
  /// The number within the trace, from 1, in the order of the starts.
  public let number: Int
  /// The process that played it.
  public let process: ProcessID
  /// The time of its first event, in nanoseconds of the trace's clock.
  public let startNs: Int64
  /// A name that no other run has, of this trace or of others of the same machine.
  ///
  /// Made of the start in UTC, the process, and the run's number: `20260102T030405.000000007Z-8233-1`.
  /// Containers of a machine have equal process ids, so the start is that to the nanosecond.
  public let id: String
  /// The day on which it began, in UTC: `2026-01-02`.
  public let dateUTC: String

  init(number: Int, process: ProcessID, startNs: Int64) {
    self.number = number
    self.process = process
    self.startNs = startNs
    let second: Int64 = 1_000_000_000
    let fraction = (startNs % second + second) % second
    let start = Date(timeIntervalSince1970: Double((startNs &- fraction) / second))
    let compact = Date.ISO8601FormatStyle(
      dateSeparator: .omitted,
      timeSeparator: .omitted,
      timeZone: .gmt
    )
    // The tenth digit, a 1, keeps the zeros at the start.
    let digits = String(second + fraction).dropFirst()
    id = "\(start.formatted(compact).dropLast()).\(digits)Z-\(process.pid)-\(number)"
    dateUTC = start.formatted(Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day())
  }
}

/// All that is known of a run once the trace has been read.
public struct PlayedRun: Sendable {
  /// The run.
  public let run: TraceRun
  /// The time of its last event, in nanoseconds of the trace's clock.
  public let endNs: Int64
  /// The number of its events.
  public let events: Int
  /// True if the trace announces it.
  public let isAnnounced: Bool
  /// True if anything is known of what was played.
  public let isDescribed: Bool
  /// The parameters, as far as they are known.
  public internal(set) var description: RunDescription
  /// The budget that its frames are evaluated by.
  public let budget: FrameBudget
}
