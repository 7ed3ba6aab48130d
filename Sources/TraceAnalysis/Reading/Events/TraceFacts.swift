import ListSchema

/// The facts of a trace beside its runs and their intervals.
public struct TraceFacts: Sendable {
  /// The number of events of all kinds.
  public internal(set) var events = 0
  /// The number of processes.
  public private(set) var processes = 0
  /// The number of runs that were left out, as there are too many.
  public private(set) var runsLeftOut = 0
  /// The time of the first event, in nanoseconds of the trace's clock; nil when there is none.
  public private(set) var firstNs: Int64?
  /// The time of the last event, in nanoseconds of the trace's clock; nil when there is none.
  public private(set) var lastNs: Int64?
  /// The frames that state times which cannot be true.
  public private(set) var brokenFrames = BrokenFrames()
  /// The version of the schema that the trace was recorded with, the oldest where there are several.
  public private(set) var schemaVersion: Int?
  /// The checksums of the schemas that the trace was recorded with, hexadecimal.
  private var schemaFingerprints: Set<String> = []
  /// The names of content types.
  public private(set) var contentTypes = ContentTypes()
  /// The names of what apps say that they are doing.
  private(set) var states = StateNames()

  /// The maximum number of counters, content types and other things; further ones, which only a
  /// damaged or malicious trace has, are left out.
  static let maxNames = 4_096

  /// Knows nothing.
  init() {}

  /// Returns whether every process was recorded with the schema of a checksum; nil when none states
  /// its schema.
  func areSchemas(_ fingerprint: String) -> Bool? {
    schemaFingerprints.isEmpty ? nil : schemaFingerprints == [fingerprint]
  }

  /// Takes an event that is about the trace as a whole; any other event is left alone.
  mutating func learn(_ event: TraceEvent) {
    if event.type.name == EventName.stateName { return states.learn(event) }
    guard event.type.name == EventName.schema else { return contentTypes.learn(event) }
    let version = event.count(.version)
    schemaVersion = [schemaVersion, version].compactMap { $0 }.min()
    if let fingerprint = event[.fingerprint]?.name,
      schemaFingerprints.count < Self.maxNames
    {
      schemaFingerprints.insert(fingerprint)
    }
  }

  /// Takes what only all runs together tell.
  mutating func finish(_ runs: [PlayedRun], _ brokenFrames: BrokenFrames, leftOut: Int) {
    self.brokenFrames = brokenFrames
    processes = Set(runs.map(\.run.process)).count
    firstNs = runs.map(\.run.startNs).min()
    lastNs = runs.map(\.endNs).max()
    runsLeftOut = leftOut
  }
}
