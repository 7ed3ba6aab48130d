import ListSchema
import TraceAnalysis

/// Finds out which process events are from, and numbers hosts and processes in the order in which
/// they are met.
///
/// A process is what one trace has of a process id in one PID namespace, up to the start of a further
/// program under that id. `ProcessRelation` says what two of one id are to each other.
final class ProcessNumbers {
  /// The facts in the event itself.
  struct Origin: Hashable {
    /// The number of the trace.
    let trace: Int
    /// The process id; nil where it is not recorded.
    let pid: Int32?
    /// The number of the PID namespace; nil where it is not recorded.
    let namespace: UInt64?
  }

  /// A process id of a host.
  private struct Name: Hashable {
    let host: UInt16
    let pid: Int32
  }

  /// The progress of a process.
  private struct Progress {
    var hasEvents = false
    var isAnnounced = false
    var isEnded = false
    /// True if it has measured again since its latest run was announced, and is the same process.
    var goesOn = false
    /// The largest id of an interval that only measures; 0 before there is one.
    var calibrationID: Int64 = 0

    /// True if a program that starts now is a further one: two that start at once measure by turns.
    var canBeFollowed: Bool { hasEvents && (isAnnounced || calibrationID == 0) }
  }

  /// Beyond this number of processes an id that starts again is taken for the same one; only a damaged or
  /// malicious trace has them.
  private static let maxProcesses = 65_536

  /// The names of the hosts by their numbers.
  private(set) var hosts: [String] = []
  /// The processes in the order of their first events.
  private(set) var processes: [RecordedProcess] = []

  private var progress: [Progress] = []
  private var hostNumbers: [String: UInt16] = [:]
  private var traces: [RecordedTrace] = []
  /// The cache of each trace by identity and host, for all of its parts.
  private var caches: [[String]: ProcessCache] = [:]
  /// The latest process of each origin, by its place in `processes`.
  private var places: [Origin: Int] = [:]
  /// The namespaces that an id was met in.
  private var namespaces: [Origin: Set<UInt64>] = [:]
  private var instances: [Name: UInt16] = [:]

  /// The search for the processes of a trace; the same for all of its parts.
  func cache(of trace: RecordedTrace) -> ProcessCache {
    let key = [trace.identity, trace.host]
    if let cache = caches[key] { return cache }
    let cache = ProcessCache(ofTrace: traces.count, self)
    traces.append(trace)
    caches[key] = cache
    return cache
  }

  /// The process of an event.
  ///
  /// - Parameters:
  ///   - origin: the origin that the event itself states.
  ///   - event: the event with its values.
  ///   - mark: the mark of processes in its type.
  /// - Returns: the process.
  func process(_ origin: Origin, of event: TraceEvent, _ mark: ProcessMark) -> ProcessID {
    var place = place(of: origin) ?? add(origin, mark, event)
    if processes.count < Self.maxProcesses, isNew(mark, event, place) {
      place = add(origin, mark, event, after: place)
    }
    note(mark, event, place)
    return processes[place].id
  }

  // MARK: Origins

  private func place(of origin: Origin) -> Int? {
    if let place = places[origin] {
      if origin.namespace == nil, (namespaces[origin]?.count ?? 0) > 1 {
        processes[place].hasEventsWithoutNamespace = true
      }
      return place
    }
    return placeInOtherNamespace(origin)
  }

  /// Some channels of a session may say less than others: an id without a namespace is that of the first
  /// namespace that has it.
  private func placeInOtherNamespace(_ origin: Origin) -> Int? {
    guard let namespace = origin.namespace, namespaces[origin.bare] == nil,
      let place = places[origin.bare]
    else { return nil }
    processes[place].namespace = namespace
    places[origin] = place
    namespaces[origin.bare] = [namespace]
    return place
  }

  // MARK: Starts

  /// True if an event is the first one of a further program under the id of a process.
  private func isNew(_ mark: ProcessMark, _ event: TraceEvent, _ place: Int) -> Bool {
    let progress = progress[place]
    switch mark {
    case .none, .runEnd: return false
    case .calibration:
      // Ids only grow in a process, from 1 on.
      return progress.canBeFollowed && (1...max(1, progress.calibrationID)).contains(Self.id(event))
    case .runBegin: return progress.isAnnounced && !progress.isEnded && !progress.goesOn
    }
  }

  private static func id(_ event: TraceEvent) -> Int64 { event[.id]?.integer ?? 0 }

  private func note(_ mark: ProcessMark, _ event: TraceEvent, _ place: Int) {
    switch mark {
    case .none: break
    case .calibration:
      progress[place].goesOn = progress[place].isAnnounced
      progress[place].calibrationID = max(progress[place].calibrationID, Self.id(event))
    case .runEnd: progress[place].isEnded = true
    case .runBegin:
      // A process ends a run before it begins the next.
      if progress[place].isAnnounced, !progress[place].goesOn || !progress[place].isEnded {
        processes[place].repeatsRun = true
      }
      progress[place].isAnnounced = true
      (progress[place].isEnded, progress[place].goesOn) = (false, false)
    }
    progress[place].hasEvents = true
  }

  private func add(
    _ origin: Origin,
    _ mark: ProcessMark,
    _ event: TraceEvent,
    after earlier: Int? = nil
  ) -> Int {
    let trace = traces[origin.trace]
    let pid = origin.pid ?? trace.pid
    let name = Name(host: host(trace.host), pid: pid ?? 0)
    // There are fewer folders and starts than numbers.
    let instance = instances[name].map { $0 == .max ? .max : $0 + 1 } ?? 0
    instances[name] = instance
    enter(origin, at: processes.count, after: earlier)
    processes.append(
      RecordedProcess(
        ProcessID(host: name.host, pid: name.pid, instance: instance),
        in: trace,
        namespace: origin.namespace ?? earlier.flatMap { processes[$0].namespace },
        isNamed: pid != nil,
        startsProgram: mark == .runBegin || (mark == .calibration && Self.id(event) == 1),
        followsUnended: earlier.map { !progress[$0].isEnded } ?? false
      )
    )
    progress.append(Progress())
    return processes.count - 1
  }

  /// Notes which process has an origin from now on, in the place of an earlier one where there is one.
  private func enter(_ origin: Origin, at place: Int, after earlier: Int?) {
    places[origin] = place
    if let namespace = origin.namespace { namespaces[origin.bare, default: []].insert(namespace) }
    let others = (namespaces[origin.bare] ?? []).map {
      Origin(trace: origin.trace, pid: origin.pid, namespace: $0)
    }
    // Without an earlier one this is the first namespace, which has what is recorded without any.
    for other in [origin.bare] + others where places[other] == earlier { places[other] = place }
  }

  private func host(_ name: String) -> UInt16 {
    if let number = hostNumbers[name] { return number }
    // Fewer folders than there are numbers can be read at once.
    let number = UInt16(clamping: hosts.count)
    hostNumbers[name] = number
    hosts.append(name)
    return number
  }
}

extension ProcessNumbers.Origin {
  /// The facts in an event of the same process where the PID namespace is not recorded.
  fileprivate var bare: Self { Self(trace: trace, pid: pid, namespace: nil) }
}
