import Foundation
import Signposts

/// Writes the intervals of one run as a trace of its own, in whatever order they come.
///
/// Events are sorted a part at a time, and every part becomes a stream: readers of the trace merge
/// them. So memory depends on none of their number.
final class RunWriter {
  /// The number of intervals by their outcome.
  struct Tally: Hashable {
    /// Intervals with a begin and an end.
    var intervals = 0
    /// Intervals without a begin or an end, which are in no statistics.
    var open = 0
    /// Intervals whose times or processes cannot be.
    var impossible = 0
    /// The number of intervals of each of the device's names.
    var names: [String: Int] = [:]
  }

  private static let maxEvents = 131_072
  /// Later times, of some 70 years, cannot be.
  static let maxNs = Int64.max / 4

  let folder: String
  private(set) var tally = Tally()
  /// The processes, with the number of intervals of each.
  private(set) var processes: [Int32: Int] = [:]
  private(set) var kinds: SignpostKinds
  /// The time of the last event.
  private(set) var lastNs: Int64 = 0
  private var classes = EventClasses()
  private var texts = EventTexts()
  private var events: [EventRecord] = []
  private var streams = 1
  private var nextID: UInt32 = 1
  private var lists: [String: UInt32] = [:]
  private var types: [String: UInt32] = [:]
  private var updates: [Int32: UInt32] = [:]
  private var largeThreads: [UInt64: Int32] = [:]
  private let uuid = UUID()
  private let updateInterval: String?

  /// Makes the folder of a run.
  ///
  /// - Parameters:
  ///   - folder: the folder, which must not exist.
  ///   - schema: says what signposts become.
  /// - Throws: the system's error when the folder cannot be made.
  init(folder: String, _ schema: Schema) throws {
    self.folder = folder
    kinds = SignpostKinds(schema)
    updateInterval = schema.intervals.first { $0.name == "update" }?.name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// The place of the kind of a signpost.
  func kind(subsystem: String, category: String, name: String) -> Int {
    kinds.place(subsystem: subsystem, category: category, name: name, &classes)
  }

  /// Takes an interval.
  ///
  /// - Throws: the system's error when a stream cannot be written.
  func add(_ interval: SignpostInterval) throws {
    let kind = kinds.all[interval.kind]
    guard let pid = Int32(exactly: interval.pid), pid >= 0, Self.isPossible(interval) else {
      tally.impossible += 1
      return
    }
    note(interval, kind, pid)
    var (list, type): (UInt32, UInt32) = (0, 0)
    if kind.namesList, let message = interval.message {
      list = Self.number("\(pid) \(message)", &lists)
    }
    if kind.namesType, let message = interval.message, let name = SignpostMessage.type(message) {
      type = Self.number(name, &types)
    }
    var update: UInt32 = 0
    if kind.interval != nil, kind.interval == updateInterval {
      updates[pid, default: 0] &+= 1
      update = updates[pid, default: 0]
    }
    let name = kind.interval == nil ? texts.number(of: kind.name) : 0
    let own = kind.values(type: type, name: name)
    write(interval, kind, pid, (list, update, nextID, own.0, own.1))
    nextID &+= 1
    if events.count >= Self.maxEvents { try flush() }
  }

  /// Takes an interval of the display, which no signpost says.
  func add(display name: String, startNs: Int64, endNs: Int64, pid: Int64) throws {
    let kind = kind(subsystem: "", category: "", name: name)
    try add(
      SignpostInterval(
        kind: kind,
        pid: pid,
        beginThread: 0,
        endThread: 0,
        startNs: startNs,
        endNs: endNs,
        message: nil
      )
    )
  }

  /// Writes what is left, and what says how to read it.
  ///
  /// - Parameters:
  ///   - provider: the provider of the events.
  ///   - run: the facts of the run.
  /// - Throws: the system's error when a file cannot be written.
  func finish(provider: String, _ run: RunFacts) throws {
    try flush()
    events = instants(run)
    try flush(stream: 0)
    let metadata = TraceMetadata(
      uuid: uuid,
      provider: provider,
      host: run.host,
      startNs: run.startNs,
      classes: classes.all
    )
    try Data(metadata.text.utf8).write(to: URL(fileURLWithPath: folder + "/metadata"))
  }

  private static func isPossible(_ interval: SignpostInterval) -> Bool {
    let start = interval.startNs ?? 0
    let end = interval.endNs ?? start
    return start >= 0 && end >= start && end < maxNs
  }

  private static func number(_ name: String, _ numbers: inout [String: UInt32]) -> UInt32 {
    let number = numbers[name] ?? UInt32(numbers.count + 1)
    numbers[name] = number
    return number
  }

  private func note(_ interval: SignpostInterval, _ kind: SignpostKind, _ pid: Int32) {
    let isOpen = interval.startNs == nil || interval.endNs == nil
    if isOpen { tally.open += 1 } else { tally.intervals += 1 }
    tally.names[kind.name, default: 0] += 1
    processes[pid, default: 0] += 1
    lastNs = max(lastNs, interval.endNs ?? interval.startNs ?? 0)
  }

  private func write(
    _ interval: SignpostInterval,
    _ kind: SignpostKind,
    _ pid: Int32,
    _ values: (UInt32, UInt32, UInt32, UInt32, UInt32)
  ) {
    let (start, end) = (interval.startNs, interval.endNs)
    if let start {
      events.append(
        EventRecord(
          timeNs: start,
          otherNs: end.map { $0 - start } ?? Self.maxNs,
          sequence: nextID,
          number: kind.beginClass,
          step: .begin,
          pid: pid,
          tid: thread(interval.beginThread),
          values: values
        )
      )
    }
    if let end {
      events.append(
        EventRecord(
          timeNs: end,
          otherNs: start ?? -1,
          sequence: nextID,
          number: kind.endClass,
          step: .end,
          pid: pid,
          tid: thread(interval.endThread),
          values: values
        )
      )
    }
  }

  /// The number of a thread in a trace; the few that are too large get others.
  private func thread(_ tid: UInt64) -> Int32 {
    if let small = Int32(exactly: tid) { return small }
    let number = largeThreads[tid] ?? Int32.max - Int32(truncatingIfNeeded: largeThreads.count)
    largeThreads[tid] = number
    return number
  }

  private func flush() throws {
    guard !events.isEmpty else { return }
    try flush(stream: streams)
    streams += 1
  }

  private func flush(stream: Int) throws {
    events.sort(by: EventRecord.precedes)
    let writer = PacketWriter(uuid: uuid, classes: classes.all, texts: texts.all)
    let data = writer.stream(events, number: stream)
    try data.write(to: URL(fileURLWithPath: "\(folder)/stream_\(stream)"))
    events.removeAll(keepingCapacity: true)
  }

  /// Returns the events that begin and end the run of each process, and name what numbers stand
  /// for.
  private func instants(_ run: RunFacts) -> [EventRecord] {
    let begin = classes.number(of: EventClass(name: "run_begin", fields: [.text("scenario")]))
    let parameter = classes.number(
      of: EventClass(name: "run_parameter", fields: [.text("name"), .text("value")])
    )
    let named = classes.number(
      of: EventClass(name: "type_name", fields: [.number("type"), .text("name")])
    )
    let end = classes.number(of: EventClass(name: "run_end", fields: []))
    let scenario = texts.number(of: run.title)
    let repetition = (texts.number(of: "repetition"), texts.number(of: "\(run.number)"))
    let typeNames = types.sorted { $0.value < $1.value }
      .map { ($0.value, texts.number(of: $0.key)) }
    var records: [EventRecord] = []
    func add(_ number: UInt16, _ timeNs: Int64, _ pid: Int32, _ one: UInt32, _ two: UInt32) {
      records.append(
        EventRecord(
          timeNs: timeNs,
          otherNs: 0,
          sequence: UInt32(records.count),
          number: number,
          step: .instant,
          pid: pid,
          tid: 0,
          values: (one, two, 0, 0, 0)
        )
      )
    }
    for pid in processes.keys.sorted() {
      add(begin, 0, pid, scenario, 0)
      if run.isOneOfSeveral { add(parameter, 0, pid, repetition.0, repetition.1) }
      for (type, name) in typeNames { add(named, 0, pid, type, name) }
      if run.isComplete { add(end, max(lastNs, run.durationNs ?? 0), pid, 0, 0) }
    }
    return records
  }
}

/// The facts that are known of a run once all of it was read.
struct RunFacts {
  /// The number of the run within its recording, from 1.
  let number: Int
  /// The title, in a few words.
  let title: String
  /// True if the recording has other runs.
  let isOneOfSeveral: Bool
  /// True if nothing was cut.
  let isComplete: Bool
  /// The name of the device.
  let host: String
  /// The time when it began, in nanoseconds since 1970; 0 where that is not known.
  let startNs: Int64
  /// The duration; nil where that is not known.
  let durationNs: Int64?
}
