import TraceAnalysis

extension SummaryOracle.Scope {
  /// The positions of the updates.
  var updates: [Int] { positions.filter { oracle.intervals[$0].isKind("update") } }

  /// Says what updates cost, by what asked for them.
  func putUpdates(_ path: String, in figures: inout Figures) {
    let updates = updates
    figures.put("\(path)/updates", updates.isEmpty ? nil : updates.count)
    guard !updates.isEmpty else { return }
    func durations(_ own: [Int]) -> [Int64] { own.map { oracle.intervals[$0].durationNs } }
    figures.put("\(path)/updates/durations", durations: durations(updates))
    let reasons = Dictionary(grouping: updates) { oracle.intervals[$0]["reason"]?.text }
    let rows = reasons.map { OracleRow(name: $0, totalNs: totalNs($1)) }
    figures.put("\(path)/updates/order", rows.sorted(by: OracleRow.isDearer).map(\.text))
    for (reason, own) in reasons {
      let path = "\(path)/updates/\(reason ?? "unknown")"
      figures.put(path, durations: durations(own))
      let inside = positions.filter {
        innermost("update", around: $0).map(own.contains) ?? false
      }
      putParts(inside, path, in: &figures)
    }
  }

  private func putParts(_ inside: [Int], _ path: String, in figures: inout Figures) {
    for (name, own) in Dictionary(grouping: inside, by: { oracle.intervals[$0].name }) {
      figures.put("\(path)/part \(name)", "\(own.count) \(selfNs(own))")
      var sums: [String: Double] = [:]
      for field in own.flatMap({ oracle.intervals[$0].fields })
      where !["section", "index", "type"].contains(field.name) {
        if case .unsigned(let count) = field.value { sums[field.name, default: 0] += Double(count) }
      }
      for (field, sum) in sums { figures.put("\(path)/part \(name)/\(field)", about: sum) }
    }
  }

  /// Says what each list of each process cost.
  func putLists(_ path: String, in figures: inout Figures) {
    struct Key: Hashable {
      let process: ProcessID
      let list: UInt32
      var order: [Int64] { [Int64(process.host), Int64(process.pid), Int64(list)] }
    }
    let frames = Dictionary(grouping: frames) { Key(process: $0.process, list: $0.list) }
    let updates = Dictionary(grouping: updates.map { oracle.intervals[$0] }) {
      Key(process: $0.process, list: $0.list)
    }
    let keys = Set(frames.keys).union(updates.keys).sorted {
      $0.order.lexicographicallyPrecedes($1.order)
    }
    figures.put("\(path)/lists", keys.map { "\($0.process.text) \($0.list)" })
    for key in keys {
      let own = "\(path)/list \(key.process.text) \(key.list)"
      figures.put("\(own)/frames", durations: (frames[key] ?? []).map(\.durationNs))
      figures.put("\(own)/late", (frames[key] ?? []).count { $0.isLate })
      figures.put("\(own)/updates", durations: (updates[key] ?? []).map(\.durationNs))
    }
  }

  /// Says how often was measured.
  func putMeasuring(_ path: String, in figures: inout Figures) {
    let all = positions.map { oracle.intervals[$0] }
    let measures = all.filter { $0.isKind("measure") }
    let layouts = all.filter { $0.isKind("layout") }.compactMap { layout in
      layout["measured"]?.integer.map { _ in
        (layout.startNs - oracle.firstNs, OracleSizes { layout[$0]?.integer })
      }
    }
    guard !measures.isEmpty || !layouts.isEmpty else {
      return figures.put("\(path)/measured", nil as Int?)
    }
    let sizes = layouts.isEmpty ? nil : OracleSizes(layouts.map(\.1))
    figures.put("\(path)/measured", sizes?.measured ?? Int64(measures.count))
    figures.put("\(path)/measured/cache", sizes?.line)
    figures.put("\(path)/measured/rate", about: sizes?.hitRate)
    putTypes(measures, "\(path)/measured", in: &figures)
    var width: Int64 = 1_000_000
    while layouts.contains(where: { $0.0 / width >= 200 }) { width *= 2 }
    figures.put("\(path)/measured/width", width)
    let moments = Dictionary(grouping: layouts) { $0.0 / width * width }.sorted { $0.key < $1.key }
    figures.put(
      "\(path)/measured/moments",
      moments.map { start, own in
        "\(start): \(OracleSizes(own.map(\.1)).line)"
      }
    )
  }

  private func putTypes(_ measures: [OracleInterval], _ path: String, in figures: inout Figures) {
    let timed = Dictionary(grouping: measures) { measure in
      measure["type"]?.integer.map { oracle.typeName($0, measure.process, measure.list) }
    }
    let caches = Dictionary(grouping: events("measure_cache")) { event in
      event["type"]?.integer.map { oracle.typeName($0, event.process, event.listNumber) }
    }
    let names = Set(timed.keys).union(caches.keys.filter { $0 != nil })
    let rows = names.map { name in
      OracleRow(name: name, totalNs: (timed[name] ?? []).reduce(0) { $0 + $1.durationNs })
    }
    figures.put("\(path)/order", rows.sorted(by: OracleRow.isDearer).map(\.text))
    for row in rows {
      let count = timed[row.name]?.count ?? 0
      let sizes = caches[row.name].map { events in
        OracleSizes(events.map { event in OracleSizes { event[$0]?.integer } }).line
      }
      figures.put("\(path)/type \(row.text)", "\(count) \(row.totalNs) \(sizes ?? "")")
    }
  }
}

/// Measured, cached and fixed sizes, as one event says them, or as a sum; negative ones make no sense.
private struct OracleSizes {
  let measured: Int64
  let cached: Int64
  let fixed: Int64?

  var line: String { "\(measured) \(cached) \(fixed ?? -1)" }

  var hitRate: Double? {
    measured + cached > 0 ? Double(cached) / Double(measured + cached) : nil
  }

  init(_ field: (String) -> Int64?) {
    measured = max(0, field("measured") ?? 0)
    cached = max(0, field("cached") ?? field("cache_hits") ?? 0)
    fixed = field("fixed").map { max(0, $0) }
  }

  init(_ parts: [OracleSizes]) {
    measured = parts.map(\.measured).reduce(0, +)
    cached = parts.map(\.cached).reduce(0, +)
    let known = parts.compactMap(\.fixed)
    fixed = known.isEmpty ? nil : known.reduce(0, +)
  }
}

extension SummaryOracle {
  /// The name that the trace gives the number of a content type.
  func typeName(_ type: Int64, _ process: ProcessID, _ list: UInt32) -> String {
    let named = typeNames.last {
      $0.process == process && $0.listNumber == list
        && $0["type"]?.integer == type && $0["name"]?.text != nil
    }
    return named?["name"]?.text ?? "type \(type)"
  }
}

extension TraceEvent {
  /// The list that it is about; 0 for none.
  var listNumber: UInt32 { UInt32(truncatingIfNeeded: self["list"]?.integer ?? 0) }
}
