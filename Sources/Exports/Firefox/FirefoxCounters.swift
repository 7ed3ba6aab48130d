import TraceAnalysis

/// The counters of a profile, of which each value is noted as its change.
struct FirefoxCounters {
  private struct Key: Hashable {
    let process: ProcessID
    let list: UInt32
    let name: String
  }

  private struct Counter {
    let key: Key
    var value: Int64 = 0
    var columns = FirefoxColumns(columns: 2)
  }

  private var counters: [Counter] = []
  private var places: [Key: Int] = [:]

  /// The processes that have counters, in the order of their first values.
  var processes: [ProcessID] { counters.map(\.key.process) }

  mutating func add(_ reading: CounterReading, _ spool: Spool) {
    let key = Key(process: reading.run.process, list: reading.list, name: reading.name)
    let place = places[key] ?? counters.count
    if place == counters.count {
      places[key] = place
      counters.append(Counter(key: key))
    }
    let (change, isOverflow) = reading.value.subtractingReportingOverflow(counters[place].value)
    // A change that no number holds is damage; the counter goes on from its latest value.
    guard !isOverflow else { return }
    counters[place].value = reading.value
    counters[place].columns.append(0, in: spool) { $0.append(ns: reading.timeNs, decimals: 6) }
    counters[place].columns.append(1, in: spool) { $0.append(decimal: change) }
  }

  /// Writes all counters; `thread` finds a thread of a process.
  func write(
    from spool: Spool,
    to output: ExportOutput,
    _ thread: (ProcessID) -> (place: Int, pid: String)?
  ) throws {
    var isFirst = true
    for counter in counters {
      guard let thread = thread(counter.key.process) else { continue }
      output.write {
        if !isFirst { $0.append(",") }
        $0.append("{\"name\":")
        let list = counter.key.list == 0 ? "" : ", list \(counter.key.list)"
        $0.append(json: counter.key.name + list)
        $0.append(",\"category\":\"Other\",\"description\":\"\",\"pid\":")
        $0.append(json: thread.pid)
        $0.append(",\"mainThreadIndex\":")
        $0.append(decimal: Int64(thread.place))
        $0.append(",\"samples\":{")
      }
      isFirst = false
      try counter.columns.write(0, "time", from: spool, to: output)
      output.write { $0.append(",") }
      try counter.columns.write(1, "count", from: spool, to: output)
      output.write {
        $0.firefoxLength(counter.columns.count)
        $0.append("}")
      }
    }
  }
}
