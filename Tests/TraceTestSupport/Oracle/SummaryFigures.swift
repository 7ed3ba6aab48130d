package import TraceAnalysis

extension Figures {
  /// All that a summary says.
  package init(_ summary: TraceSummary) {
    self.init()
    put("trace/events", summary.events)
    put("trace/begin", summary.firstNs)
    put("trace/duration", summary.durationNs)
    put("trace/processes", summary.processes)
    put("trace/unfinished", summary.unfinished.sortedText)
    put("trace/unmatched ends", summary.unmatchedEnds)
    put("trace/rejected", summary.rejectedIntervals)
    put("trace/broken", summary.brokenFrames.count)
    put("trace/split", summary.splitIntervals)
    put("trace/runs left out", summary.runsLeftOut)
    put("trace/mismatch", summary.mismatch)
    for (number, played) in summary.runs.played.enumerated() {
      put(played, "run \(number)")
      put(summary.runs.intervals(ofRun: number), "run \(number)")
      put("run \(number)/all frames", summary.runs.frames(ofRun: number).map(\.line).sorted())
      put(summary.runs.counters(ofRun: number), "run \(number)")
    }
    for (number, group) in summary.groups.enumerated() {
      put(group, "group \(number)", summary.runs)
      for run in group.runs { put(run) }
    }
  }

  private mutating func put(_ played: PlayedRun, _ path: String) {
    put("\(path)/process", played.run.process)
    put("\(path)/begin", played.run.startNs)
    put("\(path)/end", played.endNs)
    put("\(path)/events", played.events)
    put("\(path)/announced", played.isAnnounced)
    put("\(path)/described", played.isDescribed)
    put("\(path)/description", played.description.line)
    put("\(path)/budget", played.budget.line)
  }

  private mutating func put(_ run: RunSummary) {
    let path = "run \(run.played.run.number - 1)"
    put(run.frames, path)
    put(run.updates, path)
    put(run.measuring, path)
    put("\(path)/counters again", run.counters.map(\.line))
  }

  private mutating func put(_ group: RunGroup, _ path: String, _ runs: TraceRuns) {
    let numbers = group.runs.map { $0.played.run.number - 1 }
    put("\(path)/runs", numbers)
    put("\(path)/description", group.description?.line)
    put("\(path)/repetitions", group.repetitions)
    put("\(path)/interrupted", group.isInterrupted)
    put(group.intervals, path)
    put("\(path)/nesting", group.nesting.text)
    put(group.frames, path)
    put(group.updates, path)
    put(group.measuring, path)
    put(group.rows, path)
    put(group.frameTime, path)
    put(group.spread, path)
    put(group.counters, path)
    put("\(path)/lists", group.lists.map { "\($0.process.text) \($0.list)" })
    for list in group.lists {
      let own = "\(path)/list \(list.process.text) \(list.list)"
      put("\(own)/frames", list.frames)
      put("\(own)/late", list.lateFrames)
      put("\(own)/updates", list.updates)
    }
    putScaling(group.scaling, path)
    putDepth(group.depth, path)
    putMinima(runs.perFrameMinimum(overRuns: numbers), "\(path)/minima asked for")
    putMinima(group.frames?.minima, "\(path)/minima")
    putLongest(group, path)
    for stage in group.stages { put(stage, "\(path)/\(stage.stage.rawValue)") }
  }

  private mutating func put(_ stage: StageSummary, _ path: String) {
    put(stage.intervals, path)
    put(stage.frames, path, isMeasured: false)
    put(stage.updates, path)
    put(stage.measuring, path)
    put(stage.counters, path)
  }

  private mutating func putMinima(_ minima: FrameMinima?, _ path: String) {
    put("\(path) over", minima?.repetitions)
    if let minima { put(path, minima.durations) }
  }

  private mutating func put(_ intervals: [IntervalSummary], _ path: String) {
    for row in intervals {
      let own = "\(path)/interval \(row.name)"
      put("\(own)/durations", row.durations)
      put("\(own)/self", row.selfNs)
      put("\(own)/level", row.level)
      put("\(own)/share", about: row.shareOfFrameTime)
      for (name, field) in row.fields {
        put("\(own)/field \(name)", "\(field.count) \(field.rejected) \(field.p50) \(field.max)")
        put("\(own)/field \(name)/sum", about: field.sum)
      }
    }
  }

  private mutating func put(_ counters: [CounterSummary], _ path: String) {
    put("\(path)/counters", counters.map(\.line))
  }

  private mutating func put(_ frames: FrameSummary?, _ path: String, isMeasured: Bool = true) {
    put("\(path)/frames", frames?.durations.count)
    guard let frames else { return }
    let own = "\(path)/frames"
    put("\(own)/durations", frames.durations)
    put("\(own)/budget", frames.budget.line)
    put("\(own)/p95 overrun", frames.p95OverrunNs)
    put("\(own)/largest overrun", frames.maxOverrunNs)
    put("\(own)/late", frames.lateFrames)
    put("\(own)/causes", frames.causes.map { "\($0.name) \($0.count) \($0.overrunNs)" })
    put("\(own)/missed", frames.missedVsyncs)
    put(frames.hitches, own)
    put("\(own)/scrolling", frames.scrollingHitches?.frames)
    if let hitches = frames.scrollingHitches { put(hitches, "\(own)/scrolling") }
    put("\(own)/harness", frames.harnessNs)
    put("\(own)/late time", frames.lateNs)
    put("\(own)/late of the list", frames.lateFramesOfList)
    put("\(own)/machine", about: frames.machineShare)
    put("\(own)/gaps", frames.idleGaps.map { "\($0.count) \($0.longestNs)" })
    put("\(own)/blank mean", about: frames.blankArea?.meanPoints)
    put("\(own)/blank share", about: frames.blankArea?.share)
    put("\(own)/blank most", about: frames.blankArea?.maxPoints)
    if isMeasured { put("\(own)/each", frames.frames.map(\.line).sorted()) }
    for phase in frames.phases { put(phase, "\(own)/phase \(phase.name ?? "unknown")") }
    for state in frames.states { put(state, "\(own)/state \(state.name ?? "unknown")") }
  }

  private mutating func put(_ subset: FrameSummary.Subset, _ path: String) {
    put(path, subset.durations)
    put("\(path)/late", subset.lateFrames)
    put("\(path)/causes", subset.causes.map { "\($0.name) \($0.count) \($0.overrunNs)" })
    put(subset.hitches, path)
  }

  private mutating func put(_ hitches: HitchRate, _ path: String) {
    put("\(path)/hitch time", "\(hitches.hitchNs) of \(hitches.frames)")
    put("\(path)/hitch rate", about: hitches.msPerS)
  }

  private mutating func put(_ updates: UpdateSummary?, _ path: String) {
    put("\(path)/updates", updates?.durations.count)
    guard let updates else { return }
    put("\(path)/updates/durations", updates.durations)
    put("\(path)/updates/order", updates.byReason.map { $0.name ?? "unknown" })
    for reason in updates.byReason {
      let own = "\(path)/updates/\(reason.name ?? "unknown")"
      put(own, reason.durations)
      for part in reason.parts {
        put("\(own)/part \(part.name)", "\(part.count) \(part.selfNs)")
        for (field, sum) in part.counts { put("\(own)/part \(part.name)/\(field)", about: sum) }
      }
    }
  }

  private mutating func put(_ measuring: MeasuringSummary?, _ path: String) {
    put("\(path)/measured", measuring?.measured)
    guard let measuring else { return }
    put("\(path)/measured/cache", measuring.cache?.line)
    put("\(path)/measured/rate", about: measuring.hitRate)
    put("\(path)/measured/order", measuring.byType.map { $0.name ?? "unknown" })
    for type in measuring.byType {
      put(
        "\(path)/measured/type \(type.name ?? "unknown")",
        "\(type.count) \(type.totalNs) \(type.cache?.line ?? "")"
      )
    }
    put("\(path)/measured/width", measuring.momentNs)
    put(
      "\(path)/measured/moments",
      measuring.overTime.map { "\($0.startNs): \($0.cache.line)" }
    )
  }

  private mutating func putScaling(_ rows: [ScalingSummary], _ path: String) {
    put("\(path)/scaling", rows.map { "\($0.cost) \($0.size)" }.sorted())
    for row in rows {
      let own = "\(path)/scaling \(row.cost) \(row.size) \(row.fit.count)"
      put("\(own)/exponent", about: row.fit.exponent)
      put("\(own)/factor", about: row.fit.factorNs)
      // What the quantile of Student's distribution may be off by.
      put("\(own)/margin", about: row.fit.exponentMargin, tolerance: 0.006)
      put("\(own)/sizes", "\(row.fit.smallest) \(row.fit.largest)")
    }
  }

  private mutating func putLongest(_ group: RunGroup, _ path: String) {
    let frames = group.frames?.worst ?? []
    put("\(path)/longest frames", frames.map(\.durationNs))
    for position in Self.unmistakable(frames.map(\.durationNs), of: FrameSummary.worstCount) {
      let frame = frames[position]
      put("\(path)/longest frame \(position)", frame.line)
      put("\(path)/longest frame \(position)/inside", frame.inside.text)
    }
    let updates = group.updates?.worst ?? []
    put("\(path)/longest updates", updates.map(\.durationNs))
    for position in Self.unmistakable(updates.map(\.durationNs), of: UpdateSummary.worstCount) {
      let update = updates[position]
      put("\(path)/longest update \(position)", update.line)
      put("\(path)/longest update \(position)/inside", update.inside.text)
    }
  }

  /// The positions of those of the longest that no other of equal length may stand for.
  static func unmistakable(_ longest: [Int64], of capacity: Int) -> [Int] {
    longest.indices.filter { position in
      (longest.count < capacity || longest[position] > longest[longest.count - 1])
        && longest.count { $0 == longest[position] } == 1
    }
  }
}

extension Frame {
  /// Everything about it.
  package var line: String {
    let cause = cause.map { "\($0.name) \(Int(($0.share * 1e6).rounded()))" } ?? "on time"
    return "\(startNs) \(durationNs) of \(process.text) \(list), \(number ?? -1), \(startDelayNs) "
      + "\(timing.overrunNs) \(timing.missedVsyncs) \(timing.hitchNs), \(phase ?? "-") "
      + "\(scrollOffset ?? -1) \(blankPoints ?? -1) \(stage) \(state ?? "-") "
      + "\(usage.map { $0 ?? -1 }) \(timing.isLateByWallTimeOnly) \(cause)"
  }
}

extension Frame {
  private var usage: [Int64?] {
    [cpuNs, involuntarySwitches, voluntarySwitches, pageFaults, harnessNs]
  }
}

extension FrameBudget {
  /// Everything about it.
  package var line: String { "\(budgetNs) \(periodNs) \(slowdown) \(source)" }
}

extension FrameSummary.WorstFrame {
  fileprivate var line: String {
    "\(startNs) \(durationNs) \(selfNs) \(frame ?? -1) \(list) \(timing.overrunNs) "
      + "\(cause?.name ?? "on time") \(phase ?? "-") \(scrollOffset ?? -1) \(slowdown)"
  }
}

extension UpdateSummary.WorstUpdate {
  fileprivate var line: String {
    "\(startNs) \(durationNs) \(list) \(reason ?? "-") \(items ?? -1) \(changes ?? -1)"
  }
}

extension CounterSummary {
  fileprivate var line: String { "\(name): \(count) from \(min) to \(max), at last \(last)" }
}

extension [IntervalBreakdown] {
  fileprivate var text: String {
    map { "\($0.name) \($0.count) \($0.totalNs) \($0.selfNs) [\($0.children.text)]" }
      .joined(separator: " ")
  }
}

extension [String: Int] {
  /// All entries in the order of their keys.
  package var sortedText: String {
    sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: " ")
  }
}

extension ProcessID {
  /// Host and process.
  var text: String { "\(host)/\(pid)" }
}
