import TraceAnalysis

extension SummaryOracle.Scope {
  /// Says how smooth the runs were.
  func putFrames(_ path: String, in figures: inout Figures) {
    figures.put("\(path)/frames", frames.isEmpty ? nil : frames.count)
    guard let budget = firstBudget else { return }
    let own = "\(path)/frames"
    figures.put("\(own)/durations", durations: frames.map(\.durationNs))
    figures.put("\(own)/budget", budget.line)
    let costs = frames.map { $0.overrunNs + $0.budget.budgetNs }.sorted()
    let p95 = Figures.quantile(950, of: costs)
    figures.put("\(own)/p95 overrun", p95.map { $0 - budget.budgetNs })
    figures.put("\(own)/largest overrun", frames.map(\.overrunNs).max())
    figures.put("\(own)/late", frames.count { $0.isLate })
    figures.put("\(own)/causes", causes(of: frames))
    figures.put("\(own)/missed", frames.map(\.missedVsyncs).reduce(0, +))
    putHitches(frames, own, in: &figures)
    let scrolling = frames.filter { $0.isScrolling == true }
    figures.put("\(own)/scrolling", scrolling.isEmpty ? nil : scrolling.count)
    if !scrolling.isEmpty { putHitches(scrolling, "\(own)/scrolling", in: &figures) }
    let harness = frames.compactMap { $0.usage[4] }
    figures.put("\(own)/harness", harness.isEmpty ? nil : harness.reduce(0, +))
    putMachine(own, in: &figures)
    figures.put("\(own)/gaps", gaps)
    putBlank(own, in: &figures)
    if stage == .measured { figures.put("\(own)/each", frames.map(\.line).sorted()) }
    for (phase, members) in Dictionary(grouping: frames, by: \.phase) {
      putSubset(members, "\(own)/phase \(phase ?? "unknown")", in: &figures)
    }
    guard frames.contains(where: { $0.state != nil }) else { return }
    for (state, members) in Dictionary(grouping: frames, by: \.state) {
      putSubset(members, "\(own)/state \(state ?? "unknown")", in: &figures)
    }
  }

  private func putSubset(_ members: [OracleFrame], _ path: String, in figures: inout Figures) {
    figures.put(path, durations: members.map(\.durationNs))
    figures.put("\(path)/late", members.count { $0.isLate })
    figures.put("\(path)/causes", causes(of: members))
    putHitches(members, path, in: &figures)
  }

  /// Says how much of the late time was the machine's.
  private func putMachine(_ path: String, in figures: inout Figures) {
    let late = frames.filter(\.isLate)
    let machine = late.filter(\.isOfMachine)
    let whole = late.map(\.overrunNs).reduce(0, +)
    figures.put("\(path)/late time", whole)
    figures.put("\(path)/late of the list", late.count - machine.count)
    let isKnown = whole > 0 && frames.contains { $0.usage[0] != nil }
    let share = Double(machine.map(\.overrunNs).reduce(0, +)) / Double(max(1, whole))
    figures.put("\(path)/machine", about: isKnown ? share : nil)
  }

  /// Says the shortest time of each frame that all runs with frames have.
  func putMinima(_ path: String, in figures: inout Figures) {
    let played = Set(frames.map(\.run))
    let isWhole = frames.allSatisfy { $0.number ?? -1 >= 0 }
    guard played.count > 1, isWhole else { return figures.put("\(path) over", nil as Int?) }
    let alike = Dictionary(grouping: frames) { [Int($0.list), $0.number ?? 0] }
    let complete = alike.values.filter { members in
      members.count == played.count && Set(members.map(\.run)).count == played.count
    }
    figures.put("\(path) over", played.count)
    figures.put(path, durations: complete.compactMap { $0.map(\.durationNs).min() })
  }

  /// Says which frames and updates took longest.
  func putLongest(_ path: String, in figures: inout Figures) {
    let frames = frames.sorted { $0.durationNs > $1.durationNs }.prefix(20)
    figures.put("\(path)/longest frames", frames.map(\.durationNs))
    for place in Figures.unmistakable(frames.map(\.durationNs), of: 20) {
      let frame = frames[place]
      figures.put(
        "\(path)/longest frame \(place)",
        "\(frame.startNs) \(frame.durationNs) \(oracle.intervals[frame.interval].selfNs) "
          + "\(frame.number ?? -1) \(frame.list) \(frame.overrunNs) "
          + "\(frame.cause?.name ?? "on time") \(frame.phase ?? "-") \(frame.offset ?? -1) "
          + "\(frame.budget.slowdown)"
      )
      let inside = wholeBreakdown(of: oracle.children[frame.interval] ?? [])
      figures.put("\(path)/longest frame \(place)/inside", inside)
    }
    let updates = updates.sorted {
      oracle.intervals[$0].durationNs > oracle.intervals[$1].durationNs
    }.prefix(3)
    let durations = updates.map { oracle.intervals[$0].durationNs }
    figures.put("\(path)/longest updates", durations)
    for place in Figures.unmistakable(durations, of: 3) {
      let update = oracle.intervals[updates[place]]
      figures.put(
        "\(path)/longest update \(place)",
        "\(update.startNs - oracle.firstNs) \(update.durationNs) \(update.list) "
          + "\(update["reason"]?.text ?? "-") \(update["items"]?.integer ?? -1) "
          + "\(update["changes"]?.integer ?? -1)"
      )
      let inside = breakdown(of: children(of: updates[place]))
      figures.put("\(path)/longest update \(place)/inside", inside)
    }
  }

  /// The budget of the first frame of the first run that has any.
  private var firstBudget: OracleBudget? {
    runs.lazy.compactMap { run in frames.first { $0.run == run } }.first?.budget
  }

  private func causes(of frames: [OracleFrame]) -> [String] {
    let byName = Dictionary(grouping: frames.filter(\.isLate)) { $0.cause?.name ?? "" }
    let causes = byName.map { name, frames in
      Cause(name: name, count: frames.count, overrunNs: frames.map(\.overrunNs).reduce(0, +))
    }
    return causes.sorted(by: Cause.isBefore)
      .map { "\($0.name) \($0.count) \($0.overrunNs)" }
  }

  private struct Cause {
    let name: String
    let count: Int
    let overrunNs: Int64

    static func isBefore(_ first: Cause, _ second: Cause) -> Bool {
      if first.overrunNs != second.overrunNs { return first.overrunNs > second.overrunNs }
      return first.count == second.count ? first.name < second.name : first.count > second.count
    }
  }

  private func putHitches(_ frames: [OracleFrame], _ path: String, in figures: inout Figures) {
    let hitchNs = frames.map(\.hitchNs).reduce(0, +)
    let displayNs = frames.map { $0.budget.periodNs + $0.hitchNs }.reduce(0, +)
    figures.put("\(path)/hitch time", "\(hitchNs) of \(frames.count)")
    figures.put("\(path)/hitch rate", about: Double(hitchNs) * 1000 / Double(displayNs))
  }

  private func putBlank(_ path: String, in figures: inout Figures) {
    let areas = frames.compactMap(\.blank)
    let count = areas.isEmpty ? nil : Double(areas.count)
    figures.put("\(path)/blank mean", about: count.map { areas.reduce(0, +) / $0 })
    figures.put("\(path)/blank share", about: count.map { Double(areas.count { $0 > 0 }) / $0 })
    figures.put("\(path)/blank most", about: areas.max())
  }

  /// Times of more than one and a half periods between two frames of a list in which content moved.
  private var gaps: String? {
    let real = frames.filter(\.isRealTime)
    guard !real.isEmpty else { return nil }
    let lists = Dictionary(grouping: real) { "\($0.run) \($0.process) \($0.list)" }
    let gaps = lists.values.flatMap { frames in
      zip(frames, frames.dropFirst()).compactMap { before, after -> Int64? in
        let gap = after.startNs - before.startNs - before.durationNs
        let isLong = 2 * gap > 3 * after.budget.periodNs
        return isLong && before.isScrolling == true && after.isScrolling == true ? gap : nil
      }
    }
    return "\(gaps.count) \(gaps.max() ?? 0)"
  }
}
