/// Reads the rows of `os-signpost-interval`, which newer versions call `OSSignpostIntervals`.
struct IntervalRows {
  static let tables: Set<String> = ["os-signpost-interval", "OSSignpostIntervals"]

  private let start, duration, name, category, subsystem, process, startThread: Int
  private let endThread, message: Int?
  private let run: RunImport
  private let writer: RunWriter
  private var finder = SignpostFinder()

  /// Prepares to read; nil where a column is missing.
  init?(_ table: TableHeading, _ run: RunImport) throws {
    guard let start = table.column("start"), let duration = table.column("duration"),
      let name = table.column("name"), let category = table.column("category"),
      let subsystem = table.column("subsystem"), let process = table.column("process"),
      let startThread = table.column("start-thread")
    else { return nil }
    (self.start, self.duration, self.name, self.category) = (start, duration, name, category)
    (self.subsystem, self.process, self.startThread) = (subsystem, process, startThread)
    endThread = table.column("end-thread")
    message = table.column("start-message")
    self.run = run
    writer = try run.writer(.intervals)
  }

  /// Reads a row.
  mutating func add(_ cells: [Cell], _ definitions: borrowing Definitions) throws {
    guard
      let entry = definitions.process(of: cells[process])
        ?? definitions.process(of: cells[startThread]), run.options.isWanted(entry)
    else { return run.leftOut["(other processes)", default: 0] += 1 }
    let place = (cells[subsystem], cells[category], cells[name])
    guard let kind = finder.kind(place, definitions, run, writer) else { return }
    if run.processNames[entry.pid] == nil { run.processNames[entry.pid] = entry.name }
    let beginThread = definitions.thread(of: cells[startThread])?.tid ?? 0
    let endCell = endThread.map { cells[$0] } ?? .missing
    let times = Self.times(cells[start], cells[duration], definitions)
    var text: String?
    if let message, writer.kinds.all[kind].interval != nil {
      text = definitions.text(of: cells[message])
    }
    try writer.add(
      SignpostInterval(
        kind: kind,
        pid: entry.pid,
        beginThread: beginThread,
        endThread: definitions.thread(of: endCell)?.tid ?? beginThread,
        startNs: times.start,
        endNs: times.end,
        message: text
      )
    )
  }

  /// Begin and end; nil for what the table does not have.
  private static func times(
    _ start: Cell,
    _ duration: Cell,
    _ definitions: borrowing Definitions
  ) -> (start: Int64?, end: Int64?) {
    // What stands for no time is the largest number.
    let start = definitions.number(of: start).flatMap { $0 < RunWriter.maxNs ? Int64($0) : nil }
    let duration = definitions.number(of: duration).flatMap {
      $0 < RunWriter.maxNs ? Int64($0) : nil
    }
    guard let start, let duration else { return (start, nil) }
    return (start, start + duration)
  }
}
