import TraceAnalysis

/// A thread of a profile: its markers so far.
struct FirefoxThread {
  private enum Column {
    static let data = 0
    static let name = 1
    static let start = 2
    static let end = 3
    static let category = 4
  }

  let process: ProcessID
  let thread: Int32
  /// The profiler's id of the process; it keeps processes of the same number together.
  let pid: String
  private(set) var startNs = Int64.max
  private(set) var endNs: Int64 = 0
  private var markers = FirefoxColumns(columns: 5)

  init(process: ProcessID, thread: Int32) {
    self.process = process
    self.thread = thread
    pid = process.words + (process.host == 0 ? "" : " of host \(process.host)")
  }

  var markerCount: Int { markers.count }

  /// Takes note of a time at which the thread was there.
  mutating func note(_ timeNs: Int64) {
    startNs = min(startNs, timeNs)
    endNs = max(endNs, timeNs)
  }

  mutating func add(_ placed: PlacedInterval, _ schema: FirefoxSchema, _ spool: Spool) {
    note(placed.startNs)
    note(placed.endNs)
    markers.append(Column.data, in: spool) { $0.append(placed, schema) }
    markers.append(Column.name, in: spool) { $0.append(decimal: Int64(schema.name)) }
    markers.append(Column.start, in: spool) { $0.append(ns: placed.startNs, decimals: 6) }
    markers.append(Column.end, in: spool) { $0.append(ns: placed.endNs, decimals: 6) }
    markers.append(Column.category, in: spool) { $0.append(decimal: Int64(schema.category)) }
  }

  mutating func add(_ reading: SignpostReading, named name: Int, _ spool: Spool) {
    note(reading.timeNs)
    let category = FirefoxCategory.custom.rawValue
    markers.append(Column.data, in: spool) { FirefoxSignpost.append(reading, to: &$0) }
    markers.append(Column.name, in: spool) { $0.append(decimal: Int64(name)) }
    markers.append(Column.start, in: spool) { $0.append(ns: reading.timeNs, decimals: 6) }
    markers.append(Column.end, in: spool) { $0.append(ns: reading.timeNs, decimals: 6) }
    markers.append(Column.category, in: spool) { $0.append(decimal: Int64(category)) }
  }

  /// Writes the thread.
  ///
  /// - Parameters:
  ///   - samples: the times of its samples with the places of their stacks.
  ///   - spool: the spool with the markers.
  ///   - output: the output to write to.
  /// - Throws: the errors of `Spool.copy`.
  func write(
    samples: [(timeNs: Int64, stack: Int?)],
    from spool: Spool,
    to output: ExportOutput
  ) throws {
    let begin = min(startNs, endNs)
    output.write {
      $0.append("{\"processType\":\"default\",\"processStartupTime\":")
      $0.append(ns: begin, decimals: 6)
      $0.append(",\"processShutdownTime\":null,\"registerTime\":")
      $0.append(ns: begin, decimals: 6)
      $0.append(",\"unregisterTime\":null,\"pausedRanges\":[],\"showMarkersInTimeline\":true")
      $0.append(",\"name\":")
      let isMain = thread == process.pid
      $0.append(json: isMain ? "main thread" : "thread \(thread)")
      $0.append(isMain ? ",\"isMainThread\":true" : ",\"isMainThread\":false")
      $0.append(",\"processName\":")
      $0.append(json: TrackNames.process(process))
      $0.append(",\"pid\":")
      $0.append(json: pid)
      $0.append(",\"tid\":")
      $0.append(decimal: Int64(thread))
      $0.append(",\"samples\":{")
      // The profiler takes time ranges from samples, and wants two at least: some without a stack.
      let samples =
        samples.count > 1
        ? samples : (samples.isEmpty ? [(begin, nil)] : samples) + [(max(begin, endNs), nil)]
      $0.column("stack", samples.map { $0.stack })
      $0.append(",")
      $0.column("time", samples) { $0.append(ns: $1.timeNs, decimals: 6) }
      $0.append(",\"weight\":null,\"weightType\":\"samples\"")
      $0.firefoxLength(samples.count)
      $0.append(",\"markers\":{")
    }
    try markers.write(Column.data, "data", from: spool, to: output)
    output.write { $0.append(",") }
    try markers.write(Column.name, "name", from: spool, to: output)
    output.write { $0.append(",") }
    try markers.write(Column.start, "startTime", from: spool, to: output)
    output.write { $0.append(",") }
    try markers.write(Column.end, "endTime", from: spool, to: output)
    output.write { $0.append(",") }
    try markers.write(Column.category, "category", from: spool, to: output)
    output.write {
      // Each marker has a begin and an end.
      $0.append(",")
      $0.column("phase", "1", count: markers.count)
      $0.firefoxLength(markers.count)
      $0.append("}")
    }
  }
}
