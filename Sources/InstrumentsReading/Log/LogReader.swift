import Foundation

/// Reads the unified log: one object per line, or one array of objects.
final class LogReader {
  /// Longer lines are no log.
  private static let maxLineBytes = 1 << 20
  /// An array is read at once, so it may not be larger.
  private static let maxArrayBytes = 64 << 20

  private let run: RunImport
  private var pairing = SignpostPairing()
  private var messages: [String: Int] = [:]
  private let decoder = JSONDecoder()
  private var line: [UInt8] = []
  private var isArray: Bool?
  /// Lines that are no events of a log.
  private(set) var foreignLines = 0
  /// Signposts.
  private(set) var signposts = 0
  /// True if the log says that it ends.
  private(set) var isFinished = false
  /// The starts of the system that it covers.
  private(set) var boots: Set<String> = []
  /// The reason why no more is read.
  private(set) var fault: String?

  init(_ run: RunImport) {
    self.run = run
  }

  /// Reads the next piece.
  func feed(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    if isArray == nil {
      isArray = bytes.first { !$0.isSpace } == UInt8(ascii: "[")
    }
    guard isArray == false else {
      if line.count + bytes.count > Self.maxArrayBytes {
        fault = "its array is too long; use ndjson"
      }
      if fault == nil { line += bytes }
      return
    }
    var rest = bytes[...]
    while fault == nil, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line += rest[..<end]
      try readLine()
      rest = rest[(end + 1)...]
    }
    guard fault == nil else { return }
    line += rest
    if line.count > Self.maxLineBytes { fault = "it has a line that is too long for a log" }
  }

  /// Reads the end.
  func finish() throws {
    if isArray == true {
      try readArray()
    } else if line.contains(where: { !$0.isSpace }) {
      let before = foreignLines
      try readLine()
      if foreignLines > before {
        fault = fault ?? "its last line is cut"
        foreignLines = before
      }
    }
    run.foreignLines += foreignLines
    guard signposts > 0 else { return }
    let writer = try run.writer(.log)
    for interval in pairing.unfinished { try writer.add(interval) }
    run.note(pairing, writer)
  }

  private func readLine() throws {
    defer { line.removeAll(keepingCapacity: true) }
    guard line.contains(where: { !$0.isSpace }) else { return }
    guard let event = try? decoder.decode(LogLine.self, from: Data(line)) else {
      // What `log` says first of what it was asked for.
      if !line.starts(with: "Filtering the log data".utf8) { foreignLines += 1 }
      return
    }
    try add(event)
  }

  private func readArray() throws {
    guard let events = try? decoder.decode([LogLine].self, from: Data(line)) else {
      fault = fault ?? "it is no array of events, or is cut"
      return
    }
    isFinished = true
    for event in events { try add(event) }
  }

  private func add(_ event: LogLine) throws {
    if event.finished == 1 { isFinished = true }
    guard event.isSignpost else { return }
    signposts += 1
    if let boot = event.bootUUID { boots.insert(boot) }
    if event.processImagePath?.contains("/CoreSimulator/") ?? false { run.isSimulator = true }
    let (entry, subsystem) = (event.process, event.subsystem ?? "")
    guard run.options.isWanted(entry) else {
      return run.leftOut["(other processes)", default: 0] += 1
    }
    guard run.options.isWanted(subsystem: subsystem) else {
      return run.leftOut[subsystem, default: 0] += 1
    }
    guard let time = event.timestamp.flatMap(DeviceTime.nanoseconds) else {
      foreignLines += 1
      return
    }
    try pair(event, entry, subsystem, time)
  }

  private func pair(_ event: LogLine, _ entry: ProcessEntry, _ subsystem: String, _ time: Int64)
    throws
  {
    let writer = try run.writer(.log)
    let start = run.startNs ?? time
    run.startNs = start
    if run.processNames[entry.pid] == nil { run.processNames[entry.pid] = entry.name }
    let kind = writer.kind(
      subsystem: subsystem,
      category: event.category ?? "",
      name: event.signpostName ?? "(no name)"
    )
    let message = event.eventMessage.flatMap { $0.isEmpty ? nil : $0 }
    let key = SignpostPairing.Key(
      pid: entry.pid,
      kind: kind,
      identifier: event.signpostID ?? 0
    )
    let number = message.map(number) ?? -1
    let thread = event.threadID ?? 0
    switch event.signpostType {
    case "begin":
      pairing.begin(
        key,
        SignpostPairing.Open(
          timeNs: time - start,
          thread: thread,
          number: number,
          message: message
        )
      )
    case "end":
      let end = SignpostPairing.End(
        timeNs: time - start,
        thread: thread,
        number: number,
        mayDiffer: writer.kinds.all[kind].interval == nil
      )
      if let interval = pairing.end(key, end) { try writer.add(interval) }
    default: run.points += 1
    }
  }

  private func number(_ message: String) -> Int {
    let number = messages[message] ?? messages.count
    messages[message] = number
    return number
  }
}

extension UInt8 {
  /// True if it is white space in JSON.
  var isSpace: Bool { [9, 10, 13, 32].contains(self) }
}
