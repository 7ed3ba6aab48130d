import Signposts
import TraceAnalysis

extension SummaryOracle.Scope {
  /// Says where the time of frames went.
  func putFrameTime(_ path: String, in figures: inout Figures) {
    let outer = positions.filter { isOuterFrame($0) }
    let inside = positions.filter {
      innermost("frame", around: $0) != nil
    }
    let totalNs = outer.map { oracle.intervals[$0].durationNs }.reduce(0, +)
    let withoutCause = inside.filter { !hasCause($0) }
    let selfNs = withoutCause.map { Double(oracle.intervals[$0].selfNs) }.reduce(0, +)
    let unexplainedNs = max(0, selfNs - withoutCause.map(recordingNs).reduce(0, +)).rounded()
    figures.put("\(path)/frame time", outer.isEmpty ? nil : "\(outer.count) \(totalNs)")
    figures.put("\(path)/frame time/unexplained", about: outer.isEmpty ? nil : unexplainedNs)
    let share = outer.isEmpty || totalNs == 0 ? nil : unexplainedNs / Double(totalNs)
    figures.put("\(path)/frame time/unexplained share", about: share)
    putInstrument(outer, inside, path, in: &figures)
  }

  /// Puts the cost of recording: run by run, as each states the costs.
  private func putInstrument(
    _ outer: [Int],
    _ inside: [Int],
    _ path: String,
    in figures: inout Figures
  ) {
    var (frames, events, totalNs, insideNs) = (0, 0, 0.0, 0.0)
    var isKnown = false
    for run in runs {
      guard let costs = costs(ofRun: run) else { continue }
      isKnown = true
      let own = outer.filter { oracle.runOf[$0] == run }
      let timed = own.count { oracle.intervals[$0].ownNs != nil }
      let count = 2 * inside.count { oracle.runOf[$0] == run } + instantsInFrames(ofRun: run)
      frames += own.count
      events += count
      totalNs += Double(count) * costs.eventNs + Double(2 * own.count) * costs.usageNs
      insideNs +=
        Double(count - 2 * timed) * costs.eventNs + Double(2 * (own.count - timed)) * costs.usageNs
    }
    let isShown = isKnown && !outer.isEmpty
    figures.put("\(path)/instrument", isShown ? "\(frames) \(events)" : nil)
    figures.put("\(path)/instrument/total", about: isShown ? totalNs : nil)
    figures.put("\(path)/instrument/inside", about: isShown ? insideNs : nil)
  }

  /// Returns the costs that the last event of a run with them states.
  private func costs(ofRun run: Int) -> (eventNs: Double, usageNs: Double)? {
    let told = oracle.events.indices.last {
      oracle.events[$0].type.name == "instrument" && oracle.runs.ofEvents[$0] == run
    }
    guard let event = told.map({ oracle.events[$0] }), let eventNs = event["event_ns"]?.number,
      let usageNs = event["usage_ns"]?.number
    else { return nil }
    return (eventNs, usageNs)
  }

  /// Returns the number of events that are no begin or end and came while a frame of their thread
  /// was open.
  private func instantsInFrames(ofRun run: Int) -> Int {
    oracle.events.indices.count { place in
      let event = oracle.events[place]
      let isMark = ["_begin", "_end"].contains { event.type.name.hasSuffix($0) }
      guard oracle.runs.ofEvents[place] == run, !isMark || event["id"] == nil else { return false }
      return oracle.stage(ofEvent: place) == stage
        && oracle.found.openFrames.contains {
          $0.events.contains(place) && $0.thread == event.thread && $0.process == event.process
            && oracle.runs.ofEvents[$0.events.lowerBound] == run
        }
    }
  }

  private func isOuterFrame(_ position: Int) -> Bool {
    guard oracle.intervals[position].isKind("frame") else { return false }
    return parent(of: position).map { innermost("frame", around: $0) == nil } ?? true
  }

  private func hasCause(_ position: Int) -> Bool {
    let interval = oracle.intervals[position]
    return interval.isNamedByUser || oracle.schema.cause(of: interval.name) != nil
  }

  /// Returns the cost of recording an interval and those directly inside it, as a part of its self
  /// time.
  private func recordingNs(_ position: Int) -> Double {
    let interval = oracle.intervals[position]
    guard let costs = costs(ofRun: oracle.runOf[position]) else { return 0 }
    let children = positions.count { parent(of: $0) == position }
    return Double(children + (interval.ownNs == nil ? 1 : 0)) * costs.eventNs
  }

  /// Says how much the runs differ.
  func putSpread(_ path: String, in figures: inout Figures) {
    let all = runs.map { run in
      (run: run, times: SummaryOracle.Scope(oracle, [run]).frames.map(\.durationNs).sorted())
    }.filter { !$0.times.isEmpty }
    let isShown = all.count > 1
    func values(_ share: Int) -> String? {
      let values = all.compactMap { Figures.quantile(share, of: $0.times) }.sorted()
      guard isShown, values.count == all.count else { return nil }
      return "\(values[0]) \(values[(values.count - 1) / 2]) \(values[values.count - 1])"
    }
    figures.put("\(path)/spread", isShown ? all.count : nil)
    figures.put("\(path)/spread/p50", values(500))
    figures.put("\(path)/spread/p95", values(950))
    let medians = all.compactMap { Figures.quantile(500, of: $0.times).map { Double($0) } }
    func middle(_ values: [Double]) -> Double {
      let sorted = values.sorted()
      let upper = sorted[sorted.count / 2]
      return sorted.count % 2 == 1 ? upper : (upper + sorted[sorted.count / 2 - 1]) / 2
    }
    guard isShown else { return figures.put("\(path)/spread/apart", nil as [Int]?) }
    let centre = middle(medians)
    let spread = middle(medians.map { abs($0 - centre) })
    let apart = zip(all, medians).filter { _, median in
      medians.count >= 4 && abs(median - centre) > 3 * 1.4826 * spread
        && abs(median - centre) > 0.05 * centre
    }
    figures.put("\(path)/spread/apart", apart.map { $0.0.run + 1 })
  }
}
