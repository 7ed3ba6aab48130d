/// A counter of a name of the user's own.
public struct CounterSummary: Hashable, Sendable {
  /// The name.
  public let name: String
  /// How many values were recorded.
  public private(set) var count = 0
  /// The smallest value.
  public private(set) var min = Int64.max
  /// The largest value.
  public private(set) var max = Int64.min
  /// The latest value.
  public private(set) var last: Int64 = 0

  init(name: String) {
    self.name = name
  }

  mutating func add(_ value: Int64) {
    count += 1
    min = Swift.min(min, value)
    max = Swift.max(max, value)
    last = value
  }
}

/// All that was read from a trace: its intervals, and what is known about it as a whole.
public struct Trace: Sendable {
  /// The finished intervals.
  public let tree: IntervalTree
  /// The runs that the trace announces, in the order of their begins, each with its process.
  public let runs: [(process: ProcessID, description: RunDescription)]
  /// The version of the vocabulary that the trace was recorded with.
  public let schemaVersion: Int?
  /// The checksum of the vocabulary that the trace was recorded with, hexadecimal.
  public let schemaFingerprint: String?
  /// The names of content types.
  public let contentTypes: ContentTypes
  /// The users' own counters, by name.
  public let counters: [CounterSummary]
  /// How often each instant event occurred, by name.
  public let instants: [String: Int]
  /// The number of events of all kinds.
  public let events: Int
  /// The number of processes.
  public let processes: Int
  /// The time of the first event, in nanoseconds of the trace's clock; nil when there is none.
  public let firstNs: Int64?
  /// The time of the last event, in nanoseconds of the trace's clock; nil when there is none.
  public let lastNs: Int64?
  /// How many events the tracer had to discard.
  public let lostEvents: UInt64
  /// Events of other providers, which were skipped, by provider.
  public let unknownProviders: [String: Int]
}

/// Makes a `Trace` from events that are added in the order of time.
public struct TraceBuilder {
  private var tree = IntervalTreeBuilder()
  private var runs: [(process: ProcessID, description: RunDescription)] = []
  private var schemaVersion: Int?
  private var schemaFingerprint: String?
  private var contentTypes = ContentTypes()
  private var counters: [String: CounterSummary] = [:]
  private var instants: [String: Int] = [:]
  private var events = 0
  private var processes: Set<ProcessID> = []
  private var latestProcess: ProcessID?
  private var firstNs: Int64?
  private var lastNs: Int64?

  /// Makes a builder without events.
  public init() {}

  /// Takes one event.
  public mutating func add(_ event: TraceEvent) {
    events += 1
    firstNs = min(firstNs ?? event.timestampNs, event.timestampNs)
    lastNs = max(lastNs ?? event.timestampNs, event.timestampNs)
    if latestProcess != event.process {
      latestProcess = event.process
      processes.insert(event.process)
    }
    if !tree.add(event) { addInstant(event) }
  }

  /// The trace of all events added.
  ///
  /// - Parameters:
  ///   - lostEvents: how many events the tracer had to discard.
  ///   - unknownProviders: how many events of other providers were skipped.
  /// - Returns: the trace, with all intervals that have an end.
  public func finish(lostEvents: UInt64 = 0, unknownProviders: [String: Int] = [:]) -> Trace {
    Trace(
      tree: tree.finish(),
      runs: runs,
      schemaVersion: schemaVersion,
      schemaFingerprint: schemaFingerprint,
      contentTypes: contentTypes,
      counters: counters.values.sorted { $0.name < $1.name },
      instants: instants,
      events: events,
      processes: processes.count,
      firstNs: firstNs,
      lastNs: lastNs,
      lostEvents: lostEvents,
      unknownProviders: unknownProviders
    )
  }

  private mutating func addInstant(_ event: TraceEvent) {
    instants[event.type.name, default: 0] += 1
    switch event.type.name {
    case KnownEvent.schema:
      schemaVersion = event.count(KnownField.version)
      schemaFingerprint = event[KnownField.fingerprint]?.text
    case KnownEvent.runBegin:
      runs.append((event.process, RunDescription(event)))
    case KnownEvent.scenario:
      changeRun(of: event) { $0.add(checksum: event[KnownField.checksum]?.text) }
    case KnownEvent.runOptions:
      changeRun(of: event) { $0.add(event) }
    case KnownEvent.runEnd:
      changeRun(of: event) { $0.isComplete = true }
    case KnownEvent.typeName:
      contentTypes.learn(event)
    case KnownEvent.counter:
      let name = event[KnownField.name]?.text ?? ""
      guard let value = event[KnownField.value]?.integer else { return }
      counters[name, default: CounterSummary(name: name)].add(value)
    default: break
    }
  }

  private mutating func changeRun(of event: TraceEvent, _ change: (inout RunDescription) -> Void) {
    guard let index = runs.lastIndex(where: { $0.process == event.process }) else { return }
    change(&runs[index].description)
  }
}
