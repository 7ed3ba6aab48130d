/// What is known of a trace beside its runs and their intervals.
public struct TraceFacts: Sendable {
  /// The number of events of all kinds.
  public internal(set) var events = 0
  /// The number of processes.
  public private(set) var processes = 0
  /// How many runs were left out, for there are too many.
  public private(set) var runsLeftOut = 0
  /// The time of the first event, in nanoseconds of the trace's clock; nil when there is none.
  public private(set) var firstNs: Int64?
  /// The time of the last event, in nanoseconds of the trace's clock; nil when there is none.
  public private(set) var lastNs: Int64?
  /// The version of the schema that the trace was recorded with.
  public private(set) var schemaVersion: Int?
  /// The checksum of the schema that the trace was recorded with, hexadecimal.
  public private(set) var schemaFingerprint: String?
  /// The names of content types.
  public private(set) var contentTypes = ContentTypes()

  /// Counters, content types and other things beyond so many, which only a damaged or malicious trace
  /// has, are left out.
  static let maxNames = 4_096

  /// Knows nothing.
  init() {}

  /// Takes an event that is about the trace as a whole; any other event is left alone.
  mutating func learn(_ event: TraceEvent) {
    if event.type.name == KnownEvent.schema {
      schemaVersion = event.count(KnownField.version)
      schemaFingerprint = event[KnownField.fingerprint]?.name
    } else {
      contentTypes.learn(event)
    }
  }

  /// Takes what only all runs together tell.
  mutating func finish(_ runs: [PlayedRun], leftOut: Int) {
    processes = Set(runs.map(\.run.process)).count
    firstNs = runs.map(\.run.startNs).min()
    lastNs = runs.map(\.endNs).max()
    runsLeftOut = leftOut
  }
}
