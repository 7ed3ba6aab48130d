/// What is known of a trace beside its intervals.
public struct TraceFacts: Sendable {
  /// The runs that the trace announces, in the order of their begins, each with its process.
  public private(set) var runs: [(process: ProcessID, description: RunDescription)] = []
  /// The version of the schema that the trace was recorded with.
  public private(set) var schemaVersion: Int?
  /// The checksum of the schema that the trace was recorded with, hexadecimal.
  public private(set) var schemaFingerprint: String?
  /// The names of content types.
  public private(set) var contentTypes = ContentTypes()
  /// How often sizes of each content type had to be measured, and were known.
  private(set) var cacheCounts: [ContentTypes.Key: CacheCounts] = [:]
  private var counterValues: [String: CounterSummary] = [:]
  /// How often each instant event occurred, by name.
  public private(set) var instants: [String: Int] = [:]
  /// The number of events of all kinds.
  public private(set) var events = 0
  /// Runs, counters and content types beyond so many, which only a damaged or malicious trace has, are
  /// left out.
  static let maxNames = 4_096
  private var processIDs: Set<ProcessID> = []
  private var latestProcess: ProcessID?
  /// The time of the first event, in nanoseconds of the trace's clock; nil when there is none.
  public private(set) var firstNs: Int64?
  /// The time of the last event, in nanoseconds of the trace's clock; nil when there is none.
  public private(set) var lastNs: Int64?

  /// Knows nothing.
  public init() {}

  /// The users' own counters, by name.
  public var counters: [CounterSummary] { counterValues.values.sorted { $0.name < $1.name } }

  /// The number of processes.
  public var processes: Int { processIDs.count }

  /// Counts an event.
  mutating func count(_ event: TraceEvent) {
    events += 1
    firstNs = min(firstNs ?? event.timestampNs, event.timestampNs)
    lastNs = max(lastNs ?? event.timestampNs, event.timestampNs)
    if latestProcess != event.process {
      latestProcess = event.process
      processIDs.insert(event.process)
    }
  }

  /// Takes an event that is no begin or end of an interval.
  mutating func addInstant(_ event: TraceEvent) {
    instants[event.type.name, default: 0] += 1
    switch event.type.name {
    case KnownEvent.schema:
      schemaVersion = event.count(KnownField.version)
      schemaFingerprint = event[KnownField.fingerprint]?.name
    case KnownEvent.runBegin:
      guard runs.count < Self.maxNames else { return }
      runs.append((event.process, RunDescription(event)))
    case KnownEvent.scenario:
      changeRun(of: event) { $0.add(checksum: event[KnownField.checksum]?.name) }
    case KnownEvent.runOptions:
      changeRun(of: event) { $0.add(fieldsOf: event) }
    case KnownEvent.runParameter:
      changeRun(of: event) { $0.add(parameterOf: event) }
    case KnownEvent.runEnd:
      changeRun(of: event) { $0.isComplete = true }
    case KnownEvent.typeName:
      contentTypes.learn(event)
    case KnownEvent.measureCache:
      guard let key = ContentTypes.Key(event),
        cacheCounts[key] != nil || cacheCounts.count < Self.maxNames
      else { return }
      cacheCounts[key, default: CacheCounts()].add(
        measured: event[KnownField.measured]?.integer ?? 0,
        cacheHits: event[KnownField.cacheHits]?.integer ?? 0
      )
    case KnownEvent.counter:
      let name = event[KnownField.name]?.name ?? ""
      guard let value = event[KnownField.value]?.integer,
        counterValues[name] != nil || counterValues.count < Self.maxNames
      else { return }
      counterValues[name, default: CounterSummary(name: name)].add(value)
    default: break
    }
  }

  private mutating func changeRun(of event: TraceEvent, _ change: (inout RunDescription) -> Void) {
    // What runs that were left out say must not be taken for another one's.
    guard runs.count < Self.maxNames,
      let index = runs.lastIndex(where: { $0.process == event.process })
    else { return }
    change(&runs[index].description)
  }
}

/// What a reader found out about a recording, apart from its events.
public struct ReadingTally: Hashable, Sendable {
  /// How many events the tracer had to discard.
  public var lostEvents: UInt64 = 0
  /// Events of other providers, which were skipped, by provider.
  public var unknownProviders: [String: Int] = [:]
  /// What could not be read.
  public var damage = ReadingDamage()

  /// Takes what was found out.
  public init(
    lostEvents: UInt64 = 0,
    unknownProviders: [String: Int] = [:],
    damage: ReadingDamage = ReadingDamage()
  ) {
    self.lostEvents = lostEvents
    self.unknownProviders = unknownProviders
    self.damage = damage
  }
}
