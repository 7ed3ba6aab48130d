/// An instant that an app has marked, or a message of its log.
public struct SignpostReading: Sendable {
  /// The run that it belongs to.
  public let run: TraceRun
  /// The time, in nanoseconds since the first event of the trace.
  public let timeNs: Int64
  /// The thread.
  public let thread: Int32
  /// The subsystem and the category.
  public let origin: SignpostOrigin
  /// The name; nil for a message of a log.
  public let name: String?
  /// The level; nil for what is no message of a log.
  public let level: String?
  /// The number that distinguishes signposts of a name; nil for a message of a log.
  public let signpostID: UInt64?
  /// The message; empty for none.
  public let message: String

  /// Reads an event; nil for one that is no such signpost.
  init?(_ event: TraceEvent, of run: TraceRun, firstNs: Int64) {
    guard let origin = event.type.origin else { return nil }
    self.run = run
    timeNs = event.timestampNs - firstNs
    thread = event.thread
    self.origin = origin
    name = event["name"]?.text
    level = event["level"]?.text
    signpostID = event["signpost_id"]?.bits
    message = event["message"]?.text ?? ""
  }
}

extension FieldValue {
  /// A whole number without a sign; nil for any other value.
  fileprivate var bits: UInt64? {
    switch self {
    case .unsigned(let value): value
    case .integer(let value): UInt64(exactly: value)
    case .number, .label, .text: nil
    }
  }
}
