/// Reads the rows of `os-signpost`: begins and ends, which are paired here.
struct EventRows {
  static let tables: Set<String> = ["os-signpost"]

  private let time, type, process, name, category, subsystem: Int
  private let thread, identifier, message: Int?
  private let run: RunImport
  private let writer: RunWriter
  private var finder = SignpostFinder()
  private var pairing = SignpostPairing()

  /// Prepares to read; nil where a column is missing.
  init?(_ table: TableHeading, _ run: RunImport) throws {
    guard let time = table.column("time"), let type = table.column("event-type"),
      let process = table.column("process"), let name = table.column("name"),
      let category = table.column("category"), let subsystem = table.column("subsystem")
    else { return nil }
    (self.time, self.type, self.process) = (time, type, process)
    (self.name, self.category, self.subsystem) = (name, category, subsystem)
    thread = table.column("thread")
    identifier = table.column("identifier")
    message = table.column("message")
    self.run = run
    writer = try run.writer(.events)
  }

  /// Reads a row.
  mutating func add(_ cells: [Cell], _ definitions: borrowing Definitions) throws {
    let threadCell = thread.map { cells[$0] } ?? .missing
    guard
      let entry = definitions.process(of: cells[process])
        ?? definitions.process(of: threadCell), run.options.isWanted(entry)
    else { return run.leftOut["(other processes)", default: 0] += 1 }
    let place = (cells[subsystem], cells[category], cells[name])
    guard let kind = finder.kind(place, definitions, run, writer) else { return }
    if run.processNames[entry.pid] == nil { run.processNames[entry.pid] = entry.name }
    let messageCell = message.map { cells[$0] } ?? .missing
    let key = SignpostPairing.Key(
      pid: entry.pid,
      kind: kind,
      identifier: identifier.flatMap { definitions.number(of: cells[$0]) } ?? 0
    )
    let number = definitions.textPlace(of: messageCell) ?? -1
    let isKnown = writer.kinds.all[kind].interval != nil
    let timeNs = definitions.number(of: cells[time]).flatMap { Int64(exactly: $0) } ?? -1
    let tid = definitions.thread(of: threadCell)?.tid ?? 0
    switch definitions.text(of: cells[type]) {
    case "Begin":
      let text = isKnown ? definitions.text(of: messageCell) : nil
      pairing.begin(
        key,
        SignpostPairing.Open(timeNs: timeNs, thread: tid, number: number, message: text)
      )
    case "End":
      let end = SignpostPairing.End(
        timeNs: timeNs,
        thread: tid,
        number: number,
        mayDiffer: !isKnown
      )
      if let interval = pairing.end(key, end) { try writer.add(interval) }
    default: run.points += 1
    }
  }

  /// Takes what has no end.
  mutating func finish() throws {
    for interval in pairing.unfinished { try writer.add(interval) }
    run.note(pairing, writer)
  }
}

extension RunImport {
  /// Takes what a pairing has found out.
  func note(_ pairing: SignpostPairing, _ writer: RunWriter) {
    unmatchedEnds += pairing.unmatchedEnds
    forgotten += pairing.forgotten
    for (kind, count) in pairing.ambiguous {
      ambiguous[writer.kinds.all[kind].name, default: 0] += count
    }
  }
}
