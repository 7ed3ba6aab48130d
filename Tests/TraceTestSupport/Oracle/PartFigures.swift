package import TraceAnalysis

extension Figures {
  /// All that the parts of a trace say, and its ending.
  package init(_ parts: [TracePart], _ ending: TraceEnding) {
    self.init()
    var readings: [CounterReading] = []
    for part in parts {
      switch part {
      case .counter(let reading): readings.append(reading)
      case .allocations, .signpost: break
      case .intervals(let intervals): for interval in intervals { put(interval) }
      }
    }
    put(
      "counters",
      readings.map { "run \($0.run.number) \($0.list) \($0.timeNs) \($0.name) \($0.value)" }
    )
    put(
      "runs",
      ending.runs.map { "\($0.run.process.text) \($0.run.startNs) \($0.endNs) \($0.events)" }
    )
    put("descriptions", ending.runs.map { $0.isDescribed ? $0.description.line : nil })
    put("unfinished", ending.tally.unfinished.sortedText)
    put("unmatched ends", ending.tally.unmatchedEnds)
    put("rejected", ending.tally.rejected)
  }

  private mutating func put(_ placed: PlacedInterval) {
    let (own, path) = (placed.interval, "interval \(placed.id)")
    put(
      path,
      "\(own.name) \(own.isNamedByUser) \(own.process.text) \(own.thread) \(own.list) "
        + "run \(placed.run.number), \(placed.startNs) \(own.durationNs) \(own.selfNs), "
        + "in \(placed.parentID ?? -1), frame \(placed.frameID ?? -1), \(placed.contentType ?? "-")"
    )
    put("\(path)/fields", own.shape.fieldNames)
    put("\(path)/values", own.values.map(\.readable))
    guard let frame = placed.frame else { return }
    put("\(path)/frame", frame.frame.line)
    put("\(path)/budget", frame.budget.line)
    put("\(path)/times", "\(frame.dueNs) \(frame.deadlineNs) \(frame.begunNs) \(frame.finishedNs)")
  }
}

extension SummaryOracle {
  /// All that the parts of the trace have to say.
  package var partFigures: Figures {
    var figures = Figures()
    let evaluated = Dictionary(uniqueKeysWithValues: frames.map { ($0.interval, $0) })
    for position in intervals.indices { put(position, evaluated[position], in: &figures) }
    let readings = zip(events, runs.ofEvents).compactMap { event, run -> String? in
      guard event.type.name == "counter", let value = event["value"]?.integer else { return nil }
      let time = event.timestampNs - firstNs
      return "run \(run + 1) \(event.listNumber) \(time) \(event["name"]?.text ?? "") \(value)"
    }
    figures.put("counters", readings)
    figures.put(
      "runs",
      runs.all.map { "\($0.process.text) \($0.startNs) \($0.endNs) \($0.events)" }
    )
    figures.put(
      "descriptions",
      runs.all.map { $0.description?.line }
    )
    figures.put("unfinished", found.unfinished.sortedText)
    figures.put("unmatched ends", found.unmatchedEnds)
    figures.put("rejected", found.rejected)
    return figures
  }

  private func put(_ position: Int, _ frame: OracleFrame?, in figures: inout Figures) {
    let (own, path) = (intervals[position], "interval \(intervals[position].number)")
    let around = Self.innermost("frame", around: position, intervals)
    let type = own["type"]?.integer.map { typeName($0, own.process, own.list) }
    figures.put(
      path,
      "\(own.name) \(own.isNamedByUser) \(own.process.text) \(own.thread) \(own.list) "
        + "run \(runOf[position] + 1), \(own.startNs - firstNs) \(own.durationNs) \(own.selfNs), "
        + "in \(own.parent.map { intervals[$0].number } ?? -1), "
        + "frame \(around.map { intervals[$0].number } ?? -1), \(type ?? "-")"
    )
    figures.put("\(path)/fields", own.fields.map(\.name))
    figures.put("\(path)/values", own.fields.map(\.value.readable))
    guard let frame else { return }
    figures.put("\(path)/frame", frame.line)
    figures.put("\(path)/budget", frame.budget.line)
    let begun = frame.dueNs + frame.delayNs
    let deadline = frame.dueNs + frame.budget.budgetNs
    figures.put(
      "\(path)/times",
      "\(frame.dueNs) \(deadline) \(begun) \(max(begun, deadline + frame.overrunNs))"
    )
  }
}

extension FieldValue {
  /// The value, but text for what is no number, as that is not equal to itself.
  fileprivate var readable: FieldValue {
    if case .number(let number) = self, number.isNaN { return .text("no number") }
    return self
  }
}
