import Foundation
import ListSchema
package import TraceAnalysis
package import TraceReading

/// Programs with equal process ids, as several sessions would have recorded them, by a seed.
///
/// Traces with buffers per process and per user, with and without PID namespaces, rotated and whole;
/// programs that end, are killed, or play on; some at the same time, some one after the other.
package struct RecordedPrograms {
  /// A program that ran, which is what the analysis has to find.
  package struct Program {
    /// Its number, which all of its events carry.
    package let number: UInt64
    /// The host.
    package let host: String
    /// The process id.
    package let pid: Int32
    /// Its PID namespace; nil where it was not recorded.
    package let namespace: UInt64?
    /// The number of its trace.
    package let trace: Int
    /// The name of the session.
    package let session: String
    /// The time of its registration, where the trace says so.
    package let registration: String?
    /// True if its start was recorded.
    package let isStartRecorded: Bool
    /// True if it came to the end of its latest run.
    package var isEnded = true
    /// The number of the program before it under its id in the same trace and namespace.
    package let predecessor: UInt64?
    /// The number of its frames.
    package var frames = 0
    /// The times of its first and last events, in nanoseconds.
    package var startNs: UInt64 = 0
    package var endNs: UInt64 = 0
  }

  /// A trace, and the events in it.
  private struct Trace {
    let uuid: [UInt8]
    let host: String
    let session: String
    let isPerProcess: Bool
    let hasContext: Bool
    let hasNamespace: Bool
    let parts: Int
    var registration: String?
    var pid: Int32 = 0
    var events: [Event] = []
  }

  private struct Event {
    let timeNs: UInt64
    let kind: Kind
    let id: UInt64
    let program: Program
  }

  private enum Kind: UInt64, CaseIterable {
    case calibrationBegin, calibrationEnd, runBegin, runEnd, frameBegin, frameEnd

    var name: String {
      switch self {
      case .calibrationBegin: "calibration_begin"
      case .calibrationEnd: "calibration_end"
      case .runBegin: "run_begin"
      case .runEnd: "run_end"
      case .frameBegin: "frame_begin"
      case .frameEnd: "frame_end"
      }
    }

    /// Only intervals have ids.
    var fields: [String] {
      self == .runBegin || self == .runEnd ? ["program"] : ["program", "list", "id"]
    }
  }

  /// The program that ran.
  package private(set) var programs: [Program] = []
  private var traces: [Trace] = []
  private var random: SeededGenerator
  private var timeNs: UInt64 = 1_000

  /// Plans up to six traces.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<random.among([1, 2, 2, 3, 6]) { addTrace() }
  }

  // MARK: Planning

  private mutating func addTrace() {
    let isPerProcess = random.happens(0.3)
    let trace = Trace(
      uuid: (0..<16).map { $0 == 0 ? UInt8(traces.count) : random.among([1, 2, 3]) },
      host: random.among(["a", "a", "b"]),
      session: random.among(["one", "one", "two"]),
      isPerProcess: isPerProcess,
      hasContext: !isPerProcess || random.happens(0.5),
      hasNamespace: random.happens(0.4),
      parts: random.among([1, 1, 2, 3]),
      registration: isPerProcess ? random.among(["20260101T000000", "20260101T000001"]) : nil
    )
    traces.append(trace)
    // Some begin when others run.
    if random.happens(0.5) { timeNs += 1_000_000 }
    let start = timeNs
    let pids: [Int32] = isPerProcess ? [random.among([1, 7])] : [1, 7]
    let namespaces: [UInt64?] =
      trace.hasContext && trace.hasNamespace ? [4_026_531_836, 4_026_532_001] : [nil]
    var end = start
    for pid in pids {
      // Namespaces are of a process, where a trace is of one.
      for namespace in isPerProcess ? [random.among(namespaces)] : namespaces {
        timeNs = start + UInt64.random(in: 0..<1_000, using: &random) * 1_000
        addPrograms(pid, namespace, count: isPerProcess ? 1 : random.among([0, 1, 1, 2, 3]))
        end = max(end, timeNs)
      }
    }
    timeNs = random.happens(0.5) ? start : end
  }

  /// Programs one after the other under one id.
  private mutating func addPrograms(_ pid: Int32, _ namespace: UInt64?, count: Int) {
    let place = traces.count - 1
    if traces[place].isPerProcess { traces[place].pid = pid }
    var predecessor: UInt64?
    for number in 0..<count {
      var program = Program(
        number: UInt64(programs.count),
        host: traces[place].host,
        pid: pid,
        namespace: namespace,
        trace: place,
        session: traces[place].session,
        registration: traces[place].registration,
        // The session may have begun later than the first one.
        isStartRecorded: number > 0 || random.happens(0.8),
        predecessor: predecessor
      )
      run(&program)
      predecessor = program.number
      programs.append(program)
    }
  }

  private mutating func run(_ program: inout Program) {
    var id: UInt64 = program.isStartRecorded ? 1 : 900
    let runs = random.among([1, 1, 2])
    for run in 0..<runs {
      if program.isStartRecorded || run > 0 {
        for _ in 0..<3 {
          add(.calibrationBegin, id, &program)
          add(.calibrationEnd, id, &program)
          id += 1
        }
        add(.runBegin, 0, &program)
      }
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        add(.frameBegin, id, &program)
        add(.frameEnd, id, &program)
        (id, program.frames) = (id + 1, program.frames + 1)
      }
      program.isEnded = run < runs - 1 || random.happens(0.7)
      if program.isEnded { add(.runEnd, 0, &program) }
    }
    timeNs += 10
  }

  private mutating func add(_ kind: Kind, _ id: UInt64, _ program: inout Program) {
    timeNs += UInt64.random(in: 1...50, using: &random)
    if program.startNs == 0 { program.startNs = timeNs }
    program.endNs = timeNs
    traces[program.trace].events.append(
      Event(timeNs: timeNs, kind: kind, id: id, program: program)
    )
  }

  // MARK: Writing

  /// Writes all traces below a folder, each part in its own.
  package func write(to folder: String) throws {
    for (number, trace) in traces.enumerated() where !trace.events.isEmpty {
      let events = trace.events.sorted { $0.timeNs < $1.timeNs }
      let size = (events.count + trace.parts - 1) / trace.parts
      for part in 0..<trace.parts where part * size < events.count {
        let own = events[part * size..<min(events.count, (part + 1) * size)]
        try write(trace, Array(own), part, to: "\(folder)/trace-\(number)/part-\(part)")
      }
    }
  }

  private func write(_ trace: Trace, _ events: [Event], _ part: Int, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var made = HandMadeTrace()
    made.uuid = trace.uuid
    made.host = trace.host
    made.numbersPackets = true
    made.context = context(trace)
    made.environment = environment(trace)
    made.events = Kind.allCases.map {
      (Int($0.rawValue), "listscope:\($0.name)", $0.fields.map { "uint64_t _\($0);" }.joined())
    }
    let packet = made.packet(
      begin: events.first?.timeNs ?? 0,
      end: events.last?.timeNs ?? 0,
      number: UInt64(part)
    ) { bits in
      for event in events { write(event, trace, made, &bits) }
    }
    try Data(made.metadata.utf8).write(to: URL(fileURLWithPath: folder + "/metadata"))
    try Data(packet).write(to: URL(fileURLWithPath: folder + "/stream_0"))
  }

  private func context(_ trace: Trace) -> String? {
    guard trace.hasContext else { return nil }
    return "int32_t _vpid; int32_t _vtid;" + (trace.hasNamespace ? " uint64_t _pid_ns;" : "")
  }

  private func environment(_ trace: Trace) -> String {
    let process = """
       vpid = \(trace.pid); procname = "listscope"; vpid_datetime = "\(trace.registration ?? "")";
      """
    return """
      tracer_buffering_scheme = "\(trace.isPerProcess ? "pid" : "uid")";
      trace_name = "\(trace.session)"; trace_creation_datetime = "20260101T000000+0000";
      \(trace.isPerProcess ? process : "")
      """
  }

  private func write(
    _ event: Event,
    _ trace: Trace,
    _ made: HandMadeTrace,
    _ bits: inout BitWriter
  ) {
    made.event(event.kind.rawValue, at: event.timeNs, isLong: true, &bits)
    if trace.hasContext {
      let pid = UInt64(UInt32(bitPattern: event.program.pid))
      bits.number(pid, 32)
      bits.number(pid, 32)
      if trace.hasNamespace { bits.number(event.program.namespace ?? 0, 64) }
    }
    let values = [event.program.number, 1, event.id]
    for value in values.prefix(event.kind.fields.count) { bits.number(value, 64) }
  }
}

extension RecordedPrograms {
  /// The summary of the traces below a folder, by the schema of lists.
  package static func summary(of folder: String, _ decoder: TraceDecoder) throws -> TraceSummary {
    try TraceReader(path: folder, provider: "listscope", decoder: decoder)
      .summary(schema: ListSchema.schema)
  }
}
